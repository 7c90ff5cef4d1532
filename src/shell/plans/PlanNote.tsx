import ScheduleIcon from '@mui/icons-material/ScheduleOutlined';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

/** A plan, as shown on a card or row. */
export function PlanNote({ children }: { readonly children: string }): ReactNode {
  return (
    <Typography
      variant="body2"
      component="span"
      sx={{ display: 'flex', gap: 0.5, alignItems: 'flex-start', color: 'text.secondary' }}
    >
      <ScheduleIcon aria-hidden sx={{ fontSize: 16, mt: '2px' }} />
      {children}
    </Typography>
  );
}
