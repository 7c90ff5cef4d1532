import { useMemo, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { MenuArea } from '../../session/menuArea';
import { useSession, useSessionController } from '../../session/SessionContext';
import { sessionTexts } from '../../session/texts';
import type { AppearanceSetting } from '../../theme/appearance';
import { canDeploy, type BrandDeployment } from '../deploy/deployment';
import { deployTexts } from '../deploy/texts';
import { homeLink, menuItems } from '../menu/menuItems';
import { shortcutTexts } from '../texts';
import { useSwitchBrand } from '../useHistoryBrand';
import type { SidebarState } from '../useSidebar';
import type { Command } from './commands';
import { createRecentPages } from './recentPages';
import { paletteTexts } from './texts';
import type { FoundScreen } from './usePaletteSearch';

export interface CommandDependencies {
  readonly areas: readonly MenuArea[];
  readonly appearance: AppearanceSetting;
  readonly sidebar: SidebarState;
  /** Undefined if there is no brand to deploy. */
  readonly deployment: BrandDeployment | undefined;
  readonly showHelp: () => void;
}

/** All commands that need no search: the home, recent pages, screens, brands and actions. */
export function useCommands(dependencies: CommandDependencies): readonly Command[] {
  const start = useStartCommands(dependencies.areas);
  const recent = useRecentCommands();
  const screens = useScreenCommands(dependencies.areas);
  const brands = useBrandCommands();
  const actions = useActionCommands(dependencies);
  return [...start, ...recent, ...screens, ...brands, ...actions];
}

/** The results of a search, without pages whose name already matches a listed command. */
export function usePageCommands(found: readonly FoundScreen[], listed: readonly Command[]): readonly Command[] {
  const navigate = useNavigate();
  return found
    .filter(({ path, found: text }) => text !== undefined || listed.every(({ id }) => id !== path))
    .map(({ kind, path, label, hint, found: text, state }, index) => ({
      // The path is not unique: a recent page may also be found by its text, and one screen may contain several entries.
      id: text === undefined && kind === 'page' ? path : `${path} ${index}`,
      section: kind === 'page' ? 'pages' : 'records',
      icon: 'page',
      label,
      hint,
      ...(text && { found: text }),
      run: () => void navigate(path, { state }),
    }));
}

/** The home of the brand, or the log of the platform. */
function useStartCommands(areas: readonly MenuArea[]): readonly Command[] {
  const session = useSession();
  const navigate = useNavigate();
  const home = homeLink(areas, session);
  if (home === undefined) return [];
  const { path: id, label } = home;
  const hint = session.brand === undefined ? {} : { hint: session.brand };
  return [{ id, section: 'start', icon: 'start', label, ...hint, run: () => void navigate(id) }];
}

function useRecentCommands(): readonly Command[] {
  const { user } = useSession();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const pages = useMemo(() => createRecentPages(localStorage, user.id).read(), [user.id]);
  return pages
    .filter(({ path }) => path !== pathname)
    .map(({ path, label, hint, brandId }) => ({
      id: path,
      section: 'recent',
      icon: 'recent',
      label,
      hint,
      run: () => void navigate(path, { state: { brandId } }),
    }));
}

function useScreenCommands(areas: readonly MenuArea[]): readonly Command[] {
  const session = useSession();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  return menuItems(areas, session, { pathname, search }).flatMap((item) =>
    (item.links ?? [item]).map(({ label, path }): Command => ({
      id: `screen ${path}`,
      section: 'screens',
      icon: item.icon,
      label,
      ...(item.links ? { hint: item.label } : {}),
      run: () => void navigate(path),
    })),
  );
}

function useBrandCommands(): readonly Command[] {
  const { ownBrands, selectedBrand } = useSession();
  const switchBrand = useSwitchBrand();
  return ownBrands
    .filter(({ id }) => id !== selectedBrand?.id)
    .map(({ id, name }) => ({
      id: `brand ${id}`,
      section: 'brands',
      icon: 'brand',
      label: paletteTexts.switchTo({ brand: name }),
      run: () => switchBrand(id),
    }));
}

function useActionCommands({ appearance, sidebar, deployment, showHelp }: CommandDependencies): readonly Command[] {
  const controller = useSessionController();
  const { mode } = useSyncExternalStore(appearance.subscribe, appearance.get);
  const other = mode === 'dark' ? 'light' : 'dark';
  const action = (icon: Command['icon'], label: string, run: () => void): Command => ({
    id: `action ${icon}`,
    section: 'actions',
    icon,
    label,
    run,
  });
  return [
    ...(deployment && canDeploy(deployment.state.get())
      ? [action('deploy', deployTexts.deploy, () => deployment.confirmOrStart())]
      : []),
    action(other, paletteTexts[other], () => appearance.choose(other)),
    action('sidebar', sidebar.isOpen ? paletteTexts.collapse : paletteTexts.expand, sidebar.toggle),
    action('help', shortcutTexts.title, showHelp),
    action('logout', sessionTexts.logout, () => controller.leave('logout')),
  ];
}
