import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';
import type { ReactNode } from 'react';
import { Link as RouterLink, useNavigate } from 'react-router-dom';
import type { ListColumn } from '../definition';
import type { ListQuery } from './listQuery';
import { Value } from './Value';

/** A record of a list: its columns' values by name. */
export interface ListRow {
  readonly id: string;
}

/** The sortable table (LIST-001, LIST-005). */
export function ListTable<Row extends ListRow>(props: {
  readonly caption: string;
  readonly columns: readonly ListColumn[];
  /** Undefined while the first answer is on its way. */
  readonly rows: readonly Row[] | undefined;
  readonly isStale: boolean;
  readonly sort: ListQuery['sort'];
  readonly onSort: (sort: ListQuery['sort']) => void;
  /** Where a row opens; undefined: nothing opens (CI-005). */
  readonly pathOf: (row: Row) => string | undefined;
}): ReactNode {
  const { caption, columns, rows, sort, onSort } = props;
  return (
    <Box sx={{ overflowX: 'auto' }}>
      <Table
        aria-label={caption}
        aria-busy={props.isStale}
        sx={{ ...TABLE, minWidth: Math.max(480, columns.length * COLUMN_WIDTH) }}
      >
        <TableHead>
          <TableRow>
            {columns.map((column) => (
              <HeadCell key={column.field} column={column} sort={sort} onSort={onSort} />
            ))}
          </TableRow>
        </TableHead>
        <TableBody sx={{ opacity: props.isStale && rows ? 0.6 : 1 }}>
          {rows?.map((row) => (
            <Row key={row.id} row={row} columns={columns} path={props.pathOf(row)} />
          ))}
          {rows === undefined && SKELETON_ROWS.map((row) => <SkeletonRow key={row} columns={columns} />)}
        </TableBody>
      </Table>
    </Box>
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

function Row(props: {
  readonly row: ListRow;
  readonly columns: readonly ListColumn[];
  readonly path: string | undefined;
}): ReactNode {
  const { row, columns, path } = props;
  const navigate = useNavigate();
  return (
    <TableRow
      hover={path !== undefined}
      sx={{ height: ROW_HEIGHT, cursor: path === undefined ? 'default' : 'pointer' }}
      {...(path === undefined ? {} : { onClick: () => void navigate(path) })}
    >
      {columns.map((column, index) => (
        <TableCell key={column.field} {...(isText(column) ? {} : { sx: IN_ONE_PIECE })}>
          {index === 0 && path !== undefined ? (
            <Link
              component={RouterLink}
              to={path}
              color="inherit"
              underline="hover"
              sx={{ fontWeight: 600 }}
              onClick={(event) => event.stopPropagation()}
            >
              <Value row={row} column={column} />
            </Link>
          ) : (
            <Value row={row} column={column} />
          )}
        </TableCell>
      ))}
    </TableRow>
  );
}

function SkeletonRow({ columns }: { readonly columns: readonly ListColumn[] }): ReactNode {
  return (
    <TableRow sx={{ height: ROW_HEIGHT }}>
      {columns.map(({ field }) => (
        <TableCell key={field}>
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
const ROW_HEIGHT = 53;
const TABLE = {
  '& th': { whiteSpace: 'nowrap' },
  '& td, & th': { px: 1.5 },
  '& td': { overflowWrap: 'break-word' },
} as const;
/** Dates and badges are read at a glance, in one piece. */
const IN_ONE_PIECE = { whiteSpace: 'nowrap', overflowWrap: 'normal' } as const;
const SKELETON_ROWS = [1, 2, 3, 4, 5, 6] as const;
