import type { FastifyInstance } from 'fastify';
import { requireId } from '../../content/arguments';
import { NotFound } from '../../errors';
import { messages } from '../messages';
import { readProfile, type UserProfile } from '../userProfile';
import { ACTIVITY_RULES, listActivities } from './activities';
import { readActivityLog, readActivityQuery } from './activityLog';
import { requireAdministrator, type AdministrationOptions } from './administrator';
import { readKeyedRequest } from './keyedRequest';
import { readListParameters, type Query } from './listParameters';
import { createUser, sendVerification, updateUser } from './userChanges';
import { readNewUser, readUserUpdate } from './userInput';
import { listUsers, readUserQuery } from './userList';

/** Users, their activity logs and the log of everything, for platform administrators (API-REST-004 to API-REST-008, B-6, B-8). */
export function registerUserAdministration(app: FastifyInstance, options: AdministrationOptions): void {
  const { database, identity, clock } = options;

  async function profileOf(id: string): Promise<UserProfile> {
    const profile = await readProfile(database, id);
    if (!profile) throw new NotFound(messages.noUser);
    return profile;
  }

  app.get('/iam/users', async (request, reply) => {
    await requireAdministrator(identity, { request, reply });
    const query = readUserQuery(request.query as Query);
    const { users, total, ...counts } = await listUsers(database, query);
    const { page, limit } = query;
    return { data: users, meta: { data: counts, pagination: { page, limit, total } } };
  });

  app.post('/iam/users', async (request, reply) => {
    const caller = await requireAdministrator(identity, { request, reply });
    const keyed = readKeyedRequest(request, { caller, clock });
    const id = await createUser(options, { input: readNewUser(request.body), caller, keyed });
    return reply.status(201).send({ data: await profileOf(id) });
  });

  app.get<ById>('/iam/users/:id', async (request, reply) => {
    await requireAdministrator(identity, { request, reply });
    return { data: await profileOf(requireId(request.params.id, 'id')) };
  });

  app.put<ById>('/iam/users/:id', async (request, reply) => {
    const caller = await requireAdministrator(identity, { request, reply });
    const id = requireId(request.params.id, 'id');
    const keyed = readKeyedRequest(request, { caller, clock });
    await updateUser(options, { id, input: readUserUpdate(request.body), caller, keyed });
    return { data: await profileOf(id) };
  });

  app.get<ById>('/iam/users/:id/activities', async (request, reply) => {
    await requireAdministrator(identity, { request, reply });
    const parameters = readListParameters(request.query as Query, ACTIVITY_RULES);
    const { id: userId } = await profileOf(requireId(request.params.id, 'id'));
    const { activities, total } = await listActivities(database, { userId, parameters });
    const { page, limit } = parameters;
    return { data: activities, meta: { pagination: { page, limit, total } } };
  });

  app.get('/iam/activities', async (request, reply) => {
    await requireAdministrator(identity, { request, reply });
    const query = readActivityQuery(request.query as Query);
    const { entries, total } = await readActivityLog(database, query);
    const { page, limit } = query;
    return { data: entries, meta: { pagination: { page, limit, total } } };
  });

  app.post<ById>('/iam/users/:id/verification', async (request, reply) => {
    const caller = await requireAdministrator(identity, { request, reply });
    const id = requireId(request.params.id, 'id');
    await sendVerification(options, { id, caller });
    return reply.status(202).send({ data: await profileOf(id) });
  });
}

interface ById {
  readonly Params: { readonly id: string };
}
