import type { AreaIcon, Brand } from '../definition';

/** One of several entries that an area has in the menu. */
export interface AreaEntry {
  readonly label: string;
  /** Its route below the area's path: `careers`. */
  readonly path: string;
}

/** What stands before an area's label; the shell draws it. */
export type MenuIcon = AreaIcon | 'banner' | 'work' | 'document' | 'guide' | 'contract' | 'sample';

/** How an area stands in the menu. */
export interface AreaMenu {
  readonly label: string;
  readonly icon: MenuIcon;
  /** The area opens as a group of these (NAV-011, NAV-016). */
  readonly entries?: readonly AreaEntry[];
  /** The entry that the area's own address leads to; the first unless given. */
  readonly start?: string;
  /** Brands whose staff see the area of every brand: a group with one entry for each, `{path}?brand={name}` (NAV-006). */
  readonly perBrand?: readonly Brand[];
}

/** What the menu, the landing page and the gates know of an area. Every area of the definitions is one. */
export interface MenuArea {
  readonly name: string;
  readonly path: string;
  readonly menu: AreaMenu;
  readonly brands?: readonly Brand[];
  readonly audience?: 'brand' | 'platform';
  /** Absent: the services alone decide. */
  readonly access?: { readonly read: string };
}

/** The address that the area's own one leads to, where the area is a group of entries. */
export function startPath({ path, menu }: MenuArea): string | undefined {
  const start = menu.start ?? menu.entries?.[0]?.path;
  return menu.entries === undefined || start === undefined ? undefined : `${path}/${start}`;
}
