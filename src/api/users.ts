import { parseTenant, type Tenant } from './identity';
import { listParameters, totalOf, type CallIdentity, type IdentityQuery } from './identityCalls';
import {
  flagOf,
  numberOf,
  optionalNumber,
  optionalText,
  parseList,
  parseRecord,
  parseText,
  textOrEmpty,
} from './parse';

/** A role as a user has it. */
export interface NamedRole {
  readonly id: string;
  readonly name: string;
}

/** A user as the administration sees them (USR-038). */
export interface UserProfile {
  readonly id: string;
  readonly firstName: string;
  readonly middleName: string;
  readonly lastName: string;
  readonly email: string;
  readonly contactNumber: string;
  readonly isActive: boolean;
  /** ISO 8601; absent: Pending. */
  readonly verifiedAt: string | undefined;
  readonly createdAt: string;
  readonly updatedAt: string;
  /** Counts the changes; undefined where the service counts none. */
  readonly revision: number | undefined;
  readonly imgPath: string | undefined;
  /** Why the user is not active. */
  readonly reason: string;
  readonly roles: readonly NamedRole[];
  readonly tenants: readonly Tenant[];
}

/** What is sent to create a user (USR-020). */
export interface NewUser {
  readonly firstName: string;
  readonly middleName: string;
  readonly lastName: string;
  readonly email: string;
  readonly contactNumber: string;
  /** Undefined is not sent, and changes nothing. */
  readonly isActive: boolean | undefined;
  /** Null only for users of the platform. */
  readonly tenantId: string | null;
  readonly roleId: string;
}

/** What is sent to change one (USR-036). */
export interface UserChange extends NewUser {
  readonly password: '';
  readonly reason: string;
  /** The revision that was read, where the service counts them: another one is refused with 409. */
  readonly expectedRevision?: number;
}

/** What of the users is wanted. */
export interface UserQuery extends IdentityQuery {
  /** Ids of a brand and of a role; the latter only where the list answers roles. */
  readonly tenantIds?: string | undefined;
  readonly roleIds?: string | undefined;
}

/** A brand or a role that users can be filtered by, and how many that leaves. */
export interface UserFacet {
  readonly id: string;
  readonly name: string;
  readonly users: number;
  /** Of a role: the name of its brand. */
  readonly tenantName: string | undefined;
}

/** A page of the users, and how many there are on each side of the toggle (USR-004). */
export interface UserList {
  readonly users: readonly UserProfile[];
  readonly active: number;
  readonly inactive: number;
  readonly total: number;
  /** What the list can be filtered by; undefined where the service does not say. */
  readonly tenants: readonly UserFacet[] | undefined;
  readonly roles: readonly UserFacet[] | undefined;
}

/** One line of a user's activity log (USR-026). */
export interface UserActivity {
  readonly id: string;
  readonly createdAt: string;
  readonly activity: string;
}

/** `GET /iam/users`. @throws the errors of `errors.ts` */
export async function listUsers(call: CallIdentity, { tenantIds, roleIds, ...query }: UserQuery): Promise<UserList> {
  const parameters = { ...listParameters(query), tenantIds, roleIds };
  const answer = await call({ method: 'GET', path: '/users', parameters });
  const meta = parseRecord(answer['meta'], 'users.meta');
  const counts = parseRecord(meta['data'], 'users.meta.data');
  return {
    users: parseList(answer['data'], 'users', parseUser),
    active: numberOf(counts['activeUsers'], 'users.meta.data.activeUsers'),
    inactive: numberOf(counts['inactiveUsers'], 'users.meta.data.inactiveUsers'),
    total: totalOf(meta, 'users'),
    tenants: facetsOf(counts['tenants'], 'users.meta.data.tenants'),
    roles: facetsOf(counts['roles'], 'users.meta.data.roles'),
  };
}

/** `GET /iam/users/{id}`. @throws the errors of `errors.ts` */
export async function readUser(call: CallIdentity, id: string): Promise<UserProfile> {
  const answer = await call({ method: 'GET', path: `/users/${encodeURIComponent(id)}` });
  return parseUser(answer['data'], 'user');
}

/** `POST /iam/users`. @throws the errors of `errors.ts` */
export async function createUser(call: CallIdentity, user: NewUser): Promise<UserProfile> {
  const answer = await call({ method: 'POST', path: '/users', body: { ...user } });
  return parseUser(answer['data'], 'user');
}

/** `PUT /iam/users/{id}`. @throws the errors of `errors.ts` */
export async function updateUser(call: CallIdentity, id: string, user: UserChange): Promise<UserProfile> {
  const answer = await call({ method: 'PUT', path: `/users/${encodeURIComponent(id)}`, body: { ...user } });
  return parseUser(answer['data'], 'user');
}

/** Sends the mail with the link to verify once more. @throws the errors of `errors.ts` */
export async function sendVerification(call: CallIdentity, id: string): Promise<void> {
  await call({ method: 'POST', path: `/users/${encodeURIComponent(id)}/verification`, body: {} });
}

/** `GET /iam/users/{id}/activities` (API-REST-008). @throws the errors of `errors.ts` */
export async function listActivities(
  call: CallIdentity,
  id: string,
  query: IdentityQuery,
): Promise<{ readonly activities: readonly UserActivity[]; readonly total: number }> {
  const path = `/users/${encodeURIComponent(id)}/activities`;
  const answer = await call({ method: 'GET', path, parameters: listParameters(query) });
  return {
    activities: parseList(answer['data'], 'activities', parseActivity),
    total: totalOf(parseRecord(answer['meta'], 'activities.meta'), 'activities'),
  };
}

function parseUser(value: unknown, where: string): UserProfile {
  const user = parseRecord(value, where);
  return {
    id: parseText(user['id'], `${where}.id`),
    firstName: textOrEmpty(user['firstName']),
    middleName: textOrEmpty(user['middleName']),
    lastName: textOrEmpty(user['lastName']),
    email: textOrEmpty(user['email']),
    contactNumber: textOrEmpty(user['contactNumber']),
    isActive: flagOf(user['isActive']),
    verifiedAt: optionalText(user['verifiedAt']),
    createdAt: textOrEmpty(user['createdAt']),
    updatedAt: textOrEmpty(user['updatedAt']),
    revision: optionalNumber(user['revision']),
    imgPath: optionalText(user['imgPath']),
    reason: textOrEmpty(user['reason']),
    roles: parseList(user['roles'], `${where}.roles`, parseRole),
    tenants: parseList(user['tenants'], `${where}.tenants`, parseTenant),
  };
}

function facetsOf(value: unknown, where: string): readonly UserFacet[] | undefined {
  return value === undefined ? undefined : parseList(value, where, parseFacet);
}

function parseFacet(value: unknown, where: string): UserFacet {
  const facet = parseRecord(value, where);
  return {
    id: parseText(facet['id'], `${where}.id`),
    name: textOrEmpty(facet['name']),
    users: numberOf(facet['users'], `${where}.users`),
    tenantName: optionalText(facet['tenantName']),
  };
}

function parseRole(value: unknown, where: string): NamedRole {
  const role = parseRecord(value, where);
  return { id: parseText(role['id'], `${where}.id`), name: textOrEmpty(role['name']) };
}

function parseActivity(value: unknown, where: string): UserActivity {
  const activity = parseRecord(value, where);
  return {
    id: parseText(activity['id'], `${where}.id`),
    createdAt: textOrEmpty(activity['createdAt']),
    activity: textOrEmpty(activity['activity']),
  };
}
