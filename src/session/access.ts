import type { User } from '../api/identity';
import type { AreaDefinition, AreaTab, Brand } from '../definition';

/** Whoever holds this works on contracts only (NAV-002, SIGN-009). */
export const CONTRACTS_SCOPE = 'read:contract_document_entry';

/** The scopes of the user's first role; further roles add nothing (PERM-002). */
export function scopesOf(user: User): ReadonlySet<string> {
  return new Set(user.roles[0]?.scopes ?? []);
}

/** What a user may do, and for which brand. */
export interface Access {
  readonly scopes: ReadonlySet<string>;
  /** Absent for platform administrators. */
  readonly brand: Brand | undefined;
}

/** Whether an area's screens open: its brand and its read scope (PERM-004 and following, SHELL-013). */
export function canOpenArea(area: AreaDefinition, { scopes, brand }: Access): boolean {
  return isForBrand(area, brand) && scopes.has(area.access.read);
}

/** The areas of the menu: all that open, but only contracts for who works on contracts (NAV-001, NAV-002, A-54). */
export function menuAreas(areas: readonly AreaDefinition[], access: Access): readonly AreaDefinition[] {
  const open = areas.filter((area) => canOpenArea(area, access));
  return access.scopes.has(CONTRACTS_SCOPE) ? open.filter((area) => area.access.read === CONTRACTS_SCOPE) : open;
}

/** The tabs of an area that the user may open, in their order (CI-010, CI-012, CI-013). */
export function openTabs(area: AreaDefinition, { scopes, brand }: Access): readonly AreaTab[] {
  return area.tabs.filter((tab) => isForBrand(tab, brand) && scopes.has(tab.access));
}

function isForBrand(part: { readonly brands?: readonly Brand[] }, brand: Brand | undefined): boolean {
  return brand !== undefined && (part.brands === undefined || part.brands.includes(brand));
}
