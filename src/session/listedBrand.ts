import type { MenuArea } from './menuArea';
import type { Session, SessionBrand } from './session';

/** The query parameter that names a brand: `/manage-properties?brand={name}` (NAV-006). */
export const BRAND_PARAMETER = 'brand';

/** Whether the user may list an area's records of every brand. */
export function seesEveryBrand({ sharedWith }: MenuArea, { brand }: Pick<Session, 'brand'>): boolean {
  return brand !== undefined && sharedWith?.includes(brand) === true;
}

/**
 * The brand whose records are listed: the one named by the URL if the user sees every brand of the area, else the selected
 * one.
 * @param search query string of the URL; unknown brands are ignored
 */
export function listedBrand(area: MenuArea, session: Session, search: string): SessionBrand | undefined {
  const named = new URLSearchParams(search).get(BRAND_PARAMETER);
  const requested = seesEveryBrand(area, session) ? session.brands.find(({ name }) => name === named) : undefined;
  return requested ?? session.selectedBrand;
}
