import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';
import type { ReactNode } from 'react';
import type { ListColumn } from '../definition';
import { bulkTexts, rowTexts } from '../lib/listMessages';
import type { ListQuery } from './listQuery';
import type { ListRow } from './listRow';
import { ACTION_CELL, SkeletonRow, TableEntry } from './TableEntry';
import type { Selection } from './useSelection';

/** What can be done with the rows of a table besides opening them. */
export interface RowExtras<Row extends ListRow> {
  /** Rows can be chosen, for actions on several. */
  readonly selection?: Selection | undefined;
  /** Stands at the end of each row. */
  readonly actionsOf?: ((row: Row) => ReactNode) | undefined;
}

interface ListTableProps<Row extends ListRow> extends RowExtras<Row> {
  readonly caption: string;
  readonly columns: readonly ListColumn[];
  /** Undefined while the first answer is on its way. */
  readonly rows: readonly Row[] | undefined;
  readonly isStale: boolean;
  readonly sort: ListQuery['sort'];
  readonly onSort: (sort: ListQuery['sort']) => void;
  /** Where a row opens; undefined: nothing opens (CI-005). */
  readonly pathOf: (row: Row) => string | undefined;
}

/** The sortable table (LIST-001, LIST-005). */
export function ListTable<Row extends ListRow>(props: ListTableProps<Row>): ReactNode {
  const { caption, columns, rows, sort, onSort, selection, actionsOf } = props;
  return (
    <Box sx={{ overflowX: 'auto' }}>
      <Table
        aria-label={caption}
        aria-busy={props.isStale}
        sx={{ ...TABLE, minWidth: Math.max(480, columns.length * COLUMN_WIDTH) }}
      >
        <TableHead>
          <TableRow>
            {selection && <ChooseAll selection={selection} count={rows?.length ?? 0} />}
            {columns.map((column) => (
              <HeadCell key={column.field} column={column} sort={sort} onSort={onSort} />
            ))}
            {actionsOf && (
              <TableCell align="right" sx={ACTION_CELL}>
                {rowTexts.actions}
              </TableCell>
            )}
          </TableRow>
        </TableHead>
        <TableBody sx={{ opacity: props.isStale && rows ? 0.6 : 1 }}>
          {rows?.map((row) => (
            <TableEntry
              key={row.id}
              row={row}
              columns={columns}
              path={props.pathOf(row)}
              selection={selection}
              actions={actionsOf?.(row)}
            />
          ))}
          {rows === undefined &&
            SKELETON_ROWS.map((row) => (
              <SkeletonRow key={row} cells={columns.length + (selection ? 1 : 0) + (actionsOf ? 1 : 0)} />
            ))}
        </TableBody>
      </Table>
    </Box>
  );
}

function ChooseAll({ selection, count }: { readonly selection: Selection; readonly count: number }): ReactNode {
  const { chosen, toggleAll } = selection;
  return (
    <TableCell padding="checkbox">
      <Checkbox
        size="small"
        disabled={count === 0}
        checked={count > 0 && chosen.size === count}
        indeterminate={chosen.size > 0 && chosen.size < count}
        onChange={toggleAll}
        slotProps={{ input: { 'aria-label': bulkTexts.chooseAll } }}
      />
    </TableCell>
  );
}

function HeadCell(props: {
  readonly column: ListColumn;
  readonly sort: ListQuery['sort'];
  readonly onSort: (sort: ListQuery['sort']) => void;
}): ReactNode {
  const { column, sort, onSort } = props;
  const isSorted = sort.by === column.field;
  const direction = sort.order === 'ASC' ? 'asc' : 'desc';
  if (!column.sortable) return <TableCell>{column.label}</TableCell>;
  return (
    <TableCell sortDirection={isSorted ? direction : false}>
      <TableSortLabel
        active={isSorted}
        direction={isSorted ? direction : 'asc'}
        onClick={() => onSort({ by: column.field, order: isSorted && sort.order === 'ASC' ? 'DESC' : 'ASC' })}
      >
        {column.label}
      </TableSortLabel>
    </TableCell>
  );
}

/** In CSS pixels; on a narrower screen the table is moved sideways. */
const COLUMN_WIDTH = 120;
const TABLE = {
  '& th': { whiteSpace: 'nowrap' },
  '& td, & th': { px: 1.5 },
  '& td': { overflowWrap: 'break-word' },
} as const;
const SKELETON_ROWS = [1, 2, 3, 4, 5, 6] as const;
