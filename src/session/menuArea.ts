import type { AreaDefinition, AreaMenu, AreaTab, Brand } from '../definition';

/** The part of a tab that the menu uses. */
export type MenuTab = Pick<AreaTab, 'key' | 'label' | 'access' | 'brands'>;

/** The part of an area that the menu, the landing page and the route guards use. Every area definition satisfies it. */
export interface MenuArea extends Pick<AreaDefinition, 'name' | 'path' | 'brands' | 'audience'> {
  readonly menu: Omit<AreaMenu, 'position'>;
  /** Absent: only the services check access. */
  readonly access?: { readonly read: string };
  readonly store?: Pick<AreaDefinition['store'], 'kind'>;
  readonly tabs?: readonly MenuTab[];
  readonly list?: { readonly kind?: string; readonly add?: { readonly label: string } };
  readonly headings?: { readonly add: string };
  /** Opened by the name above the menu instead of a menu entry (NAV-019). */
  readonly isHome?: boolean;
  /** Brands whose staff see the area of every brand (NAV-006). */
  readonly sharedWith?: readonly Brand[];
}

/** Whether a pathname is a path or below it. */
export function isWithin(pathname: string, path: string): boolean {
  return pathname === path || pathname.startsWith(`${path}/`);
}

/** The tabs that are screens of their own because there is no list to open them from (NAV-016). */
export function tabScreens({ store, list, tabs }: MenuArea): readonly MenuTab[] {
  return store?.kind === 'page' && list === undefined && tabs !== undefined ? tabs : [];
}

/** The path of such a tab; the only tab of an area has the path of the area. */
export function tabPath(area: MenuArea, { key }: MenuTab): string {
  return tabScreens(area).length === 1 ? area.path : `${area.path}/${key}`;
}

/** A path without a screen, and the path it redirects to. */
export interface AreaRedirect {
  readonly path: string;
  readonly to: string;
}

/** Redirects from groups to their start area, and from areas of several tab screens to the first one. */
export function areaRedirects(areas: readonly MenuArea[]): readonly AreaRedirect[] {
  const starts = areas.flatMap((area): AreaRedirect[] => {
    const { group } = area.menu;
    const [first, second] = tabScreens(area);
    return [
      ...(group ? [{ path: group.path, to: `${group.path}/${group.start}` }] : []),
      ...(first && second ? [{ path: area.path, to: tabPath(area, first) }] : []),
    ];
  });
  return [...new Map(starts.map((start) => [start.path, start])).values()];
}
