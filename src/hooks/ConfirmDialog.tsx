import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, type ReactNode } from 'react';
import { confirmTexts } from './texts';

/** A confirmation dialog. */
export function ConfirmDialog(props: {
  readonly title: string;
  readonly question: string;
  /** Part of the accessible description, after the question. */
  readonly details?: ReactNode;
  /** Below the question, outside the accessible description. */
  readonly children?: ReactNode;
  /** Button labels; yes and no by default. */
  readonly answers?: { readonly yes: string; readonly no: string };
  /** Whether confirming is destructive: `no` has the initial focus, and the button is red. */
  readonly isDangerous?: boolean;
  /** Whether focus is not restored on closing, for openers that may be unmounted by then. */
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
