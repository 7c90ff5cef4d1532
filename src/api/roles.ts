import { parseTenant, type Tenant } from './identity';
import type { CallIdentity } from './identityCalls';
import { createIdentityRecords, type IdentityRecords } from './identityRecords';
import { flagOf, listOf, objectOf, optionalNumber, parseList, parseText, textOrEmpty } from './parse';

/** A role in the administration (ROLE-017). */
export interface RoleProfile {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly isActive: boolean;
  /** Undefined for a role of the platform. */
  readonly tenant: Tenant | undefined;
  readonly createdAt: string;
  readonly updatedAt: string;
  /** Incremented by every change; undefined if the service has no revisions. */
  readonly revision: number | undefined;
}

/** A permission that a role may hold. */
export interface Permission {
  readonly id: string;
  readonly description: string;
  readonly scope: string;
}

/** A group of permissions. */
export interface Feature {
  readonly id: string;
  readonly name: string;
  readonly permissions: readonly Permission[];
}

/** Input to create or change a role (ROLE-013); creating sends `tenantId`, changing `tenant`. */
export interface RoleInput {
  readonly name: string;
  readonly description: string;
  /** Omitted if undefined; the service then requires it. */
  readonly isActive: boolean | undefined;
  readonly tenantId?: string;
  readonly tenant?: { readonly id: string };
  readonly permissionIds: readonly string[];
  /** The revision that was read, if the service has revisions; a different one is refused with 409. */
  readonly expectedRevision?: number;
}

/** The calls for roles (API-REST-010 to API-REST-014). */
export function createRoleCalls(call: CallIdentity): IdentityRecords<RoleProfile, RoleInput, RoleInput> {
  return createIdentityRecords(call, 'role', parseRole);
}

/** `GET /iam/roles?tenantId={id}`: the roles that a user of the brand can have (API-REST-009). @throws the errors of `errors.ts` */
export async function listRolesOfTenant(call: CallIdentity, tenantId: string): Promise<readonly RoleProfile[]> {
  const answer = await call({ method: 'GET', path: '/roles', parameters: { tenantId } });
  return parseList(answer['data'], 'roles', parseRole);
}

/** `GET /iam/roles/{id}/permissions` (B-5). @throws the errors of `errors.ts` */
export async function readPermissions(call: CallIdentity, id: string): Promise<readonly Permission[]> {
  const answer = await call({ method: 'GET', path: `/roles/${encodeURIComponent(id)}/permissions` });
  return parseList(answer['data'], 'permissions', parsePermission);
}

/** The page size of every call for features (CONST-005). */
const FEATURE_LIMIT = 20;

/**
 * `GET /iam/features?tenantId={id}&limit=20`, all pages: a permission that is not listed could not be granted (amendment on the
 * limit). @throws the errors of `errors.ts`
 */
export async function listFeatures(call: CallIdentity, tenantId: string | undefined): Promise<readonly Feature[]> {
  const found: Feature[] = [];
  for (let page = 1; ; page += 1) {
    const parameters = { tenantId, limit: FEATURE_LIMIT, ...(page === 1 ? {} : { page }) };
    const answer = await call({ method: 'GET', path: '/features', parameters });
    const features = parseList(answer['data'], 'features', parseFeature);
    const added = features.filter(({ id }) => found.every((known) => known.id !== id));
    found.push(...added);
    if (added.length === 0 || features.length < FEATURE_LIMIT) return found;
  }
}

/** `GET /iam/tenants` (API-REST-016). @throws the errors of `errors.ts` */
export async function listTenants(call: CallIdentity): Promise<readonly Tenant[]> {
  const answer = await call({ method: 'GET', path: '/tenants' });
  return parseList(answer['data'], 'tenants', parseTenant);
}

const parseRole = objectOf<RoleProfile>({
  id: parseText,
  name: textOrEmpty,
  description: textOrEmpty,
  isActive: flagOf,
  tenant: (value, where) => (value === undefined || value === null ? undefined : parseTenant(value, where)),
  createdAt: textOrEmpty,
  updatedAt: textOrEmpty,
  revision: optionalNumber,
});

const parsePermission = objectOf<Permission>({ id: parseText, description: textOrEmpty, scope: textOrEmpty });

const parseFeature = objectOf<Feature>({ id: parseText, name: textOrEmpty, permissions: listOf(parsePermission) });
