import CloseIcon from '@mui/icons-material/CloseOutlined';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import { useId, type ReactNode } from 'react';
import type { SignInCalls } from '../../api/signIns';
import { shellTexts } from '../texts';
import type { Toasts } from '../toastQueue';
import { SignInList } from './SignInList';
import { signInTexts } from './texts';

/** Where the person is signed in, from the user menu. */
export function SignInsDialog(props: {
  readonly calls: SignInCalls;
  readonly toasts: Toasts;
  readonly onClose: () => void;
}): ReactNode {
  const { calls, toasts, onClose } = props;
  const titleId = useId();
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="sm">
      <DialogTitle id={titleId} sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center' }}>
        {signInTexts.own}
        <IconButton autoFocus aria-label={shellTexts.close} onClick={onClose} edge="end">
          <CloseIcon fontSize="small" />
        </IconButton>
      </DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 1 }}>{signInTexts.explanation}</DialogContentText>
        <SignInList label={signInTexts.own} calls={calls} owner="me" toasts={toasts} />
      </DialogContent>
    </Dialog>
  );
}
