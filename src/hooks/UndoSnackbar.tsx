import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Snackbar from '@mui/material/Snackbar';
import { useRef, useState, type ReactNode } from 'react';
import { FOOTER_HEIGHT } from './footerHeight';

/** Milliseconds until the snackbar closes. */
const DURATION = 8_000;

/** Reports an action and offers to undo it. */
export function UndoSnackbar(props: {
  /** The latest action; a new object restarts the timer. */
  readonly action: object | undefined;
  readonly isOpen: boolean;
  readonly message: string | undefined;
  /** The item acted on, below the message. */
  readonly itemName?: string | undefined;
  /** Text of the undo button. */
  readonly label: string;
  readonly onUndo: () => void;
  readonly close: () => void;
}): ReactNode {
  const { action, isOpen, message, itemName, label, onUndo, close } = props;
  const [latest, setLatest] = useState({ value: action, count: 0 });
  if (action !== latest.value) setLatest({ value: action, count: latest.count + 1 });
  /** Where the focus was before it came to the undo button, which disappears when it is pressed. */
  const before = useRef<EventTarget>(null);
  return (
    <Snackbar
      // Remounts, because the timer of an open snackbar does not restart.
      key={latest.count}
      open={isOpen}
      autoHideDuration={DURATION}
      onClose={(_event, reason) => {
        if (reason !== 'clickaway') close();
      }}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
      sx={ABOVE_FOOT}
      message={
        itemName === undefined ? (
          message
        ) : (
          <>
            <div>{message}</div>
            <Box sx={ABOUT}>{itemName}</Box>
          </>
        )
      }
      action={
        <Button
          color="inherit"
          size="small"
          onFocus={({ relatedTarget }) => {
            // None when the window comes to the front again.
            before.current = relatedTarget ?? before.current;
          }}
          onClick={() => {
            if (before.current instanceof HTMLElement) before.current.focus({ preventScroll: true });
            onUndo();
          }}
        >
          {label}
        </Button>
      }
    />
  );
}

/** Leaves room for a toast below. */
const ABOVE_FOOT = { mb: `calc(${FOOTER_HEIGHT} + 64px)` } as const;
const ABOUT = { fontWeight: 600, maxWidth: 320 } as const;
