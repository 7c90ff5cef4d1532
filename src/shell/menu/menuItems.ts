import { menuAreas } from '../../session/access';
import { BRAND_PARAMETER, listedBrand, seesEveryBrand } from '../../session/listedBrand';
import type { MenuArea, MenuIcon } from '../../session/menuArea';
import type { Session } from '../../session/session';

/** An entry of the menu that leads somewhere. */
export interface MenuLink {
  readonly label: string;
  /** With its search, where it has one. */
  readonly path: string;
  readonly isCurrent: boolean;
}

/** An entry of the first level: a link, or a group of links. */
export interface MenuItem extends MenuLink {
  readonly name: string;
  readonly icon: MenuIcon;
  /** Absent: the entry is a link itself. */
  readonly links?: readonly MenuLink[];
}

/** Where the browser is. */
export interface Whereabouts {
  readonly pathname: string;
  readonly search: string;
}

/** The menu of a user, made from the areas (NAV-001 to NAV-020). */
export function menuItems(areas: readonly MenuArea[], session: Session, here: Whereabouts): readonly MenuItem[] {
  return menuAreas(areas, session).map((area): MenuItem => {
    const { name, path, menu } = area;
    const item = { name, label: menu.label, icon: menu.icon, path, isCurrent: isWithin(here.pathname, path) };
    const links = linksOf(area, session, here);
    return links.length === 0 ? item : { ...item, links };
  });
}

function linksOf(area: MenuArea, session: Session, here: Whereabouts): readonly MenuLink[] {
  const { path, menu } = area;
  if (seesEveryBrand(area, session)) {
    const shown = isWithin(here.pathname, path) ? listedBrand(area, session, here.search)?.id : undefined;
    return session.brands.map(({ id, name }) => ({
      label: name,
      path: `${path}?${BRAND_PARAMETER}=${name}`,
      isCurrent: id === shown,
    }));
  }
  return (menu.entries ?? []).map((entry) => {
    const to = `${path}/${entry.path}`;
    return { label: entry.label, path: to, isCurrent: isWithin(here.pathname, to) };
  });
}

function isWithin(pathname: string, path: string): boolean {
  return pathname === path || pathname.startsWith(`${path}/`);
}
