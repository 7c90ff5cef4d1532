import DialogContentText from '@mui/material/DialogContentText';
import type { ReactNode } from 'react';
import type { SignInCalls } from '../../api/signIns';
import { ClosableDialog } from '../ClosableDialog';
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
  return (
    <ClosableDialog title={signInTexts.own} maxWidth="sm" onClose={onClose}>
      <DialogContentText sx={{ mb: 1 }}>{signInTexts.explanation}</DialogContentText>
      <SignInList label={signInTexts.own} calls={calls} owner="me" toasts={toasts} />
    </ClosableDialog>
  );
}
