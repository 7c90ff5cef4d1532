import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, type ReactNode } from 'react';
import { shellTexts } from './texts';

/** Asks before something is done; nothing is done before it is answered with yes. */
export function ConfirmDialog(props: {
  readonly title: string;
  readonly question: string;
  /** Whether a yes destroys something. */
  readonly isDangerous?: boolean;
  readonly onYes: () => void;
  readonly onNo: () => void;
}): ReactNode {
  const { title, question, isDangerous = false, onYes, onNo } = props;
  const id = useId();
  return (
    <Dialog open onClose={onNo} aria-labelledby={`${id}-title`} aria-describedby={`${id}-text`}>
      <DialogTitle id={`${id}-title`}>{title}</DialogTitle>
      <DialogContent>
        <DialogContentText id={`${id}-text`}>{question}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button autoFocus={isDangerous} onClick={onNo}>
          {shellTexts.no}
        </Button>
        <Button variant="contained" color={isDangerous ? 'error' : 'primary'} autoFocus={!isDangerous} onClick={onYes}>
          {shellTexts.yes}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
