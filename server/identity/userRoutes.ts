import type { FastifyInstance } from 'fastify';
import type { Queryable } from '../database/database';
import type { Services } from '../services';
import { requireCaller } from './bearer';
import { newSecret } from './secrets';
import { listTenants, readProfile } from './userProfile';

/**
 * Routes for every signed-in user: their profile, the key of their drafts, and the brands (API-REST-003, API-REST-016, B-8).
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
    return { data: await readOrCreateDraftKey(database, { userId, now: clock() }) };
  });
  app.get('/iam/tenants', async (request, reply) => {
    await requireCaller(identity, request);
    void reply.header('cache-control', 'no-store');
    return { data: await listTenants(database) };
  });
}

/** The key of a user's drafts. */
interface DraftKey {
  readonly userId: string;
  /** 256 bits for AES-GCM, base64url. */
  readonly key: string;
}

/**
 * The key that encrypts a user's drafts in the browser, created on first use. Of several concurrent first uses one is stored
 * and used by all.
 */
async function readOrCreateDraftKey(
  database: Queryable,
  { userId, now }: { readonly userId: string; readonly now: Date },
): Promise<DraftKey> {
  const stored = await readKey(database, userId);
  if (stored !== undefined) return { userId, key: stored };
  const created = newSecret();
  await database.query(
    'INSERT INTO draft_key (user_id, material, created_at) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING',
    [userId, created, now],
  );
  return { userId, key: (await readKey(database, userId)) ?? created };
}

async function readKey(database: Queryable, userId: string): Promise<string | undefined> {
  const [row] = await database.query<{ material: string }>('SELECT material FROM draft_key WHERE user_id = $1', [
    userId,
  ]);
  return row?.material;
}
