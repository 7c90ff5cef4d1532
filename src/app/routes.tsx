import type { ReactElement } from 'react';
import { Outlet, redirect, type RouteObject } from 'react-router-dom';
import { problemsOfArea } from 'virtual:definition-problems';
import { areas, editorsOfArea } from '../../schemas';
import {
  isCardArea,
  isListedArea,
  isRecordArea,
  isRowsArea,
  type AreaDefinition,
  type CardArea,
  type EditorDefinition,
  type ListedArea,
  type PageArea,
  type RecordArea,
  type RowsArea,
} from '../definition';
import { hasEntryInDrawer } from '../list/entryPaths';
import { ProviderPage } from '../session/ProviderPage';
import { HOME_PATH } from '../session/landing';
import { areaRedirects, tabPath, type AreaRedirect } from '../session/menuArea';
import { LOGIN_PATH, SIGN_IN_PATH, SignInPage } from '../session/SignInPage';
import { sessionTexts } from '../session/texts';
import { shellTexts } from '../shell/texts';
import { appearance, signInFlows, tokens } from './browser';

const signIn = <SignInPage appearance={appearance} />;

/** Every route of the console: sign-in, then the screens of the areas inside the protected layout. */
export const routes: RouteObject[] = [
  { path: '/', element: signIn },
  { path: LOGIN_PATH, element: signIn },
  {
    path: SIGN_IN_PATH,
    element: <ProviderPage appearance={appearance} flows={signInFlows} go={leaveTo} />,
  },
  {
    path: '/redirect',
    HydrateFallback: BootScreen,
    lazy: async () => ({ Component: (await import('./RedirectRoute')).RedirectRoute }),
  },
  {
    id: 'console',
    loader: requireToken,
    // A session that ends here is renewed by signing in on the spot, next to the unsaved changes.
    shouldRevalidate: () => false,
    HydrateFallback: BootScreen,
    lazy: async () => {
      const { ConsoleRoute, ConsoleCrash } = await import('./ConsoleRoute');
      return { Component: ConsoleRoute, ErrorBoundary: ConsoleCrash };
    },
    children: [
      {
        lazy: async () => ({ ErrorBoundary: (await import('../shell/CrashScreen')).CrashScreen }),
        children: [
          ...areaRedirects(areas).map(startRoute),
          ...areas.flatMap(areaRoutes),
          { path: HOME_PATH, lazy: async () => ({ Component: (await import('./home/HomeRoute')).HomeRoute }) },
          {
            path: '/activity',
            lazy: async () => ({ Component: (await import('./activity/ActivityRoute')).ActivityRoute }),
          },
          { path: '/sample-feature', lazy: async () => ({ Component: (await import('./SampleRoute')).SampleRoute }) },
          { path: '*', lazy: async () => ({ Component: (await import('./InvalidRoute')).InvalidRoute }) },
        ],
      },
    ],
  },
];

/** The address of a group of areas, or of an area of several screens, redirects to one of them. */
function startRoute({ path, to }: AreaRedirect): RouteObject {
  return { path, element: <BootScreen />, loader: () => redirect(to) };
}

/** Loads the definitions of an area's editors. */
type Loader = () => Promise<readonly EditorDefinition[]>;

/**
 * The screens of an area; the definitions of its editors load with them. Each screen is keyed by its area: areas of one kind
 * share screen components, and the state of one must not leak into the next.
 */
function areaRoutes(area: AreaDefinition): RouteObject[] {
  const loader = async () => (await editorsOfArea[area.name]?.()) ?? [];
  const problems = problemsOfArea[area.name];
  if (import.meta.env.DEV && problems) return [invalidAreaRoute(area, problems)];
  if (isRecordArea(area)) return recordRoutes(area, loader);
  if (isCardArea(area)) return [gatedRoute(area, cardRoutes(area, loader))];
  if (isRowsArea(area)) return [gatedRoute(area, [rowsRoute(area, loader)])];
  return [gatedRoute(area, isListedArea(area) ? pageRoutes(area, loader) : tabRoutes(area, loader))];
}

/**
 * Screens of an area, for users who may open them (SHELL-013, PERM-004).
 * @param isEntry whether they edit entries of an area of records
 */
function gatedRoute(area: AreaDefinition, screens: RouteObject[], isEntry = false): RouteObject {
  return {
    lazy: async () => {
      const { AreaGate, RecordGate } = await import('./AreaGate');
      const gate = isRecordArea(area) ? (
        <RecordGate area={area} isEntry={isEntry}>
          <Outlet />
        </RecordGate>
      ) : (
        <AreaGate area={area}>
          <Outlet />
        </AreaGate>
      );
      return { element: gate };
    },
    children: screens,
  };
}

