import type { Keys } from '../keys';
import { deriveText } from '../secrets';
import type { Mail } from './transport';

export const VERIFY_PATH = '/iam/users/verify';

/** The secret of a verification link. It is derived from the id, so that it need not be stored. */
export async function verificationToken(keys: Keys, id: string): Promise<string> {
  return deriveText(await keys.secret('verification'), id);
}

/** The verification mail to a new user (USR-010, B-13), with its link. */
export function writeVerificationMail(mail: {
  readonly recipient: string;
  readonly recipientName: string;
  readonly publicUrl: string;
  readonly token: string;
}): Mail & { readonly link: string } {
  const { recipient, recipientName, publicUrl, token } = mail;
  const link = `${publicUrl}${VERIFY_PATH}?token=${token}`;
  return {
    to: recipient,
    subject: VERIFICATION_SUBJECT,
    text: `Hello ${oneLine(recipientName)},

an account in the Brand Console was made for this e-mail address. Please verify it before you sign in:

${link}

The link works once, within 72 hours. If you did not expect this e-mail, you need not do anything.
`,
    link,
  };
}

export const VERIFICATION_SUBJECT = 'Verify your e-mail address for the Brand Console';

/** Replaces control characters, so that names cannot inject lines. */
export function oneLine(text: string): string {
  return text.replace(/\p{Cc}+/gu, ' ').trim();
}
