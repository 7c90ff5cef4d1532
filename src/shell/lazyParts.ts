import { lazyComponent, lazyOverlay } from '../hooks/LazyOverlay';

/** Parts of the shell that are rarely needed on the first render: loaded on first use, or by `preloadLazyParts`. */
const imports = {
  notice: () => import('./NoticeDialog'),
  confirm: () => import('../hooks/ConfirmDialog'),
  userMenu: () => import('./UserMenuList'),
  brandMenu: () => import('./BrandMenu'),
  flyout: () => import('./menu/MenuFlyout'),
  drawer: () => import('./SidebarDrawer'),
  deployStatus: () => import('./deploy/DeployStatus'),
  deployQuestion: () => import('./deploy/DeployDialog'),
  palette: () => import('./palette/CommandPalette'),
  help: () => import('./ShortcutHelp'),
  signIns: () => import('./signIns/SignInList'),
  toasts: () => import('./ToastHost'),
};

export const LazyNoticeDialog = lazyComponent(async () => (await imports.notice()).NoticeDialog);
export const LazyConfirmDialog = lazyOverlay(async () => (await imports.confirm()).ConfirmDialog);
export const LazyUserMenuList = lazyOverlay(async () => (await imports.userMenu()).UserMenuList);
export const LazyBrandMenu = lazyOverlay(async () => (await imports.brandMenu()).BrandMenu);
export const LazyMenuFlyout = lazyOverlay(async () => (await imports.flyout()).MenuFlyout);
export const LazySidebarDrawer = lazyOverlay(async () => (await imports.drawer()).SidebarDrawer);
export const LazyDeployStatus = lazyOverlay(async () => (await imports.deployStatus()).DeployStatus);
export const LazyDeployDialog = lazyOverlay(async () => (await imports.deployQuestion()).DeployDialog);
export const LazyCommandPalette = lazyOverlay(async () => (await imports.palette()).CommandPalette);
export const LazyShortcutHelp = lazyOverlay(async () => (await imports.help()).ShortcutHelp);
export const LazySignInsDialog = lazyOverlay(async () => (await imports.signIns()).SignInsDialog);
export const LazyToastHost = lazyComponent(async () => (await imports.toasts()).ToastHost);

/** Preloads all parts: without a session or a network, their code could not be loaded when it is needed. */
export async function preloadLazyParts(): Promise<void> {
  await Promise.allSettled(Object.values(imports).map((load) => load()));
}
