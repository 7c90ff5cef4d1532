import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import { alpha, type Theme } from '@mui/material/styles';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';
import type { MouseEvent, ReactNode } from 'react';
import { Link as RouterLink, useNavigate } from 'react-router-dom';
import type { ListColumn } from '../definition';
import { useSortableItem, type SortableItem } from '../hooks/useSortableItem';
import { typeScale } from '../theme/tokens';
import type { ListQuery } from './listQuery';
import { nameOf, type ListRow } from './listRow';
import { MoveHandle, Ordered } from './Ordered';
import { bulkTexts, orderTexts, rowTexts } from './texts';
import { SelectAllCheckbox, SelectCheckbox } from './bulk/SelectCheckbox';
import type { Selection } from './bulk/useSelection';
import type { ManualOrder } from './useManualOrder';
import { Value } from './Value';

/** What users can do with the rows of a table besides opening them. */
export interface RowExtras<Row extends ListRow> {
  /** Rows can be selected for bulk actions. */
  readonly selection?: Selection | undefined;
  /** Rows can be reordered. */
  readonly order?: ManualOrder | undefined;
  /** Rendered at the end of each row. */
  readonly actionsOf?: ((row: Row) => ReactNode) | undefined;
}

interface ListTableProps<Row extends ListRow> extends RowExtras<Row> {
  readonly caption: string;
  readonly columns: readonly ListColumn[];
  /** Undefined until they are first loaded. */
  readonly rows: readonly Row[] | undefined;
  readonly isStale: boolean;
  readonly sort: ListQuery['sort'];
  readonly onSort: (sort: ListQuery['sort']) => void;
  /** Sort by the manual order; undefined for lists without one. */
  readonly ownOrder?: ListQuery['sort'] | undefined;
  /** Link of a row; undefined: it does not open (CI-005). */
  readonly pathOf: (row: Row) => string | undefined;
}

/** The sortable table (LIST-001, LIST-005), whose rows can be dragged in manually ordered lists. */
export function ListTable<Row extends ListRow>(props: ListTableProps<Row>): ReactNode {
  const { caption, columns, rows, sort, onSort, ownOrder, order, selection, actionsOf } = props;
  const cells = [ownOrder, selection, actionsOf].filter((cell) => cell !== undefined).length + columns.length;
  return (
    <Ordered order={order}>
      <Box sx={{ overflowX: 'auto' }}>
        <Table
          aria-label={caption}
          aria-busy={props.isStale}
          sx={[
            { ...TABLE, minWidth: { sm: Math.max(480, columns.length * COLUMN_WIDTH) } },
            ({ breakpoints }) => ({
              [breakpoints.down('sm')]: STACKED,
              ...(cells > MANY_CELLS && { [breakpoints.between('sm', 'lg')]: COMPACT }),
            }),
          ]}
        >
          <TableHead>
            <TableRow>
              {ownOrder && (
                <HeadCell
                  column={{ field: ownOrder.by, label: orderTexts.column, sortable: true }}
                  width="1%"
                  sort={sort}
                  onSort={() => onSort(ownOrder)}
                />
              )}
              {selection && (
                <TableCell padding="checkbox">
                  <label data-label={bulkTexts.chooseAll}>
                    <SelectAllCheckbox selection={selection} disabled={!rows?.length} label={bulkTexts.chooseAll} />
                  </label>
                </TableCell>
              )}
              {columns.map((column) => (
                <HeadCell key={column.field} column={column} sort={sort} onSort={onSort} />
              ))}
              {actionsOf && (
                <TableCell align="right" sx={actionCell}>
                  {rowTexts.actions}
                </TableCell>
              )}
            </TableRow>
          </TableHead>
          <TableBody sx={props.isStale && rows ? STALE : undefined}>
            {rows?.map((row, index) => {
              const entry = { row, columns, path: props.pathOf(row), selection, actions: actionsOf?.(row) };
              if (order) return <MovableEntry key={row.id} {...entry} index={index} order={order} />;
              return <TableEntry key={row.id} {...entry} handle={ownOrder && null} />;
            })}
            {rows === undefined && SKELETON_ROWS.map((row) => <SkeletonRow key={row} cells={cells} />)}
          </TableBody>
        </Table>
      </Box>
    </Ordered>
  );
}

