import Checkbox from '@mui/material/Checkbox';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import type { MouseEvent, ReactNode } from 'react';
import { Link as RouterLink, useNavigate } from 'react-router-dom';
import type { ListColumn } from '../definition';
import { bulkTexts } from '../lib/listMessages';
import { nameOf, type ListRow } from './listRow';
import type { Selection } from './useSelection';
import { Value } from './Value';

interface TableEntryProps {
  readonly row: ListRow;
  readonly columns: readonly ListColumn[];
  readonly path: string | undefined;
  readonly selection: Selection | undefined;
  readonly actions: ReactNode;
}

/** One row of a table: what can be chosen, its values, what can be done with it. A click on it opens it. */
export function TableEntry({ row, columns, path, selection, actions }: TableEntryProps): ReactNode {
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
            slotProps={{ input: { 'aria-label': bulkTexts.choose(nameOf(row, columns)) } }}
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
export function SkeletonRow({ cells }: { readonly cells: number }): ReactNode {
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

const ROW_HEIGHT = 53;
/** Dates and badges are read at a glance, in one piece. */
const IN_ONE_PIECE = { whiteSpace: 'nowrap', overflowWrap: 'normal' } as const;
/** On narrow screens, where the table is scrolled sideways, what can be done with a row stays in sight. */
export const ACTION_CELL = {
  whiteSpace: 'nowrap',
  position: { xs: 'sticky', md: 'static' },
  right: 0,
  bgcolor: { xs: 'background.paper', md: 'transparent' },
} as const;
