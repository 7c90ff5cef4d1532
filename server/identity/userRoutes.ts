import type { FastifyInstance } from 'fastify';
import type { Services } from '../services';
import { bearerOf } from './bearer';
import { provideDraftKey } from './draftKeys';
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
    const { userId } = await identity.authenticate(bearerOf(request), request.ip);
    void reply.header('cache-control', 'no-store');
    return { data: await readProfile(database, userId) };
  });
  app.get('/iam/users/me/draft-key', async (request, reply) => {
    const { userId } = await identity.authenticate(bearerOf(request), request.ip);
    void reply.header('cache-control', 'no-store');
    return { data: await provideDraftKey(database, { userId, now: clock() }) };
  });
  app.get('/iam/tenants', async (request) => {
    await identity.authenticate(bearerOf(request), request.ip);
    return { data: await listTenants(database) };
  });
}
