import { Paper, Popper } from '@mui/material';
import type { ReactNode } from 'react';

interface InputPopupProps {
  /** What it hangs below, and is as wide as. */
  readonly anchor: HTMLElement | null;
  readonly children: ReactNode;
}

/** Suggestions below an input, over whatever stands there, drawers and dialogs included. */
export function InputPopup({ anchor, children }: InputPopupProps) {
  return (
    <Popper open anchorEl={anchor} placement="bottom-start" sx={OVER_ALL} style={{ width: anchor?.clientWidth }}>
      <Paper elevation={6}>{children}</Paper>
    </Popper>
  );
}

const OVER_ALL = { zIndex: 'modal' } as const;
