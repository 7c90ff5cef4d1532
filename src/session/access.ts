import type { User } from '../api/identity';
import type { Brand } from '../definition';
import type { MenuArea, MenuTab } from './menuArea';

/** The scope of contract officers, who only work on contracts (NAV-002, SIGN-009). */
export const CONTRACTS_SCOPE = 'read:contract_document_entry';

/** Alias of the sample feature's scope. */
const BARE_SAMPLE = 'sample';

/** The scope of the sample feature (A-24, B-39). */
export const SAMPLE_SCOPE = 'read:sample';

/** The scopes of the user's first role; other roles are ignored (PERM-002). */
export function scopesOf(user: User): ReadonlySet<string> {
  const scopes = user.roles[0]?.scopes ?? [];
  return new Set(scopes.includes(BARE_SAMPLE) ? [...scopes, SAMPLE_SCOPE] : scopes);
}

/** A user's permissions, and the brand they apply to. */
export interface Access {
  readonly scopes: ReadonlySet<string>;
  /** Undefined for platform administrators, and for users without a known brand. */
  readonly brand: Brand | undefined;
}

/** Whether a user is a platform administrator: a user without a tenant (SESS-016, NAV-020). */
export function isPlatformAdministrator({ tenants }: Pick<User, 'tenants'>): boolean {
  return tenants.length === 0;
}

/**
 * Whether the user may open an area's screens, by brand and read scope (PERM-004 and following, SHELL-013). Platform areas
 * are open to every signed-in user; the services decide (PERM-017).
 */
export function canOpenArea(area: MenuArea, { scopes, brand }: Access): boolean {
  if (area.audience === 'platform') return true;
  return isForBrand(area, brand) && (area.access === undefined || scopes.has(area.access.read));
}

/**
 * The areas of the menu: all areas of the user's audience that the user may open, but only contracts for contract
 * officers (NAV-001, NAV-002, NAV-019, NAV-020, A-54).
 */
export function menuAreas<Area extends MenuArea>(
  areas: readonly Area[],
  { user, ...access }: Access & { readonly user: Pick<User, 'tenants'> },
): readonly Area[] {
  const audience = isPlatformAdministrator(user) ? 'platform' : 'brand';
  const open = areas.filter(
    (area) => area.isHome !== true && (area.audience ?? 'brand') === audience && canOpenArea(area, access),
  );
  if (audience === 'platform' || !access.scopes.has(CONTRACTS_SCOPE)) return open;
  return open.filter((area) => area.access?.read === CONTRACTS_SCOPE);
}

/** The tabs of an area that the user may open, in order (CI-010, CI-012, CI-013). */
export function openTabs<Tab extends MenuTab>(tabs: readonly Tab[], { scopes, brand }: Access): readonly Tab[] {
  return tabs.filter((tab) => isForBrand(tab, brand) && (tab.access === undefined || scopes.has(tab.access)));
}

/** Whether a part of the console is available to a brand; never without a brand. */
export function isForBrand(part: { readonly brands?: readonly Brand[] }, brand: Brand | undefined): boolean {
  return brand !== undefined && (part.brands === undefined || part.brands.includes(brand));
}
