import { Paper, Popper } from '@mui/material';
import type { ReactNode } from 'react';

interface AnchoredPaperProps {
  /** What it hangs below, and is as wide as. */
  readonly anchor: HTMLElement | null;
  readonly children: ReactNode;
}

/** A sheet below an element, or above it where there is no room, over whatever stands there. */
export function AnchoredPaper({ anchor, children }: AnchoredPaperProps) {
  return (
    <Popper open anchorEl={anchor} placement="bottom-start" sx={OVER_ALL} style={{ width: anchor?.clientWidth }}>
      <Paper elevation={6}>{children}</Paper>
    </Popper>
  );
}

const OVER_ALL = { zIndex: 'modal' } as const;
