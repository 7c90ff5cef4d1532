import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/database';
import type { Identity } from '../services';
import { bearerOf } from './bearer';
import { listTenants, readProfile } from './userProfile';

export interface UserRouteOptions {
  readonly database: Database;
  readonly identity: Identity;
}

/** What every signed-in person may read: who they are, and the brands (API-REST-003, API-REST-016, B-8). */
export function registerUserRoutes(app: FastifyInstance, { database, identity }: UserRouteOptions): void {
  app.get('/iam/users/me', async (request, reply) => {
    const { userId } = await identity.authenticate(bearerOf(request));
    void reply.header('cache-control', 'no-store');
    return { data: await readProfile(database, userId) };
  });
  app.get('/iam/tenants', async (request) => {
    await identity.authenticate(bearerOf(request));
    return { data: await listTenants(database) };
  });
}
