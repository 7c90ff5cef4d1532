import Button from '@mui/material/Button';
import { useState, type ReactNode } from 'react';
import { ServiceError } from '../../api/errors';
import { sendVerification } from '../../api/users';
import { logError } from '../../lib/log';
import { useToasts } from '../../shell/toasts';
import { services } from '../services';
import { editorTexts } from '../texts';
import { userTexts } from './texts';

/** Sends the mail with the link once more: a link is good for three days only. */
export function ResendVerification(props: {
  /** The user's id. */
  readonly id: string;
  readonly sent: () => void;
}): ReactNode {
  const { id, sent } = props;
  const toasts = useToasts();
  const [isSending, setSending] = useState(false);
  async function send(): Promise<void> {
    setSending(true);
    try {
      await sendVerification(services.identity, id);
      toasts.success(userTexts.verificationSent);
      sent();
    } catch (error) {
      logError('The verification email was not sent.', error);
      toasts.error(error instanceof ServiceError ? error.message : editorTexts.failed);
    } finally {
      setSending(false);
    }
  }
  return (
    <Button variant="outlined" disabled={isSending} onClick={() => void send()}>
      {userTexts.sendVerification}
    </Button>
  );
}
