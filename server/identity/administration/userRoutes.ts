import type { FastifyInstance } from 'fastify';
import { requireId } from '../../content/arguments';
import type { BrandReader } from '../../content/readableEntries';
import { NotFound } from '../../errors';
import type { BrandRow, Caller, Services } from '../../services';
import { requireCaller } from '../bearer';
import { messages } from '../messages';
import { readProfile, type UserProfile } from '../userProfile';
import { ACTIVITY_RULES, listActivities } from './activities';
import { readActivityLog, readActivityQuery } from './activityLog';
import { readKeyedRequest, requireAdministrator, type AdministrationOptions } from './administrator';
import { readListParameters, type Query } from './listParameters';
import { createUser, sendVerification, updateUser } from './userChanges';
import { readNewUser, readUserUpdate } from './userInput';
import { listUsers, readUserQuery } from './userList';

/**
 * Users and their activity logs for platform administrators, and the audit log, which is limited to readable content for the staff of
 * a brand (API-REST-004 to API-REST-008, B-6, B-8).
 */
export function registerUserAdministration(
  app: FastifyInstance,
  options: AdministrationOptions & Pick<Services, 'definitions'>,
): void {
  const { database, identity, clock, definitions } = options;

  async function profileOf(id: string): Promise<UserProfile> {
    const profile = await readProfile(database, id);
    if (!profile) throw new NotFound(messages.noUser);
    return profile;
  }

  /** The brands of a staff member; undefined for platform administrators, who see everything. */
  async function readersOf(caller: Caller): Promise<readonly BrandReader[] | undefined> {
    if (caller.isPlatformAdministrator) return undefined;
    const brands = await database.query<BrandRow>(
      'SELECT id, name, tenant_id FROM brand WHERE tenant_id = ANY ($1::uuid[]) ORDER BY name',
      [caller.tenantIds],
    );
    return brands.map((brand) => ({ caller, brand, definitions }));
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
    const caller = await requireCaller(identity, request);
    void reply.header('cache-control', 'no-store');
    const query = readActivityQuery(request.query as Query);
    const { entries, total } = await readActivityLog(database, query, await readersOf(caller));
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
