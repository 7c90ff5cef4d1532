import type { User } from '../api/identity';
import type { Brand } from '../definition';
import { CONTRACTS_SCOPE, isForBrand, isPlatformAdministrator, scopesOf } from './access';
import type { MenuArea } from './menuArea';

/** Landing page of contract officers (SIGN-009). */
export const CONTRACTS_PATH = '/manage-contracts';

/** Landing page of platform administrators. */
export const USERS_PATH = '/manage-users';

/** The home of a brand: linked from the brand's name and the palette, but never a landing page (SIGN-009, SIGN-010). */
export const HOME_PATH = '/home';

/** A path of no area: shows the invalid-page screen to users without any access (A-30, B-2). */
export const NO_ACCESS_PATH = '/no-access';

/** The route access table, in an order of its own, not that of the menu; areas that it does not list come last. */
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
 * The path to open after signing in. Platform administrators: the users. Contract officers: contracts. Other staff: the first area of
 * the route access table that the brand has and whose read scope they hold, else the invalid-page screen (SIGN-009, SIGN-010, A-30).
 * @param brand the selected brand; undefined if there is none or it is unknown
 */
export function landingPath(user: User, areas: readonly MenuArea[], brand: Brand | undefined): string {
  if (isPlatformAdministrator(user)) return USERS_PATH;
  const scopes = scopesOf(user);
  if (scopes.has(CONTRACTS_SCOPE)) return CONTRACTS_PATH;
  const readable = areas.filter(
    (area) =>
      area.access !== undefined && scopes.has(area.access.read) && (brand === undefined || isForBrand(area, brand)),
  );
  const first = [...readable].sort((a, b) => rankOf(a) - rankOf(b))[0];
  return first ? addressOf(first) : NO_ACCESS_PATH;
}

/** The table lists groups by their own path, not by those of their areas. */
function addressOf({ path, menu }: MenuArea): string {
  return menu.group?.path ?? path;
}

function rankOf(area: MenuArea): number {
  const position = ROUTE_ACCESS_TABLE.indexOf(addressOf(area));
  return position === -1 ? ROUTE_ACCESS_TABLE.length : position;
}
