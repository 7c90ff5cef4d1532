import type { Identity } from '../../services';
import type { Outbox } from './outbox';

/** Mail that tells a user what happened; it is sent with the next round of the outbox. */
export function createNotify(outbox: Pick<Outbox, 'add'>): Identity['notify'] {
  return async (transaction, userId, { subject, text }) => {
    const [user] = await transaction.query<{ email: string; name: string }>(
      `SELECT email, concat_ws(' ', first_name, last_name) AS name FROM app_user
       WHERE id = $1 AND is_active AND verified_at IS NOT NULL`,
      [userId],
    );
    if (user === undefined) return;
    const { email: recipient, name } = user;
    const content = { subject: oneLine(subject), text: `Hello ${oneLine(name)},\n\n${text}\n` };
    await outbox.add(transaction, { content, recipient, recipientName: name });
  };
}

/** One line, whatever a name in it holds. */
function oneLine(text: string): string {
  return text.replace(/\p{Cc}+/gu, ' ').trim();
}
