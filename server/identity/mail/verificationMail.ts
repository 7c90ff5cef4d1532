import type { Mail } from './transport';

export const VERIFY_PATH = '/iam/users/verify';

/** The mail that asks a new user to verify the address (USR-010, B-13), with its link. */
export function writeVerificationMail({
  recipient,
  recipientName,
  publicUrl,
  token,
}: {
  readonly recipient: string;
  readonly recipientName: string;
  readonly publicUrl: string;
  readonly token: string;
}): Mail & { readonly link: string } {
  const link = `${publicUrl}${VERIFY_PATH}?token=${token}`;
  // One line, whatever the name holds.
  const name = recipientName.replace(/\p{Cc}+/gu, ' ').trim();
  return {
    to: recipient,
    subject: VERIFICATION_SUBJECT,
    text: `Hello ${name},

an account in the Brand Console was made for this e-mail address. Please verify it before you sign in:

${link}

The link works once, within 72 hours. If you did not expect this e-mail, you need not do anything.
`,
    link,
  };
}

export const VERIFICATION_SUBJECT = 'Verify your e-mail address for the Brand Console';
