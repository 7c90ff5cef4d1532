import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, type ReactNode } from 'react';
import { confirmTexts } from './texts';

/** Asks before something is done; nothing is done before it is answered with yes. */
export function ConfirmDialog(props: {
  readonly title: string;
  readonly question: string;
  /** Read out with the question. */
  readonly details?: ReactNode;
  /** Stands below the question. */
  readonly children?: ReactNode;
  /** What the buttons say, where it is not yes and no. */
  readonly answers?: { readonly yes: string; readonly no: string };
  /** Whether a yes destroys something. */
  readonly isDangerous?: boolean;
  /** Whether the focus does not go back to where it was: that may be gone. */
  readonly leavesFocus?: boolean;
  readonly onYes: () => void;
  readonly onNo: () => void;
}): ReactNode {
  const { title, question, details, children, isDangerous = false, leavesFocus = false, onYes, onNo } = props;
  const { yes, no } = props.answers ?? confirmTexts;
  const id = useId();
  return (
    <Dialog
      open
      onClose={onNo}
      disableRestoreFocus={leavesFocus}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
    >
      <DialogTitle id={`${id}-title`}>{title}</DialogTitle>
      <DialogContent>
        <div id={`${id}-text`}>
          <DialogContentText>{question}</DialogContentText>
          {details}
        </div>
        {children}
      </DialogContent>
      <DialogActions>
        <Button autoFocus={isDangerous} onClick={onNo}>
          {no}
        </Button>
        <Button variant="contained" color={isDangerous ? 'error' : 'primary'} autoFocus={!isDangerous} onClick={onYes}>
          {yes}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
