import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';
import type { MouseEvent, ReactNode } from 'react';
import { Link as RouterLink, useNavigate } from 'react-router-dom';
import type { ListColumn } from '../definition';
import type { ListQuery } from './listQuery';
import { nameOf, type ListRow } from './listRow';
import { bulkTexts, rowTexts } from './texts';
import type { Selection } from './useBulk';
import { Value } from './Value';

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

interface TableEntryProps {
  readonly row: ListRow;
  readonly columns: readonly ListColumn[];
  readonly path: string | undefined;
  readonly selection: Selection | undefined;
  readonly actions: ReactNode;
}

/** One row of a table: what can be chosen, its values, what can be done with it. A click on it opens it. */
function TableEntry({ row, columns, path, selection, actions }: TableEntryProps): ReactNode {
  const navigate = useNavigate();
  const isChosen = selection?.chosen.has(row.id) ?? false;
  return (
    <TableRow
      hover={path !== undefined}
      selected={isChosen}
      sx={{ height: ROW_HEIGHT, cursor: path === undefined ? 'default' : 'pointer' }}
      {...(path === undefined ? {} : { onClick: () => void navigate(path) })}
    >
      {selection && (
        <TableCell padding="checkbox" onClick={keepClick}>
          <Checkbox
            size="small"
            checked={isChosen}
            onChange={() => selection.toggle(row.id)}
            slotProps={{ input: { 'aria-label': bulkTexts.choose({ name: nameOf(row, columns) }) } }}
          />
        </TableCell>
      )}
      {columns.map((column, index) => (
        <TableCell key={column.field} {...(isText(column) ? {} : { sx: IN_ONE_PIECE })}>
          {index === 0 && path !== undefined ? (
            <Link
              component={RouterLink}
              to={path}
              color="inherit"
              underline="hover"
              sx={{ fontWeight: 600 }}
              onClick={keepClick}
            >
              <Value row={row} column={column} />
            </Link>
          ) : (
            <Value row={row} column={column} />
          )}
        </TableCell>
      ))}
      {actions !== undefined && (
        <TableCell align="right" sx={ACTION_CELL} onClick={keepClick}>
          {actions}
        </TableCell>
      )}
    </TableRow>
  );
}

/** What has a click of its own does not open the row. */
function keepClick(event: MouseEvent): void {
  event.stopPropagation();
}

/** Holds the place of a row that is on its way. */
function SkeletonRow({ cells }: { readonly cells: number }): ReactNode {
  return (
    <TableRow sx={{ height: ROW_HEIGHT }}>
      {Array.from({ length: cells }, (_, index) => (
        <TableCell key={index}>
          <Skeleton width="60%" />
        </TableCell>
      ))}
    </TableRow>
  );
}

function isText({ format = 'text' }: ListColumn): boolean {
  return format === 'text';
}

/** In CSS pixels; on a narrower screen the table is moved sideways. */
const COLUMN_WIDTH = 120;
const TABLE = {
  '& th': { whiteSpace: 'nowrap' },
  '& td, & th': { px: 1.5 },
  '& td': { overflowWrap: 'break-word' },
} as const;
const SKELETON_ROWS = [1, 2, 3, 4, 5, 6] as const;
const ROW_HEIGHT = 53;
/** Dates and badges are read at a glance, in one piece. */
const IN_ONE_PIECE = { whiteSpace: 'nowrap', overflowWrap: 'normal' } as const;
/** On narrow screens, where the table is scrolled sideways, what can be done with a row stays in sight. */
const ACTION_CELL = {
  whiteSpace: 'nowrap',
  position: { xs: 'sticky', md: 'static' },
  right: 0,
  bgcolor: { xs: 'background.paper', md: 'transparent' },
} as const;
