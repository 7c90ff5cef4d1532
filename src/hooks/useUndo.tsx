import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Snackbar from '@mui/material/Snackbar';
import { useCallback, useRef, useState, type ReactNode } from 'react';
import { FOOTER_HEIGHT } from './footerHeight';
import { undoTexts } from './texts';

/** Milliseconds until the snackbar closes. */
const DURATION = 8_000;

/** An action that can be undone for a while. */
export interface UndoableAction {
  /** Reports the action. */
  readonly message: string;
  /** The item acted on, below the message. */
  readonly itemName?: string | undefined;
  readonly undo: () => void;
}

interface Undo<Action> {
  /** Stable. */
  readonly offer: (action: Action) => void;
  /** The action that can be undone now. */
  readonly offered: Action | undefined;
  /** Stable. */
  readonly close: () => void;
  readonly snackbar: ReactNode;
}

/** Offers to undo the latest action; render `snackbar` anywhere on the screen. */
export function useUndo<Action extends UndoableAction = UndoableAction>(): Undo<Action> {
  const [{ action, isOpen, count }, setState] = useState<{ action?: Action; isOpen: boolean; count: number }>(CLOSED);
  const offer = useCallback(
    (next: Action) => setState((before) => ({ action: next, isOpen: true, count: before.count + 1 })),
    [],
  );
  const close = useCallback(() => setState((before) => ({ ...before, isOpen: false })), []);
  /** Where the focus was before it came to the undo button, which disappears when it is pressed. */
  const focused = useRef<EventTarget>(null);
  const snackbar = (
    <Snackbar
      // Remounts, because the timer of an open snackbar does not restart.
      key={count}
      open={isOpen}
      autoHideDuration={DURATION}
      onClose={(_event, reason) => {
        if (reason !== 'clickaway') close();
      }}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
      sx={ABOVE_FOOT}
      message={
        action?.itemName === undefined ? (
          action?.message
        ) : (
          <>
            <div>{action.message}</div>
            <Box sx={ABOUT}>{action.itemName}</Box>
          </>
        )
      }
      action={
        <Button
          color="inherit"
          size="small"
          onFocus={({ relatedTarget }) => {
            // None when the window comes to the front again.
            focused.current = relatedTarget ?? focused.current;
          }}
          onClick={() => {
            if (focused.current instanceof HTMLElement) focused.current.focus({ preventScroll: true });
            close();
            action?.undo();
          }}
        >
          {undoTexts.undo}
        </Button>
      }
    />
  );
  return { offer, offered: isOpen ? action : undefined, close, snackbar };
}

const CLOSED = { isOpen: false, count: 0 };
/** Leaves room for a toast below. */
const ABOVE_FOOT = { mb: `calc(${FOOTER_HEIGHT} + 64px)` } as const;
const ABOUT = { fontWeight: 600, maxWidth: 320 } as const;
