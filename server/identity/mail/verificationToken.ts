import type { Keys } from '../keys';
import { deriveText } from '../secrets';

/** The secret of the link of a verification. It follows from the id, so that nobody has to store it. */
export async function verificationToken(keys: Keys, id: string): Promise<string> {
  return deriveText(await keys.secret('verification'), id);
}
