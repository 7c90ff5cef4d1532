import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useState, type ReactNode } from 'react';
import { cardTexts } from '../../lib/messages';

/** Asks before something is removed (CARD-020); while the removal runs nothing can be clicked twice (C-2). */
export function RemoveDialog(props: {
  readonly title: string;
  readonly text: string;
  readonly onConfirm: () => Promise<void>;
  readonly onClose: () => void;
}): ReactNode {
  const { title, text, onConfirm, onClose } = props;
  const [isRunning, setRunning] = useState(false);
  async function confirm(): Promise<void> {
    setRunning(true);
    await onConfirm();
    onClose();
  }
  return (
    <Dialog
      open
      onClose={isRunning ? undefined : onClose}
      aria-labelledby="remove-title"
      aria-describedby="remove-text"
    >
      <DialogTitle id="remove-title">{title}</DialogTitle>
      <DialogContent>
        <DialogContentText id="remove-text">{text}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button autoFocus onClick={onClose} disabled={isRunning}>
          {cardTexts.cancel}
        </Button>
        <Button color="error" variant="contained" loading={isRunning} onClick={() => void confirm()}>
          {cardTexts.confirm}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
