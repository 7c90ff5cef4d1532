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
import { formatDate } from '../lib/dates';
import type { ListQuery } from './listQuery';

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
      <Table aria-label={caption} aria-busy={props.isStale} sx={{ minWidth: 480 }}>
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
      {columns.map((column, index) => {
        const text = textOf(row, column);
        return (
          <TableCell key={column.field}>
            {index === 0 && path !== undefined ? (
              <Link
                component={RouterLink}
                to={path}
                color="inherit"
                underline="hover"
                sx={{ fontWeight: 600 }}
                onClick={(event) => event.stopPropagation()}
              >
                {text}
              </Link>
            ) : (
              text
            )}
          </TableCell>
        );
      })}
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

/** Missing values show as nothing (C-26). */
function textOf(row: ListRow, column: ListColumn): string {
  const value: unknown = (row as ListRow & Readonly<Record<string, unknown>>)[column.field];
  if (typeof value !== 'string' && typeof value !== 'number') return '';
  return column.format === 'date' ? formatDate(value) : String(value);
}

const ROW_HEIGHT = 53;
const SKELETON_ROWS = [1, 2, 3, 4, 5, 6] as const;
