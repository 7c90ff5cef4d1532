import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Snackbar from '@mui/material/Snackbar';
import { useState, type ReactNode } from 'react';
import { FOOT_HEIGHT } from './footHeight';

/** Milliseconds for which something can be taken back from the snackbar. */
const DURATION = 8_000;

/** Says what was done, and takes it back. */
export function UndoSnackbar(props: {
  /** What was done last: another object has the whole time of its own. */
  readonly done: object | undefined;
  readonly isOpen: boolean;
  readonly message: string | undefined;
  /** What it was done with, below that. */
  readonly about?: string | undefined;
  /** The text of the button. */
  readonly label: string;
  readonly onUndo: () => void;
  readonly close: () => void;
}): ReactNode {
  const { done, isOpen, message, about, label, onUndo, close } = props;
  const [latest, setLatest] = useState({ done, count: 0 });
  if (done !== latest.done) setLatest({ done, count: latest.count + 1 });
  return (
    <Snackbar
      // The time of an open snackbar does not begin again.
      key={latest.count}
      open={isOpen}
      autoHideDuration={DURATION}
      onClose={(_event, reason) => {
        if (reason !== 'clickaway') close();
      }}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
      sx={ABOVE_FOOT}
      message={
        about === undefined ? (
          message
        ) : (
          <>
            <div>{message}</div>
            <Box sx={ABOUT}>{about}</Box>
          </>
        )
      }
      action={
        <Button color="inherit" size="small" onClick={onUndo}>
          {label}
        </Button>
      }
    />
  );
}

/** There is room for a toast below it. */
const ABOVE_FOOT = { mb: `calc(${FOOT_HEIGHT} + 64px)` } as const;
const ABOUT = { fontWeight: 600, maxWidth: 320, overflowWrap: 'anywhere' } as const;
