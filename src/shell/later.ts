import { lazy } from 'react';

/** Parts of the shell that are seldom there at once; they load when first needed, or when the browser has nothing to do. */
const loads = {
  notice: () => import('./NoticeDialog'),
  userMenu: () => import('./UserMenuList'),
  brandMenu: () => import('./BrandMenu'),
  flyout: () => import('./menu/MenuFlyout'),
  drawer: () => import('./SidebarDrawer'),
  deployStatus: () => import('./deploy/DeployStatus'),
  deployQuestion: () => import('./deploy/DeployQuestion'),
  palette: () => import('./palette/CommandPalette'),
  help: () => import('./ShortcutHelp'),
  signIns: () => import('./signIns/SignInList'),
  toasts: () => import('./ToastHost'),
};

export const LazyNoticeDialog = lazy(async () => ({ default: (await loads.notice()).NoticeDialog }));
export const LazyUserMenuList = lazy(async () => ({ default: (await loads.userMenu()).UserMenuList }));
export const LazyBrandMenu = lazy(async () => ({ default: (await loads.brandMenu()).BrandMenu }));
export const LazyMenuFlyout = lazy(async () => ({ default: (await loads.flyout()).MenuFlyout }));
export const LazySidebarDrawer = lazy(async () => ({ default: (await loads.drawer()).SidebarDrawer }));
export const LazyDeployStatus = lazy(async () => ({ default: (await loads.deployStatus()).DeployStatus }));
export const LazyDeployQuestion = lazy(async () => ({ default: (await loads.deployQuestion()).DeployQuestion }));
export const LazyCommandPalette = lazy(async () => ({ default: (await loads.palette()).CommandPalette }));
export const LazyShortcutHelp = lazy(async () => ({ default: (await loads.help()).ShortcutHelp }));
export const LazySignInsDialog = lazy(async () => ({ default: (await loads.signIns()).SignInsDialog }));
export const LazyToastHost = lazy(async () => ({ default: (await loads.toasts()).ToastHost }));

/** Loads everything: a session that ends, or a network that fails, must not find its message missing. */
export async function loadLaterParts(): Promise<void> {
  await Promise.allSettled(Object.values(loads).map((load) => load()));
}
