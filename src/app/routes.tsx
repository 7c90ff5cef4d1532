import { redirect, type RouteObject } from 'react-router-dom';
import { areas, editorsOfArea } from '../../schemas';
import { signInAddress } from '../api/addresses';
import type { AreaDefinition } from '../definition';
import { ProviderPage } from '../session/ProviderPage';
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
          ...areas.flatMap(areaRoutes),
          { path: '*', lazy: async () => ({ Component: (await import('./InvalidRoute')).InvalidRoute }) },
        ],
      },
    ],
  },
];

/** The list and the tabbed editor of an area; the definitions of its editors load with it (CI-001, CI-007). */
function areaRoutes(area: AreaDefinition): RouteObject[] {
  const loader = async () => (await editorsOfArea[area.name]?.()) ?? [];
  return [
    {
      path: area.path,
      loader,
      lazy: async () => {
        const { AreaListRoute } = await import('./AreaListRoute');
        return { element: <AreaListRoute area={area} /> };
      },
    },
    {
      path: `${area.path}/:tab/:brandId`,
      loader,
      shouldRevalidate: () => false,
      lazy: async () => {
        const { AreaEditorRoute } = await import('./AreaEditorRoute');
        return { element: <AreaEditorRoute area={area} /> };
      },
    },
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
