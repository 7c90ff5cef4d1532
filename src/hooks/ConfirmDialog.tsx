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
  readonly buttonLabels?: { readonly yes: string; readonly no: string };
  /** Whether confirming is destructive: `no` has the initial focus, and the button is red. */
  readonly isDestructive?: boolean;
  /** Whether focus is not restored on closing, for openers that may be unmounted by then. */
  readonly disableRestoreFocus?: boolean;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}): ReactNode {
  const {
    title,
    question,
    details,
    children,
    isDestructive = false,
    disableRestoreFocus = false,
    onConfirm,
    onCancel,
  } = props;
  const { yes, no } = props.buttonLabels ?? confirmTexts;
  const textId = useId();
  return (
    <Dialog open onClose={onCancel} disableRestoreFocus={disableRestoreFocus} aria-describedby={textId}>
      <DialogTitle>{title}</DialogTitle>
      <DialogContent>
        <div id={textId}>
          <DialogContentText>{question}</DialogContentText>
          {details}
        </div>
        {children}
      </DialogContent>
      <DialogActions>
        <Button autoFocus={isDestructive} onClick={onCancel}>
          {no}
        </Button>
        <Button
          variant="contained"
          color={isDestructive ? 'error' : 'primary'}
          autoFocus={!isDestructive}
          onClick={onConfirm}
        >
          {yes}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
