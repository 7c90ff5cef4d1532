import type { AreaIcon, MenuGroup } from '../../definition';
import { isPlatformAdministrator, menuAreas, openTabs } from '../../session/access';
import { HOME_PATH } from '../../session/landing';
import { BRAND_PARAMETER, listedBrand, seesEveryBrand } from '../../session/listedBrand';
import { isWithin, tabPath, tabScreens, type MenuArea } from '../../session/menuArea';
import type { Session } from '../../session/session';
import { shellTexts } from '../texts';

/** A link of the menu. */
export interface MenuLink {
  readonly label: string;
  /** With its query string, if it has one. */
  readonly path: string;
  readonly isCurrent: boolean;
}

/** A top-level entry: a link, or a group of links. */
export interface MenuItem extends MenuLink {
  readonly name: string;
  readonly icon: AreaIcon;
  /** Absent if the entry is a link itself. */
  readonly links?: readonly MenuLink[];
}

/** The current URL. */
export interface MenuLocation {
  readonly pathname: string;
  readonly search: string;
}

/** The menu of a user, made from the areas (NAV-001 to NAV-020). */
export function menuItems(areas: readonly MenuArea[], session: Session, location: MenuLocation): readonly MenuItem[] {
  const open = menuAreas(areas, session);
  return open.flatMap((area): MenuItem[] => {
    const { group } = area.menu;
    if (group === undefined) return [itemOf(area, session, location)];
    const members = open.filter(({ menu }) => menu.group?.path === group.path);
    return area === members[0] ? [{ ...groupOf(group, members, location), icon: area.menu.icon }] : [];
  });
}

/** The link of the name above the menu: the home of a brand, or the log of the platform if it has one. */
export function homeLink(
  areas: readonly MenuArea[],
  { brand, user }: Session,
): Omit<MenuLink, 'isCurrent'> | undefined {
  if (brand !== undefined) return { label: shellTexts.home, path: HOME_PATH };
  const home = isPlatformAdministrator(user) ? areas.find(({ isHome }) => isHome) : undefined;
  return home && { label: home.menu.label, path: home.path };
}

function itemOf(area: MenuArea, session: Session, location: MenuLocation): MenuItem {
  const { name, menu } = area;
  const links = linksOf(area, session, location);
  const item = { name, icon: menu.icon, ...linkTo(menu.label, area.path, location) };
  return links.length === 0 ? item : { ...item, links };
}

function groupOf(group: MenuGroup, members: readonly MenuArea[], location: MenuLocation): Omit<MenuItem, 'icon'> {
  const links = members.map(({ menu, path }) => linkTo(menu.label, path, location));
  return { name: group.path, ...linkTo(group.label, group.path, location), links };
}

function linksOf(area: MenuArea, session: Session, location: MenuLocation): readonly MenuLink[] {
  const { path } = area;
  if (seesEveryBrand(area, session)) {
    const listedId = isWithin(location.pathname, path) ? listedBrand(area, session, location.search)?.id : undefined;
    return session.brands.map(({ id, name }) => ({
      label: name,
      path: `${path}?${BRAND_PARAMETER}=${name}`,
      isCurrent: id === listedId,
    }));
  }
  const tabs = tabScreens(area);
  return tabs.length > 1 ? openTabs(tabs, session).map((tab) => linkTo(tab.label, tabPath(area, tab), location)) : [];
}

function linkTo(label: string, path: string, location: MenuLocation): MenuLink {
  return { label, path, isCurrent: isWithin(location.pathname, path) };
}
