import { Paper, Popper } from '@mui/material';
import type { ReactNode } from 'react';

interface AnchoredPaperProps {
  /** The paper opens below this element and takes its width. */
  readonly anchor: HTMLElement | null;
  readonly children: ReactNode;
}

/** Paper below an element, or above it if there is no room, on top of everything, including drawers and dialogs. */
export function AnchoredPaper({ anchor, children }: AnchoredPaperProps) {
  return (
    <Popper open anchorEl={anchor} placement="bottom-start" sx={ON_TOP} style={{ width: anchor?.clientWidth }}>
      <Paper elevation={6}>{children}</Paper>
    </Popper>
  );
}

const ON_TOP = { zIndex: 'modal' } as const;
