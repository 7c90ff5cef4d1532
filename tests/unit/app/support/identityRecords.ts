import type { FakeAnswer } from '../../support/http';
import { answered, refused } from '../../support/identityService';
import type { IdentityRequest } from './openScreen';

type StoredRecord = Readonly<Record<string, unknown>> & { readonly id: string };

const SAVED_AT = '2026-02-06T02:00:00.000Z';
const BRANDS = ['ALP', 'AVIDA'].map((name) => ({ id: `tenant-${name.toLowerCase()}`, name }));
const ROLES = BRANDS.flatMap((tenant) =>
  ['Editor', 'Reader'].map((job) => ({
    ...{ id: `${tenant.id}-${job.toLowerCase()}`, name: `${tenant.name} ${job}`, description: job },
    ...{ isActive: true, tenant, createdAt: SAVED_AT, updatedAt: SAVED_AT },
  })),
);

function permission(id: string, description: string) {
  return { id, description, scope: id };
}

/** The features of every brand. */
const FEATURES = [
  {
    id: 'f1',
    name: 'Careers',
    permissions: ['View', 'Add', 'Edit'].map((verb) => permission(`${verb} careers`, `${verb} careers`)),
  },
  { id: 'f2', name: 'Links', permissions: [permission('View links', 'View links')] },
  { id: 'f3', name: 'Role Management', permissions: [permission('Edit roles', 'Edit roles')] },
  { id: 'f4', name: 'User Management', permissions: [permission('Edit users', 'Edit users')] },
];

/** What the service holds of a user after a save. */
function userOf(body: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const { roleId, tenantId, password: _password, expectedRevision: _revision, ...profile } = body;
  return {
    ...profile,
    roles: ROLES.filter(({ id }) => id === roleId).map(({ id, name }) => ({ id, name, permissions: [] })),
    tenants: BRANDS.filter(({ id }) => id === tenantId),
  };
}

/** What the service holds of a role after a save. */
function roleOf(body: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const { tenantId, tenant: given, expectedRevision: _revision, ...role } = body;
  const id = (given as { readonly id: string } | undefined)?.id ?? tenantId;
  const tenant = BRANDS.find((brand) => brand.id === id);
  return { ...role, ...(tenant && { tenant }) };
}

/** An in-memory identity service with one kind of record, two brands and their roles, for `openScreen`. */
export function identityRecords(kind: 'users' | 'roles', given: readonly StoredRecord[] = []) {
  let stored = given.map((record): StoredRecord => ({
    createdAt: SAVED_AT,
    updatedAt: SAVED_AT,
    revision: 1,
    ...record,
  }));
  const writes: { readonly call: string; readonly body: unknown }[] = [];
  let refusal: FakeAnswer | undefined;

  function put(id: string, values: Readonly<Record<string, unknown>>): StoredRecord {
    const before = stored.find((record) => record.id === id);
    const revision = Number(before?.['revision'] ?? 0) + 1;
    const record = { createdAt: SAVED_AT, ...before, ...values, id, revision, updatedAt: SAVED_AT };
    stored = [...stored.filter((one) => one.id !== id), record];
    return record;
  }

  function write(path: string, { method, body }: IdentityRequest): FakeAnswer {
    writes.push({ call: `${method} ${path}`, body });
    if (refusal) return refusal;
    const id = path.split('/')[2] ?? `${kind.slice(0, -1)}-new`;
    const sent = body as Readonly<Record<string, unknown>>;
    const { expectedRevision } = sent;
    const revision = stored.find((record) => record.id === id)?.['revision'];
    if (expectedRevision !== undefined && expectedRevision !== revision)
      return refused(409, 'Somebody saved it.', 'expectedRevision');
    return answered(put(id, kind === 'users' ? userOf(sent) : roleOf(sent)));
  }

  function answer(path: string, request: IdentityRequest): FakeAnswer {
    if (request.method !== 'GET') return write(path, request);
    const [, collection, id, detail] = path.split('/');
    if (collection === 'tenants') return answered(BRANDS);
    if (collection === 'features') return answered(FEATURES);
    const { tenantId } = request.parameters;
    if (collection === 'roles' && tenantId !== undefined)
      return answered(ROLES.filter(({ tenant }) => tenant.id === tenantId));
    if (detail === 'permissions') return answered(permissionsOf(id));
    if (detail !== undefined) return answered([], page(0));
    if (id === undefined) return answered(stored, page(stored.length));
    const found = [...stored, ...ROLES].find((record) => record.id === id);
    return found ? answered(found) : refused(404, 'It does not exist.');
  }

  function permissionsOf(id: string | undefined) {
    const ids = stored.find((record) => record.id === id)?.['permissionIds'];
    return (Array.isArray(ids) ? ids : []).map((one: string) => permission(one, one));
  }

  function page(total: number) {
    const counts = { activeUsers: total, inactiveUsers: 0, activeRoles: total, inactiveRoles: 0 };
    return { data: counts, pagination: { page: 1, limit: 10, total } };
  }

  return {
    answer,
    /** The changes that were sent, in order. */
    writes,
    stored: (id: string) => stored.find((record) => record.id === id),
    /** Changes a record on behalf of somebody else. */
    change: put,
    /** Refuses changes from now on; undefined accepts them again. */
    refuse: (next: FakeAnswer | undefined) => (refusal = next),
  };
}
