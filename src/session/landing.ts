import type { User } from '../api/identity';
import type { Brand } from '../definition';
import { CONTRACTS_SCOPE, isForBrand, isOfPlatform, scopesOf } from './access';
import type { MenuArea } from './menuArea';

/** Where contract officers work (SIGN-009). */
export const CONTRACTS_PATH = '/manage-contracts';

/** Where platform administrators begin. */
export const USERS_PATH = '/manage-users';

/** The home of a brand: behind the brand's name and in the palette, never where anybody is led (SIGN-009, SIGN-010). */
export const HOME_PATH = '/home';

/** A path no area has: the invalid-page screen for users without any access (A-30, B-2). */
export const NO_ACCESS_PATH = '/no-access';

/** The route access table, which is not in the order of the menu; what it does not name comes after. */
const ROUTE_ACCESS_TABLE: readonly string[] = [
  '/manage-company-information',
  '/manage-properties',
  '/manage-awards',
  '/manage-showroom',
  '/manage-content',
  '/manage-hero-banner',
  '/manage-gallery',
  '/manage-careers',
  '/manage-links',
  '/manage-email',
  '/manage-home-buying-guide',
  '/manage-mddor-documents',
  CONTRACTS_PATH,
];

/**
 * Where a user goes after signing in: platform administrators to the users; staff to contracts, else to the first area of the
 * route access table whose read scope they hold and that the brand has, or to the invalid-page screen (SIGN-009, SIGN-010, A-30).
 * @param brand the one that the user works on; undefined where that is none, or not known
 */
export function landingPath(user: User, areas: readonly MenuArea[], brand: Brand | undefined): string {
  if (isOfPlatform(user)) return USERS_PATH;
  const scopes = scopesOf(user);
  if (scopes.has(CONTRACTS_SCOPE)) return CONTRACTS_PATH;
  const readable = areas.filter(
    (area) =>
      area.access !== undefined && scopes.has(area.access.read) && (brand === undefined || isForBrand(area, brand)),
  );
  const first = [...readable].sort((a, b) => rankOf(a) - rankOf(b))[0];
  return first ? addressOf(first) : NO_ACCESS_PATH;
}

/** The table names the address of a group, not those of its areas. */
function addressOf({ path, menu }: MenuArea): string {
  return menu.group?.path ?? path;
}

function rankOf(area: MenuArea): number {
  const position = ROUTE_ACCESS_TABLE.indexOf(addressOf(area));
  return position === -1 ? ROUTE_ACCESS_TABLE.length : position;
}
