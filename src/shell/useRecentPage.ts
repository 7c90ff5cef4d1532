import { useEffect } from 'react';
import { canOpenArea } from '../session/access';
import { useSession } from '../session/SessionContext';
import type { Crumb } from './breadcrumbs';
import type { MenuArea } from '../session/menuArea';
import { createRecentPages } from './palette/recentPages';

/** Notes the page that is open among the recent ones; lists are screens, which the palette offers anyway. */
export function useRecentPage(options: {
  readonly pathname: string;
  readonly crumbs: readonly Crumb[];
  readonly areas: readonly MenuArea[];
}): void {
  const { pathname, crumbs, areas } = options;
  const session = useSession();
  useEffect(() => {
    const area = areas.find(({ path }) => pathname.startsWith(`${path}/`));
    const label = crumbs.at(-1)?.label;
    if (!area || label === undefined || crumbs.length < 2 || !canOpenArea(area, session)) return;
    const hint = [area.menu.label, session.brand].filter((part) => part !== undefined).join(' · ');
    createRecentPages(localStorage, session.user.id).note({ path: pathname, label, hint });
  }, [areas, crumbs, pathname, session]);
}
