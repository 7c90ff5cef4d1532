import type { AreaIcon, MenuGroup } from '../../definition';
import { isOfPlatform, menuAreas, openTabs } from '../../session/access';
import { HOME_PATH } from '../../session/landing';
import { BRAND_PARAMETER, listedBrand, seesEveryBrand } from '../../session/listedBrand';
import { isWithin, tabPath, tabScreens, type MenuArea } from '../../session/menuArea';
import type { Session } from '../../session/session';
import { shellTexts } from '../texts';

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
  readonly icon: AreaIcon;
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
  const open = menuAreas(areas, session);
  return open.flatMap((area): MenuItem[] => {
    const { group } = area.menu;
    if (group === undefined) return [itemOf(area, session, here)];
    const members = open.filter(({ menu }) => menu.group?.path === group.path);
    return area === members[0] ? [{ ...groupOf(group, members, here), icon: area.menu.icon }] : [];
  });
}

/** Where the name above the menu leads: to the home of a brand, to the log of the platform where it keeps one. */
export function homeLink(
  areas: readonly MenuArea[],
  { brand, user }: Session,
): Omit<MenuLink, 'isCurrent'> | undefined {
  if (brand !== undefined) return { label: shellTexts.home, path: HOME_PATH };
  const home = isOfPlatform(user) ? areas.find(({ isHome }) => isHome) : undefined;
  return home && { label: home.menu.label, path: home.path };
}

function itemOf(area: MenuArea, session: Session, here: Whereabouts): MenuItem {
  const { name, menu } = area;
  const links = linksOf(area, session, here);
  const item = { name, icon: menu.icon, ...linkTo(menu.label, area.path, here) };
  return links.length === 0 ? item : { ...item, links };
}

function groupOf(group: MenuGroup, members: readonly MenuArea[], here: Whereabouts): Omit<MenuItem, 'icon'> {
  const links = members.map(({ menu, path }) => linkTo(menu.label, path, here));
  return { name: group.path, ...linkTo(group.label, group.path, here), links };
}

function linksOf(area: MenuArea, session: Session, here: Whereabouts): readonly MenuLink[] {
  const { path } = area;
  if (seesEveryBrand(area, session)) {
    const shown = isWithin(here.pathname, path) ? listedBrand(area, session, here.search)?.id : undefined;
    return session.brands.map(({ id, name }) => ({
      label: name,
      path: `${path}?${BRAND_PARAMETER}=${name}`,
      isCurrent: id === shown,
    }));
  }
  const tabs = tabScreens(area);
  return tabs.length > 1 ? openTabs(tabs, session).map((tab) => linkTo(tab.label, tabPath(area, tab), here)) : [];
}

function linkTo(label: string, path: string, here: Whereabouts): MenuLink {
  return { label, path, isCurrent: isWithin(here.pathname, path) };
}
