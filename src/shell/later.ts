import { lazy } from 'react';

/** Parts of the shell that are seldom there at once; they load when first needed, or when the browser has nothing to do. */
const loads = {
  notice: () => import('./NoticeDialog'),
  userMenu: () => import('./UserMenuList'),
  drawer: () => import('./SidebarDrawer'),
  toasts: () => import('./ToastHost'),
};

export const NoticeDialog = lazy(async () => ({ default: (await loads.notice()).NoticeDialog }));
export const UserMenuList = lazy(async () => ({ default: (await loads.userMenu()).UserMenuList }));
export const SidebarDrawer = lazy(async () => ({ default: (await loads.drawer()).SidebarDrawer }));
export const ToastHost = lazy(async () => ({ default: (await loads.toasts()).ToastHost }));

/** Loads everything: a session that ends, or a network that fails, must not find its message missing. */
export async function loadLaterParts(): Promise<void> {
  await Promise.allSettled(Object.values(loads).map((load) => load()));
}
