import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { requireId } from '../content/arguments';
import type { Database } from '../database/database';
import { NotFound } from '../errors';
import type { Caller, Services } from '../services';
import { requireAdministrator } from './administration/administrator';
import { requireCaller } from './bearer';
import { messages } from './messages';
import { limitRequests } from './requestLimit';
import type { SignInLimits } from './signInLifetime';
import { endSignIn, listSignIns } from './signInList';

export interface SignInListOptions extends Pick<Services, 'database' | 'identity' | 'clock'> {
  readonly limits: SignInLimits;
}

/**
 * The sign-ins of a user: `GET /iam/users/me/sign-ins` and `POST /iam/users/me/sign-ins/{id}/end` for everybody, and the same
 * under `/iam/users/{id}` for platform administrators. Ending one returns the remaining ones.
 */
export async function registerSignInListRoutes(app: FastifyInstance, options: SignInListOptions): Promise<void> {
  const { database, identity, clock, limits } = options;

  async function authenticate(request: FastifyRequest, reply: FastifyReply): Promise<Caller> {
    const caller = await requireCaller(identity, request);
    void reply.header('cache-control', 'no-store');
    return caller;
  }

  async function answer(caller: Caller, userId: string) {
    return { data: await listSignIns(database, { userId, caller, limits, now: clock() }) };
  }

  async function end(caller: Caller, { userId, signInId }: { readonly userId: string; readonly signInId: string }) {
    await endSignIn(database, { userId, signInId, caller, now: clock() });
    return answer(caller, userId);
  }

  await app.register(async (scope) => {
    await limitRequests(scope, { database, clock, name: 'sign-ins', max: REQUESTS_PER_MINUTE });
    scope.get('/iam/users/me/sign-ins', async (request, reply) => {
      const caller = await authenticate(request, reply);
      return answer(caller, caller.userId);
    });
    scope.post<OfSignIn>('/iam/users/me/sign-ins/:signInId/end', async (request, reply) => {
      const caller = await authenticate(request, reply);
      return end(caller, { userId: caller.userId, signInId: requireId(request.params.signInId, 'signInId') });
    });
    scope.get<OfUser>('/iam/users/:id/sign-ins', async (request, reply) => {
      const caller = await requireAdministrator(identity, { request, reply });
      return answer(caller, await requireUser(database, request.params.id));
    });
    scope.post<OfUser & OfSignIn>('/iam/users/:id/sign-ins/:signInId/end', async (request, reply) => {
      const caller = await requireAdministrator(identity, { request, reply });
      const userId = await requireUser(database, request.params.id);
      return end(caller, { userId, signInId: requireId(request.params.signInId, 'signInId') });
    });
  });
}

/** @throws BadInput, NotFound */
async function requireUser(database: Database, text: string): Promise<string> {
  const id = requireId(text, 'id');
  const [user] = await database.query('SELECT 1 FROM app_user WHERE id = $1', [id]);
  if (!user) throw new NotFound(messages.noUser);
  return id;
}

interface OfUser {
  readonly Params: { readonly id: string };
}

interface OfSignIn {
  readonly Params: { readonly signInId: string };
}

/** Per IP address, which a whole office may share; the list is opened manually. */
export const REQUESTS_PER_MINUTE = 240;
