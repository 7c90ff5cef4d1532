import { lazyComponent, lazyOverlay } from '../hooks/lazyComponent';

/** Parts of the shell that are rarely needed on the first render: loaded on first use, or by `preloadLazyParts`. */
const parts: (() => Promise<unknown>)[] = [];

function preloaded<Part>(load: () => Promise<Part>): () => Promise<Part> {
  parts.push(load);
  return load;
}

export const LazyNoticeDialog = lazyComponent(preloaded(async () => (await import('./NoticeDialog')).NoticeDialog));
export const LazyConfirmDialog = lazyOverlay(
  preloaded(async () => (await import('../hooks/ConfirmDialog')).ConfirmDialog),
);
export const LazyUserMenuList = lazyOverlay(preloaded(async () => (await import('./UserMenuList')).UserMenuList));
export const LazyBrandMenu = lazyOverlay(preloaded(async () => (await import('./BrandMenu')).BrandMenu));
export const LazyMenuFlyout = lazyOverlay(preloaded(async () => (await import('./menu/MenuFlyout')).MenuFlyout));
export const LazySidebarDrawer = lazyOverlay(preloaded(async () => (await import('./SidebarDrawer')).SidebarDrawer));
export const LazyDeployStatus = lazyOverlay(
  preloaded(async () => (await import('./deploy/DeployStatus')).DeployStatus),
);
export const LazyDeployDialog = lazyOverlay(
  preloaded(async () => (await import('./deploy/DeployDialog')).DeployDialog),
);
export const LazyCommandPalette = lazyOverlay(
  preloaded(async () => (await import('./palette/CommandPalette')).CommandPalette),
);
export const LazyShortcutHelp = lazyOverlay(preloaded(async () => (await import('./ShortcutHelp')).ShortcutHelp));
export const LazySignInsDialog = lazyOverlay(
  preloaded(async () => (await import('./signIns/SignInList')).SignInsDialog),
);
export const LazyToastHost = lazyComponent(preloaded(async () => (await import('./ToastHost')).ToastHost));

/** Preloads all parts: without a session or a network, their code could not be loaded when it is needed. */
export async function preloadLazyParts(): Promise<void> {
  await Promise.allSettled(parts.map((load) => load()));
}
