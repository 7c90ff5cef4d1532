import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/database';
import type { Identity } from '../services';
import { NotImplemented } from '../errors';
import { bearerOf } from './bearer';
import { listTenants, readProfile } from './userProfile';

export interface UserRouteOptions {
  readonly database: Database;
  readonly identity: Identity;
}

/** The signed-in user and the brands (API-REST-003, API-REST-016); the other routes of the service say that they are to come. */
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
  for (const path of LATER) {
    app.all(path, async (request) => {
      await identity.authenticate(bearerOf(request));
      throw new NotImplemented(`${request.method} ${request.url.split('?', 1)[0] ?? path}`);
    });
  }
}

const LATER: readonly string[] = [
  '/iam/users',
  '/iam/users/:id',
  '/iam/users/:id/activities',
  '/iam/roles',
  '/iam/roles/:id',
  '/iam/roles/:id/permissions',
  '/iam/features',
];
