import { parseTenant, type Role, type Tenant } from './identity';
import { listParameters, totalOf, type CallIdentity, type IdentityQuery } from './identityCalls';
import { createIdentityRecords, type IdentityRecords } from './identityRecords';
import {
  flagOf,
  listOf,
  numberOf,
  objectOf,
  optionalNumber,
  optionalText,
  parseList,
  parseRecord,
  parseText,
  textOrEmpty,
  type AnswerRecord,
} from './parse';

/** A user in the administration (USR-038). */
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
  /** Incremented by every change; undefined if the service has no revisions. */
  readonly revision: number | undefined;
  readonly imgPath: string | undefined;
  /** Why the user is not active. */
  readonly reason: string;
  readonly roles: readonly Pick<Role, 'id' | 'name'>[];
  readonly tenants: readonly Tenant[];
}

/** Input to create a user (USR-020). */
export interface NewUser extends Pick<
  UserProfile,
  'firstName' | 'middleName' | 'lastName' | 'email' | 'contactNumber'
> {
  /** Omitted if undefined, which changes nothing. */
  readonly isActive: boolean | undefined;
  /** Null for users of the platform only. */
  readonly tenantId: string | null;
  readonly roleId: string;
}

/** Input to change a user (USR-036). */
export interface UserChange extends NewUser {
  readonly password: '';
  readonly reason: string;
  /** The revision that was read, if the service has revisions; a different one is refused with 409. */
  readonly expectedRevision?: number;
}

/** A brand or role to filter users by, with the number of matching users. */
export interface UserFacet {
  readonly id: string;
  readonly name: string;
  readonly users: number;
  /** The brand name of a role. */
  readonly tenantName: string | undefined;
}

/** One line of a user's activity log (USR-026). */
export interface UserActivity {
  readonly id: string;
  readonly createdAt: string;
  readonly activity: string;
}

/** The calls for users (API-REST-004 to API-REST-007). */
export function createUserCalls(call: CallIdentity): IdentityRecords<UserProfile, NewUser, UserChange> {
  return createIdentityRecords(call, 'user', parseUser);
}

/** Resends the verification mail. @throws the errors of `errors.ts` */
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

const parseRole = objectOf<Pick<Role, 'id' | 'name'>>({ id: parseText, name: textOrEmpty });

const parseUser = objectOf<UserProfile>({
  id: parseText,
  firstName: textOrEmpty,
  middleName: textOrEmpty,
  lastName: textOrEmpty,
  email: textOrEmpty,
  contactNumber: textOrEmpty,
  isActive: flagOf,
  verifiedAt: optionalText,
  createdAt: textOrEmpty,
  updatedAt: textOrEmpty,
  revision: optionalNumber,
  imgPath: optionalText,
  reason: textOrEmpty,
  roles: listOf(parseRole),
  tenants: listOf(parseTenant),
});

const parseFacet = objectOf<UserFacet>({ id: parseText, name: textOrEmpty, users: numberOf, tenantName: optionalText });

/**
 * The brands or roles to filter a list of users by; undefined if the service does not report them.
 * @param details of the list, as the service returns them
 */
export function userFacets(details: AnswerRecord, of: 'tenants' | 'roles'): readonly UserFacet[] | undefined {
  return details[of] === undefined ? undefined : parseList(details[of], `users.meta.data.${of}`, parseFacet);
}

const parseActivity = objectOf<UserActivity>({ id: parseText, createdAt: textOrEmpty, activity: textOrEmpty });
