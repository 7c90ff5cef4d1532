import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { BusyButton } from '../../hooks/BusyButton';
import { bulkTexts } from '../texts';
import { MAX_BULK_ROWS } from './bulkRun';

/** The rows of all pages, which can be selected as well. */
interface OtherRows {
  readonly total: number;
  /** Whether there are more than `total`. */
  readonly hasUncounted: boolean;
  readonly isReading: boolean;
  readonly select: () => void;
}

/** The number of selected rows, and the actions on them. */
export function BulkBar(props: {
  readonly count: number;
  readonly commands: readonly { readonly label: string; readonly ask: () => void }[];
  /** The rows of other pages; undefined while there is nothing more to select. */
  readonly more: OtherRows | undefined;
  /** Exports them as a file. */
  readonly csv: ReactNode;
  readonly onClear: () => void;
}): ReactNode {
  const { count, commands, more, csv, onClear } = props;
  return (
    <Box sx={BAR}>
      <Typography role="status">{bulkTexts.chosen({ count })}</Typography>
      {more && (
        <BusyButton size="small" isBusy={more.isReading} onClick={more.select}>
          {moreText(more)}
        </BusyButton>
      )}
      <Box sx={{ flex: 1, display: { xs: 'none', sm: 'block' } }} />
      {commands.map(({ label, ask }) => (
        <Button key={label} size="small" variant="outlined" onClick={ask}>
          {label}
        </Button>
      ))}
      {csv}
      <Button size="small" onClick={onClear}>
        {bulkTexts.clear}
      </Button>
    </Box>
  );
}

function moreText({ total, hasUncounted }: OtherRows): string {
  if (hasUncounted) return bulkTexts.chooseFirstOfMore({ count: MAX_BULK_ROWS, total });
  return total > MAX_BULK_ROWS
    ? bulkTexts.chooseFirst({ count: MAX_BULK_ROWS, total })
    : bulkTexts.chooseBeyond({ total });
}

const BAR = {
  display: 'flex',
  // On a phone the actions are one row that scrolls horizontally, so that the selected rows stay visible below it.
  flexWrap: { xs: 'nowrap', sm: 'wrap' },
  overflowX: 'auto',
  alignItems: 'center',
  gap: 1,
  px: { xs: 1, sm: 2 },
  py: 1,
  '& > *': { flexShrink: 0, whiteSpace: 'nowrap' },
} as const;
