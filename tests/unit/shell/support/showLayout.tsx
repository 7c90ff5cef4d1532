import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom';
import { vi } from 'vitest';
import { areas as contentAreas } from '../../../../schemas';
import type { DeployCalls, DeployChange, DeployChanges, Deployment } from '../../../../src/api/deploy';
import type { User } from '../../../../src/api/identity';
import type { SignInCalls } from '../../../../src/api/signIns';
import { createTokenStore } from '../../../../src/api/tokens';
import type { WorkElsewhere } from '../../../../src/api/workOfTabs';
import { createIdleCounter } from '../../../../src/session/idle';
import { createSession } from '../../../../src/session/session';
import { SessionProvider, useSession, useSessionState } from '../../../../src/session/SessionContext';
import type { MenuArea } from '../../../../src/session/menuArea';
import { InvalidPage } from '../../../../src/shell/InvalidPage';
import { ConsoleLayout } from '../../../../src/shell/ConsoleLayout';
import type { FindScreens } from '../../../../src/shell/palette/usePaletteSearch';
import { useScreenTitle } from '../../../../src/shell/screenTitle';
import { ToastProvider } from '../../../../src/shell/toasts';
import { createAppearance } from '../../../../src/theme/appearance';
import { calmBrowser } from '../../../support/mediaQueries';
import { memoryStorage, storageEvent } from '../../support/storage';
import { BRAND_RECORDS, COMPANY_SCOPES, userWith } from '../../support/people';

/** Options of the rendered layout. */
export interface LayoutGiven {
  readonly scopes?: readonly string[];
  readonly tenants?: readonly string[];
  readonly path?: string;
  readonly areas?: readonly MenuArea[];
  readonly userId?: string;
  /** The last deployment that the content service knows. */
  readonly readLast?: () => Promise<Deployment | undefined>;
  readonly deploy?: (brandId: string, note: string) => Promise<void>;
  /** The changes that a deployment would publish; a service of the specification does not report them. */
  readonly changes?: () => Promise<DeployChanges>;
  /** A page of all deployments, newest first. */
  readonly readHistory?: DeployCalls['readHistory'];
  /** Whether these scopes allow deploying. */
  readonly mayDeploy?: (scopes: ReadonlySet<string>) => boolean;
  readonly findScreens?: FindScreens;
  /** Absent: the browser does not tell. */
  readonly workElsewhere?: WorkElsewhere;
  readonly signIns?: SignInCalls;
}

/** Stubs the browser of a test, which is wide by default. */
export function stubBrowser({ isNarrow = () => false }: { readonly isNarrow?: () => boolean } = {}): void {
  vi.stubGlobal('matchMedia', calmBrowser(isNarrow));
  vi.stubGlobal('scrollTo', () => undefined);
  // jsdom has no layout, so it has nothing to scroll.
  Element.prototype.scrollIntoView = () => undefined;
}

/** Removes the layout when the session ends; the page that follows is not part of it. */
function WhileSignedIn({ children }: { readonly children: ReactNode }) {
  const { status } = useSessionState();
  return status === 'signedIn' || status === 'ended' || status === 'replaced' ? children : null;
}

function ListScreen() {
  const { pathname, search } = useLocation();
  const { brand } = useSession();
  return (
    <>
      <h1>The list</h1>
      <p>
        {brand} at {pathname + search}
      </p>
    </>
  );
}

function ArticleScreen() {
  useScreenTitle('A year of quiet elevators');
  return <h1>Edit Content</h1>;
}

async function screenOf({ kind, slug }: DeployChange) {
  return kind === 'page' ? { path: `/manage-content/news/${slug}`, hint: 'Manage Content' } : undefined;
}

/** Renders the layout for a signed-in user, around placeholder screens. */
export async function showLayout(given: LayoutGiven = {}) {
  const { scopes = COMPANY_SCOPES, tenants = ['tenant-alp'], path = '/manage-company-information' } = given;
  const { areas = contentAreas, findScreens = async () => [], userId = 'user-1' } = given;
  const deploy = vi.fn(given.deploy ?? (async () => undefined));
  const readLast = vi.fn(given.readLast ?? (async () => undefined));
  const tokens = createTokenStore(localStorage, window);
  const me = { ...userWith({ scopes, tenants }), id: userId };
  const nextSignIns: User[] = [];
  const controller = createSession({
    tokens,
    storage: localStorage,
    tabStorage: memoryStorage(),
    events: window,
    clock: Date.now,
    exchangeCode: async () => ({ accessToken: 'a1', refreshToken: 'r1' }),
    readUser: async () => me,
    readUserOf: async () => (nextSignIns.length > 0 ? nextSignIns.shift()! : me),
    exclusively: async (work) => work(),
    readBrands: async () => BRAND_RECORDS,
  });
  await controller.signIn({ code: 'code', redirectUri: 'x', codeVerifier: undefined });
  await controller.load();
  const idle = createIdleCounter({ storage: localStorage, clock: Date.now, isUploading: () => false });
  const appearance = createAppearance(localStorage, { matches: false, addEventListener: () => undefined });
  const deploys: DeployCalls = {
    ...{ canRequest: given.mayDeploy ?? (() => true), request: deploy, readLast },
    reportsChanges: () => given.changes !== undefined,
    readChanges: given.changes ?? (async () => ({ since: '', changes: [], hasMore: false })),
    readHistory: given.readHistory ?? (async () => []),
    subscribe: () => () => undefined,
  };
  const router = createMemoryRouter(
    [
      {
        element: (
          <SessionProvider controller={controller}>
            <ToastProvider>
              <WhileSignedIn>
                <ConsoleLayout
                  areas={areas}
                  appearance={appearance}
                  idle={idle}
                  deploying={{ calls: deploys, screenOf }}
                  signIns={given.signIns}
                  findScreens={findScreens}
                  workElsewhere={given.workElsewhere}
                />
              </WhileSignedIn>
            </ToastProvider>
          </SessionProvider>
        ),
        children: [
          { path: '/manage-company-information', element: <ListScreen /> },
          { path: '/manage-company-information/:tab/:id', element: <h1>The editor</h1> },
          {
            path: '/manage-content',
            element: <InvalidPage areas={areas} reason={{ kind: 'scope', scope: 'read:content' }} />,
          },
          { path: '/manage-content/:category/:slug', element: <ArticleScreen /> },
          { path: '/manage-properties', element: <ListScreen /> },
          { path: '/manage-careers/:entry', element: <ListScreen /> },
          { path: '*', element: <InvalidPage areas={areas} reason={{ kind: 'address' }} /> },
        ],
      },
    ],
    { initialEntries: [path] },
  );
  const rendered = render(<RouterProvider router={router} />);
  /** Somebody signs in in another tab of the browser. */
  const signInElsewhere = (user: User) => {
    nextSignIns.push(user);
    createTokenStore(localStorage, new EventTarget()).begin({ accessToken: `of ${user.id}`, refreshToken: 'r' });
    window.dispatchEvent(storageEvent('ACCESS_TOKEN', 'changed'));
  };
  return { controller, router, appearance, tokens, deploy, readLast, signInElsewhere, ...rendered };
}