function HeadCell(props: {
  readonly column: ListColumn;
  readonly width?: string;
  readonly sort: ListQuery['sort'];
  readonly onSort: (sort: ListQuery['sort']) => void;
}): ReactNode {
  const { column, width, sort, onSort } = props;
  const isSorted = sort.by === column.field;
  const direction = sort.order === 'ASC' ? 'asc' : 'desc';
  if (!column.sortable) return <TableCell>{column.label}</TableCell>;
  return (
    <TableCell sortDirection={isSorted ? direction : false} width={width}>
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
  /** The drag handle; null while the row cannot be moved; undefined in lists without a manual order. */
  readonly handle?: ReactNode | undefined;
  /** Drag and drop state of a movable row. */
  readonly item?: Pick<SortableItem, 'ref' | 'style' | 'isDragged'>;
}

/** A row that can be dragged. */
function MovableEntry(
  props: Omit<TableEntryProps, 'handle' | 'item'> & { readonly index: number; readonly order: ManualOrder },
): ReactNode {
  const { index, order, ...entry } = props;
  const { grip, ...item } = useSortableItem(entry.row.id, { disabled: false });
  return <TableEntry {...entry} item={item} handle={<MoveHandle {...{ order, index, grip }} />} />;
}

/** One row of a table: checkbox, values and actions. A click on it opens it. */
function TableEntry(props: TableEntryProps): ReactNode {
  const { row, columns, path, selection, actions, handle, item } = props;
  const navigate = useNavigate();
  const isSelected = selection?.selectedIds.has(row.id) ?? false;
  return (
    <TableRow
      hover={path !== undefined}
      selected={isSelected || (item?.isDragged ?? false)}
      ref={item?.ref}
      data-entry={row.id}
      style={item?.style}
      sx={{ height: ROW_HEIGHT, cursor: path === undefined ? 'default' : 'pointer', ...(item?.isDragged && DRAGGED) }}
      onClick={path === undefined ? undefined : () => void navigate(path)}
    >
      {handle !== undefined && (
        <TableCell padding="none" onClick={stopClick} sx={{ whiteSpace: 'nowrap' }}>
          {handle}
        </TableCell>
      )}
      {selection && (
        <TableCell padding="checkbox" onClick={stopClick}>
          <SelectCheckbox selection={selection} id={row.id} name={nameOf(row, columns)} />
        </TableCell>
      )}
      {columns.map((column, index) => (
        <TableCell
          key={column.field}
          data-label={index > 0 ? column.label : undefined}
          sx={isUnwrapped(column) ? NO_WRAP : undefined}
        >
          {index === 0 && path !== undefined ? (
            <Link
              component={RouterLink}
              to={path}
              color="inherit"
              underline="hover"
              sx={{ fontWeight: 600 }}
              onClick={stopClick}
            >
              <Value row={row} column={column} />
            </Link>
          ) : (
            <Value row={row} column={column} />
          )}
        </TableCell>
      ))}
      {actions !== undefined && (
        <TableCell align="right" sx={actionCell} onClick={stopClick}>
          {actions}
        </TableCell>
      )}
    </TableRow>
  );
}

/** For elements with a click handler of their own: the click does not open the row. */
function stopClick(event: MouseEvent): void {
  event.stopPropagation();
}

/** Placeholder of a row that is loading. */
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

function isUnwrapped({ format = 'text' }: ListColumn): boolean {
  return format !== 'text' && format !== 'line';
}

/** A dragged row covers the others. */
const DRAGGED = { position: 'relative', zIndex: 1, '& td': { bgcolor: 'background.paper' } } as const;

/** Of the labels behind a checkbox, without their own space, in CSS pixels. */
const LABEL_INDENT = 56;

/**
 * On a phone every row is a card: its first value on top, the others below it, each with the label of its column. Only the
 * interactive parts of the head remain: sort buttons and the select-all checkbox.
 */
const STACKED = {
  '&, & thead, & tbody': { display: 'block' },
  '& tr': { display: 'flex', flexWrap: 'wrap', height: 'auto' },
  '& thead tr:not(:has(.MuiTableSortLabel-root, input))': { display: 'none' },
  '& tbody tr': { display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', py: 1 },
  '& tbody tr:not(:last-of-type)': { borderBottom: 1, borderColor: 'divider' },
  '& th': { border: 0, py: 0, px: 0.5, fontSize: typeScale.tiny },
  // Aligns the labels of the head, in each line, with those of the cards.
  '& thead tr': { alignItems: 'center', pl: 1, py: 0.5, borderBottom: 1, borderColor: 'divider' },
  '& thead tr:has(.MuiTableCell-paddingCheckbox)': { pl: `${LABEL_INDENT}px` },
  '& th.MuiTableCell-paddingCheckbox': { ml: `${-LABEL_INDENT}px`, mr: 1, pl: 1.5 },
  '& th .MuiTableSortLabel-icon': { mx: 0 },
  '& th .MuiTableSortLabel-root:not(.Mui-active) .MuiTableSortLabel-icon': { display: 'none' },
  '& th:not(:has(.MuiTableSortLabel-root, input))': { display: 'none' },
  // A checkbox without sort buttons beside it would not say what it is for.
  '& thead tr:not(:has(.MuiTableSortLabel-root)) label::after': { content: 'attr(data-label)', whiteSpace: 'nowrap' },
  '& td': { border: 0, py: 0.25, gridColumn: 2, minWidth: 0 },
  '& td:first-of-type:not(.MuiTableCell-paddingCheckbox)': { gridColumn: '1 / span 2' },
  '& td.MuiTableCell-paddingCheckbox': { gridColumn: 1, gridRow: '1 / span 3', pt: 0 },
  '& tr:not(:has(.MuiTableCell-paddingCheckbox)) td': { gridColumn: '1 / span 2' },
  '& td[data-label]:empty': { display: 'none' },
  '& td[data-label]': {
    display: 'grid',
    gridTemplateColumns: 'min(7.5rem, 32vw) minmax(0, 1fr)',
    columnGap: 1,
    justifyItems: 'start',
  },
  '& td[data-label] > *': { maxWidth: '100%' },
  '& td[data-label]::before': {
    content: 'attr(data-label)',
    color: 'text.secondary',
    whiteSpace: 'normal',
  },
} as const;

/** In CSS pixels; on a narrower screen the table scrolls horizontally, and on a phone every row is a card. */
const COLUMN_WIDTH = 100;
const TABLE = {
  '& th': { whiteSpace: 'nowrap' },
  '& td, & th': { px: 1.5 },
} as const;
/** For tables with many cells per row next to the menu on a small screen, so that the last ones are not cut off. */
const COMPACT = {
  '& td, & th': { px: 1, fontSize: 13 },
  '& th': { whiteSpace: 'normal', lineHeight: 1.4 },
  '& th .MuiTableSortLabel-icon': { mx: 0 },
} as const;
const MANY_CELLS = 5;
/** Delayed: a save of somebody else re-fetches the list, which should not make it flicker. */
const STALE = { opacity: 0.6, transition: 'opacity 0s linear 0.3s' } as const;

const SKELETON_ROWS = [1, 2, 3, 4, 5, 6] as const;
const ROW_HEIGHT = 53;
/** Dates and badges do not wrap, so that they can be read at a glance. */
const NO_WRAP = { whiteSpace: 'nowrap' } as const;
/** On narrow screens, where the table scrolls horizontally, the actions of a row stay visible. */
function actionCell({ palette, breakpoints }: Theme) {
  const { hover, selectedOpacity } = palette.action;
  // Opaque, as the other cells scroll below it, but in the colour of its row.
  const over = (colour: string) => ({ backgroundImage: `linear-gradient(${colour}, ${colour})` });
  return {
    whiteSpace: 'nowrap',
    [breakpoints.between('sm', 'lg')]: {
      position: 'sticky',
      right: 0,
      bgcolor: 'background.paper',
      '.MuiTableRow-hover:hover > &': over(hover),
      '.Mui-selected > &': over(alpha(palette.primary.main, selectedOpacity)),
    },
  } as const;
}
