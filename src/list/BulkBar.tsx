import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { BulkAction } from '../definition';
import { bulkTexts } from '../lib/listMessages';

/** How many rows are chosen, and what can be done with them. */
export function BulkBar(props: {
  readonly count: number;
  readonly actions: readonly BulkAction[];
  readonly onAct: (action: BulkAction) => void;
  readonly onClear: () => void;
}): ReactNode {
  const { count, actions, onAct, onClear } = props;
  return (
    <Box sx={BAR}>
      <Typography role="status" sx={{ mr: 'auto' }}>
        {bulkTexts.chosen(count)}
      </Typography>
      {actions.map((action) => (
        <Button key={action.label} size="small" variant="outlined" onClick={() => onAct(action)}>
          {action.label}
        </Button>
      ))}
      <Button size="small" onClick={onClear}>
        {bulkTexts.clear}
      </Button>
    </Box>
  );
}

const BAR = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  px: 2,
  py: 1,
  borderBottom: 1,
  borderColor: 'divider',
  bgcolor: 'action.selected',
} as const;