/** Every address of an area whose definitions have problems. Development only: a build has no such definitions. */
function invalidAreaRoute(area: AreaDefinition, problems: readonly string[]): RouteObject {
  return {
    path: `${area.path}/*`,
    lazy: async () => {
      const { InvalidAreaRoute } = await import('./invalidArea/InvalidAreaRoute');
      return { element: <InvalidAreaRoute key={area.name} area={area} problems={problems} /> };
    },
  };
}

/** A screen of an area, with the definitions of its editors. Never revalidated, so its state is stable while somebody works on it. */
function screenRoute(path: string, loader: Loader, load: () => Promise<ReactElement>): RouteObject {
  return { path, loader, shouldRevalidate: () => false, lazy: async () => ({ element: await load() }) };
}

/** The screens of an area without a list, each at its own address (NAV-016, HBG-001). */
function tabRoutes(area: PageArea, loader: Loader): RouteObject[] {
  return area.tabs.map((tab) =>
    screenRoute(tabPath(area, tab), loader, async () => {
      const { AreaTabRoute } = await import('./AreaTabRoute');
      return <AreaTabRoute key={`${area.name} ${tab.key}`} area={area} tab={tab} />;
    }),
  );
}

/** The list of an area of pages, and the editors of its tabs (CI-001, CI-007). */
function pageRoutes(area: ListedArea, loader: Loader): RouteObject[] {
  return [
    {
      path: area.path,
      loader,
      lazy: async () => {
        const { AreaListRoute } = await import('./AreaListRoute');
        return { element: <AreaListRoute key={area.name} area={area} /> };
      },
    },
    screenRoute(`${area.path}/:tab/:brandId`, loader, async () => {
      const { AreaEditorRoute } = await import('./AreaEditorRoute');
      return <AreaEditorRoute key={area.name} area={area} />;
    }),
  ];
}

/** The cards of an area of many pages, and the editor of one of them or of a new one (SHOW-003, GAL-002, AWD-002). */
function cardRoutes(area: CardArea, loader: Loader): RouteObject[] {
  const { path, page = '{slug}', kindField } = area;
  const editors = [
    `${path}/add`,
    ...(kindField === undefined ? [] : [`${path}/add/:category`]),
    `${path}/${page.replaceAll(/\{(\w+)\}/g, ':$1')}`,
  ];
  return [
    {
      path,
      lazy: async () => {
        const { CardListRoute } = await import('./CardListRoute');
        return { element: <CardListRoute key={area.name} area={area} /> };
      },
    },
    ...editors.map((editor) =>
      screenRoute(editor, loader, async () => {
        const { CardEditorRoute } = await import('./CardEditorRoute');
        return <CardEditorRoute key={area.name} area={area} />;
      }),
    ),
  ];
}

/**
 * The list of an area of records, and the pages of its entries where it has any (USR-023, ROLE-002, ROLE-003). An entry that
 * opens in a drawer is one screen with its list.
 */
function recordRoutes(area: RecordArea, loader: Loader): RouteObject[] {
  const { path, entries } = area;
  const isInDrawer = hasEntryInDrawer(area);
  const pages = [
    ...(entries.opens === 'page' ? [`${path}/add`] : []),
    ...(entries.page === undefined || isInDrawer ? [] : [`${path}/${entries.page.replace('{id}', ':id')}`]),
  ];
  const list = screenRoute(isInDrawer ? `${path}/:id?` : path, loader, async () => {
    const { RecordListRoute } = await import('./RecordListRoute');
    return <RecordListRoute key={area.name} area={area} />;
  });
  const entryScreens = pages.map((page) =>
    screenRoute(page, loader, async () => {
      const { RecordEntryRoute } = await import('./RecordEntryRoute');
      return <RecordEntryRoute key={area.name} area={area} />;
    }),
  );
  return [gatedRoute(area, [{ ...list, handle: { screen: path } }]), gatedRoute(area, entryScreens, true)];
}

/** The form of an area of rows, with its tabs (LINK-001, MAIL-001). */
function rowsRoute(area: RowsArea, loader: Loader): RouteObject {
  const form = screenRoute(`${area.path}/:tab?`, loader, async () => {
    const { RowsRoute } = await import('./RowsRoute');
    return <RowsRoute key={area.name} area={area} />;
  });
  return { ...form, handle: { screen: area.path } };
}

/** Admits nobody without a token (SESS-001), nor to a console that lacks the definitions installed on the services. */
function requireToken(): Response | null {
  const hasDefinitions = document.querySelector('script[data-definitions]') !== null;
  if (hasDefinitions && globalThis.installedDefinitions === undefined)
    throw new Error('The definitions did not arrive.');
  return tokens.access() === undefined ? redirect(LOGIN_PATH) : null;
}

/** Shown while the first screen loads, until the splash takes over; before it, index.html shows the same. */
function BootScreen() {
  return (
    <div className="boot" role="status" aria-label={shellTexts.loading}>
      <p>{sessionTexts.product}</p>
      <div className="boot-bar" />
    </div>
  );
}

function leaveTo(address: string): void {
  window.location.replace(address);
}
