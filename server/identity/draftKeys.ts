import type { Queryable } from '../database/database';
import { newSecret } from './secrets';

/** A key for the drafts of one person. */
export interface DraftKey {
  readonly userId: string;
  /** 256 bits for AES-GCM, base64url. */
  readonly key: string;
}

/**
 * The key that a person's drafts are encrypted with in the browser, made at the first use. Of several first uses at the
 * same moment one is stored, and counts for all.
 */
export async function provideDraftKey(
  database: Queryable,
  { userId, now }: { readonly userId: string; readonly now: Date },
): Promise<DraftKey> {
  const known = await readKey(database, userId);
  if (known !== undefined) return { userId, key: known };
  const made = newSecret();
  await database.query(
    'INSERT INTO draft_key (user_id, material, created_at) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING',
    [userId, made, now],
  );
  return { userId, key: (await readKey(database, userId)) ?? made };
}

async function readKey(database: Queryable, userId: string): Promise<string | undefined> {
  const [row] = await database.query<{ material: string }>('SELECT material FROM draft_key WHERE user_id = $1', [
    userId,
  ]);
  return row?.material;
}
