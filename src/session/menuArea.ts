import type { AreaDefinition, AreaMenu, AreaTab, Brand } from '../definition';

/** A tab as far as the menu knows it. */
export type MenuTab = Pick<AreaTab, 'key' | 'label' | 'access' | 'brands'>;

/** What the menu, the landing page and the gates know of an area. Every area of the definitions is one. */
export interface MenuArea extends Pick<AreaDefinition, 'name' | 'path' | 'brands' | 'audience'> {
  readonly menu: Omit<AreaMenu, 'position'>;
  /** Absent: the services alone decide. */
  readonly access?: { readonly read: string };
  readonly store?: Pick<AreaDefinition['store'], 'kind'>;
  readonly tabs?: readonly MenuTab[];
  readonly list?: { readonly kind?: string; readonly add?: { readonly label: string } };
  readonly headings?: { readonly add: string };
  /** The name above the menu leads there, and no entry of the menu (NAV-019). */
  readonly isHome?: boolean;
  /** Brands whose staff see the area of every brand (NAV-006). */
  readonly sharedWith?: readonly Brand[];
}

/** Whether somebody is at a path or below it. */
export function isWithin(pathname: string, path: string): boolean {
  return pathname === path || pathname.startsWith(`${path}/`);
}

/** The tabs that are screens of their own, because there is no list they could be opened from (NAV-016). */
export function tabScreens({ store, list, tabs }: MenuArea): readonly MenuTab[] {
  return store?.kind === 'page' && list === undefined && tabs !== undefined ? tabs : [];
}

/** Where such a tab is; the only one of its area is the area itself. */
export function tabPath(area: MenuArea, { key }: MenuTab): string {
  return tabScreens(area).length === 1 ? area.path : `${area.path}/${key}`;
}

/** An address that shows nothing itself, and where it leads. */
export interface Start {
  readonly path: string;
  readonly to: string;
}

/** The addresses of groups of areas, and of areas that are several screens, lead to one of these. */
export function startsOf(areas: readonly MenuArea[]): readonly Start[] {
  const starts = areas.flatMap((area): Start[] => {
    const { group } = area.menu;
    const [first, second] = tabScreens(area);
    return [
      ...(group ? [{ path: group.path, to: `${group.path}/${group.start}` }] : []),
      ...(first && second ? [{ path: area.path, to: tabPath(area, first) }] : []),
    ];
  });
  return [...new Map(starts.map((start) => [start.path, start])).values()];
}
