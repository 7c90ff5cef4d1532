import type { FastifyInstance } from 'fastify';
import type { Queryable } from '../database/database';
import type { Services } from '../services';
import { requireCaller } from './bearer';
import { newSecret } from './secrets';
import { listTenants, readProfile } from './userProfile';

/**
 * What every signed-in person may read: who they are, the key of their drafts, and the brands (API-REST-003, API-REST-016,
 * B-8).
 */
export function registerUserRoutes(
  app: FastifyInstance,
  { database, identity, clock }: Pick<Services, 'database' | 'identity' | 'clock'>,
): void {
  app.get('/iam/users/me', async (request, reply) => {
    const { userId } = await requireCaller(identity, request);
    void reply.header('cache-control', 'no-store');
    return { data: await readProfile(database, userId) };
  });
  app.get('/iam/users/me/draft-key', async (request, reply) => {
    const { userId } = await requireCaller(identity, request);
    void reply.header('cache-control', 'no-store');
    return { data: await provideDraftKey(database, { userId, now: clock() }) };
  });
  app.get('/iam/tenants', async (request) => {
    await requireCaller(identity, request);
    return { data: await listTenants(database) };
  });
}

/** A key for the drafts of one person. */
interface DraftKey {
  readonly userId: string;
  /** 256 bits for AES-GCM, base64url. */
  readonly key: string;
}

/**
 * The key that a person's drafts are encrypted with in the browser, made at the first use. Of several first uses at the
 * same moment one is stored, and counts for all.
 */
async function provideDraftKey(
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
