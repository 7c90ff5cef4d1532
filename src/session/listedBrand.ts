import type { MenuArea } from './menuArea';
import type { Session, SessionBrand } from './session';

/** The parameter of an address that names a brand: `/manage-properties?brand={name}` (NAV-006). */
export const BRAND_PARAMETER = 'brand';

/** Whether the user sees an area of every brand. */
export function seesEveryBrand({ sharedWith }: MenuArea, { brand }: Pick<Session, 'brand'>): boolean {
  return brand !== undefined && sharedWith?.includes(brand) === true;
}

/**
 * The brand whose records a list shows: the one that the address names where the user sees the area of every brand,
 * else the user's own.
 * @param search the search of the address; a brand that does not exist counts as none
 */
export function listedBrand(area: MenuArea, session: Session, search: string): SessionBrand | undefined {
  const named = new URLSearchParams(search).get(BRAND_PARAMETER);
  const asked = seesEveryBrand(area, session) ? session.brands.find(({ name }) => name === named) : undefined;
  return asked ?? session.selectedBrand;
}
