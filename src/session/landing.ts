import type { User } from '../api/identity';
import type { AreaDefinition } from '../definition';
import { CONTRACTS_SCOPE, scopesOf } from './access';

/** Where contract officers work (SIGN-009). */
export const CONTRACTS_PATH = '/manage-contracts';

/** Where platform administrators begin. */
export const USERS_PATH = '/manage-users';

/** A path no area has: the invalid-page screen for users without any access (A-30, B-2). */
export const NO_ACCESS_PATH = '/no-access';

/**
 * Where a user goes after signing in: contracts first, then the first area whose read scope they hold; platform
 * administrators to the users, others to the invalid-page screen (SIGN-009, SIGN-010, A-30).
 * @param areas in the order of the route access table
 */
export function landingPath(user: User, areas: readonly AreaDefinition[]): string {
  const scopes = scopesOf(user);
  if (scopes.has(CONTRACTS_SCOPE)) return CONTRACTS_PATH;
  const first = areas.find((area) => scopes.has(area.access.read));
  if (first) return first.path;
  return user.tenants.length === 0 ? USERS_PATH : NO_ACCESS_PATH;
}
