import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, type ReactNode } from 'react';

/** An alert dialog with a single action. */
export function NoticeDialog(props: {
  readonly title: string;
  readonly text: string;
  readonly action: string;
  readonly onAction: () => void;
  /** Called on Escape as well; absent: users cannot dismiss the dialog. */
  readonly onClose?: () => void;
  /** Whether the text is a countdown. */
  readonly isTimer?: boolean;
  /** Below the text. */
  readonly children?: ReactNode;
}): ReactNode {
  const { title, text, action, onAction, onClose, isTimer, children } = props;
  const textId = useId();
  return (
    <Dialog open role="alertdialog" aria-describedby={textId} onClose={onClose}>
      <DialogTitle>{title}</DialogTitle>
      <DialogContent>
        <DialogContentText id={textId} role={isTimer ? 'timer' : undefined}>
          {text}
        </DialogContentText>
        {children}
      </DialogContent>
      <DialogActions>
        <Button variant="contained" autoFocus onClick={onAction}>
          {action}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
