import type { FastifyInstance } from 'fastify';
import { requireId } from '../../content/arguments';
import { NotFound } from '../../errors';
import { messages } from '../messages';
import { readKeyedRequest, requireAdministrator, type AdministrationOptions } from './administrator';
import { listFeatures, readFeatureQuery } from './features';
import type { Query } from './listParameters';
import { createRole, updateRole } from './roleChanges';
import { readNewRole, readRoleUpdate } from './roleInput';
import { listRoles, readPermissions, readRole, readRoleQuery } from './roleReading';

/** Roles and the available permissions, for platform administrators (API-REST-009 to API-REST-015, B-5, B-6, B-8). */
export function registerRoleAdministration(app: FastifyInstance, options: AdministrationOptions): void {
  const { database, identity, clock } = options;

  async function roleOf(id: string): Promise<NonNullable<Awaited<ReturnType<typeof readRole>>>> {
    const role = await readRole(database, id);
    if (!role) throw new NotFound(messages.noRole);
    return role;
  }

  app.get('/iam/roles', async (request, reply) => {
    await requireAdministrator(identity, { request, reply });
    const query = readRoleQuery(request.query as Query);
    const { roles, activeRoles, inactiveRoles, total } = await listRoles(database, query);
    const { page, limit } = query.part ?? { page: 1, limit: total };
    return { data: roles, meta: { data: { activeRoles, inactiveRoles }, pagination: { page, limit, total } } };
  });

  app.post('/iam/roles', async (request, reply) => {
    const caller = await requireAdministrator(identity, { request, reply });
    const keyed = readKeyedRequest(request, { caller, clock });
    const id = await createRole(options, { input: readNewRole(request.body), caller, keyed });
    return reply.status(201).send({ data: await roleOf(id) });
  });

  app.get<ById>('/iam/roles/:id', async (request, reply) => {
    await requireAdministrator(identity, { request, reply });
    return { data: await roleOf(requireId(request.params.id, 'id')) };
  });

  app.put<ById>('/iam/roles/:id', async (request, reply) => {
    const caller = await requireAdministrator(identity, { request, reply });
    const id = requireId(request.params.id, 'id');
    const keyed = readKeyedRequest(request, { caller, clock });
    await updateRole(options, { id, input: readRoleUpdate(request.body), caller, keyed });
    return { data: await roleOf(id) };
  });

  app.get<ById>('/iam/roles/:id/permissions', async (request, reply) => {
    await requireAdministrator(identity, { request, reply });
    const { id } = await roleOf(requireId(request.params.id, 'id'));
    return { data: await readPermissions(database, id) };
  });

  app.get('/iam/features', async (request, reply) => {
    await requireAdministrator(identity, { request, reply });
    const query = readFeatureQuery(request.query as Query);
    const { features, total } = await listFeatures(database, query);
    const { page, limit } = query;
    return { data: features, meta: { pagination: { page, limit, total } } };
  });
}

interface ById {
  readonly Params: { readonly id: string };
}
