import { redirect, type RouteObject } from 'react-router-dom';
import { areas, editorsOfArea } from '../../schemas';
import { signInAddress } from '../api/addresses';
import {
  isCardArea,
  isRecordArea,
  type AreaDefinition,
  type CardArea,
  type EditorDefinition,
  type RecordArea,
} from '../definition';
import { ProviderPage } from '../session/ProviderPage';
import { startPath, type MenuArea } from '../session/menuArea';
import { LOGIN_PATH, SIGN_IN_PATH, SignInPage } from '../session/SignInPage';
import { appearance, settings, tokens } from './browser';

const signIn = <SignInPage appearance={appearance} />;

/** Every route of the console: signing in, then what the areas declare inside the protected layout. */
export const routes: RouteObject[] = [
  { path: '/', element: signIn },
  { path: LOGIN_PATH, element: signIn },
  {
    path: SIGN_IN_PATH,
    element: (
      <ProviderPage
        appearance={appearance}
        address={signInAddress(settings, `${window.location.origin}/redirect`)}
        go={leaveTo}
      />
    ),
  },
  {
    path: '/redirect',
    HydrateFallback: Boot,
    lazy: async () => ({ Component: (await import('./RedirectRoute')).RedirectRoute }),
  },
  {
    id: 'console',
    loader: demandToken,
    HydrateFallback: Boot,
    lazy: async () => {
      const { ConsoleRoute, ConsoleCrash } = await import('./ConsoleRoute');
      return { Component: ConsoleRoute, ErrorBoundary: ConsoleCrash };
    },
    children: [
      {
        lazy: async () => ({ ErrorBoundary: (await import('../shell/CrashScreen')).CrashScreen }),
        children: [
          ...areas.flatMap(startRoute),
          ...areas.flatMap(areaRoutes),
          { path: '/sample-feature', lazy: async () => ({ Component: (await import('./SampleRoute')).SampleRoute }) },
          { path: '*', lazy: async () => ({ Component: (await import('./InvalidRoute')).InvalidRoute }) },
        ],
      },
    ],
  },
];

/** The address of an area that is a group of entries leads to one of them. */
function startRoute(area: MenuArea): RouteObject[] {
  const start = startPath(area);
  return start === undefined ? [] : [{ path: area.path, loader: () => redirect(start) }];
}

/**
 * The list and the tabbed editor of an area; the definitions of its editors load with it (CI-001, CI-007). Each screen has the
 * area as its key: areas of one kind have the same screens, and what one of them holds must not be seen in the next.
 */
function areaRoutes(area: AreaDefinition): RouteObject[] {
  const loader = async () => (await editorsOfArea[area.name]?.()) ?? [];
  if (isRecordArea(area)) return recordRoutes(area, loader);
  if (isCardArea(area)) return cardRoutes(area, loader);
  return [
    {
      path: area.path,
      loader,
      lazy: async () => {
        const { AreaListRoute } = await import('./AreaListRoute');
        return { element: <AreaListRoute key={area.name} area={area} /> };
      },
    },
    {
      path: `${area.path}/:tab/:brandId`,
      loader,
      shouldRevalidate: () => false,
      lazy: async () => {
        const { AreaEditorRoute } = await import('./AreaEditorRoute');
        return { element: <AreaEditorRoute key={area.name} area={area} /> };
      },
    },
  ];
}

/** The cards of an area of many pages, and the editor of one of them or of a new one (SHOW-003, GAL-002, AWD-002). */
function cardRoutes(area: CardArea, loader: () => Promise<readonly EditorDefinition[]>): RouteObject[] {
  const { path, page = '{slug}' } = area;
  const editors = [`${path}/add`, `${path}/add/:category`, `${path}/${page.replaceAll(/\{(\w+)\}/g, ':$1')}`];
  return [
    {
      path,
      lazy: async () => {
        const { CardListRoute } = await import('./CardListRoute');
        return { element: <CardListRoute key={area.name} area={area} /> };
      },
    },
    ...editors.map((editor): RouteObject => ({
      path: editor,
      loader,
      shouldRevalidate: () => false,
      lazy: async () => {
        const { CardEditorRoute } = await import('./CardEditorRoute');
        return { element: <CardEditorRoute key={area.name} area={area} /> };
      },
    })),
  ];
}

/** The list of an area of records, and the pages of its entries where it has any (USR-023, ROLE-002, ROLE-003). */
function recordRoutes(area: RecordArea, loader: () => Promise<readonly EditorDefinition[]>): RouteObject[] {
  const { path, entries } = area;
  const pages = [
    ...(entries.opens === 'page' ? [`${path}/add`] : []),
    ...(entries.page === undefined ? [] : [`${path}/${entries.page.replace('{id}', ':id')}`]),
  ];
  return [
    {
      path,
      loader,
      shouldRevalidate: () => false,
      lazy: async () => {
        const { RecordListRoute } = await import('./RecordListRoute');
        return { element: <RecordListRoute key={area.name} area={area} /> };
      },
    },
    ...pages.map((page): RouteObject => ({
      path: page,
      loader,
      shouldRevalidate: () => false,
      lazy: async () => {
        const { RecordEntryRoute } = await import('./RecordEntryRoute');
        return { element: <RecordEntryRoute key={area.name} area={area} /> };
      },
    })),
  ];
}

/** Without a token nobody enters the layout (SESS-001). */
function demandToken(): Response | null {
  return tokens.access() === undefined ? redirect(LOGIN_PATH) : null;
}

/** What shows while the first screen is on its way; the splash takes over from it. */
function Boot() {
  return <div className="boot" />;
}

function leaveTo(address: string): void {
  window.location.replace(address);
}
