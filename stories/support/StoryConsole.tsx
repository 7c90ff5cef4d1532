import { useState, type ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import type { User } from '../../src/api/identity';
import { createTokenStore } from '../../src/api/tokens';
import { BRANDS, type Brand } from '../../src/definition';
import { createSession, type SessionController } from '../../src/session/session';
import { SessionProvider, useSessionState } from '../../src/session/SessionContext';
import { ToastProvider } from '../../src/shell/toasts';

/** The user of a story, and the screen they are on. */
export interface StoryPerson {
  /** Empty: a platform administrator. */
  readonly brands?: readonly Brand[];
  readonly scopes?: readonly string[];
  readonly role?: string;
  readonly path?: string;
  /** Rendered as the screen of the layout. */
  readonly screen?: ReactNode;
  readonly children: ReactNode;
}

/** The console around a part of the shell: a router and a signed-in user. No service is called. */
export function StoryConsole({ path = '/', screen = null, children, ...person }: StoryPerson): ReactNode {
  const [controller] = useState(() => createStorySession(person));
  const [router] = useState(() =>
    createMemoryRouter(
      [{ element: <ToastProvider>{children}</ToastProvider>, children: [{ path: '*', element: screen }] }],
      { initialEntries: [path] },
    ),
  );
  return (
    <SessionProvider controller={controller}>
      <WhenSignedIn>
        <RouterProvider router={router} />
      </WhenSignedIn>
    </SessionProvider>
  );
}

function WhenSignedIn({ children }: { readonly children: ReactNode }): ReactNode {
  return 'session' in useSessionState() ? children : null;
}

function createStorySession({
  brands = ['ALP'],
  scopes = [],
  role = 'Editor',
}: Pick<StoryPerson, 'brands' | 'scopes' | 'role'>): SessionController {
  const user: User = {
    id: 'user',
    firstName: brands[0] ?? 'Platform',
    lastName: brands[0] ? role : 'Administrator',
    email: 'somebody@demo.example',
    roles: [{ id: 'role', name: `${brands[0] ?? 'Platform'} ${role}`, scopes }],
    tenants: brands.map((name) => ({ id: `tenant-${name}`, name })),
  };
  const controller = createSession({
    tokens: createTokenStore(sessionStorage, new EventTarget()),
    exchangeCode: async () => ({ accessToken: 'a', refreshToken: 'r' }),
    readUser: async () => user,
    readUserOf: async () => user,
    exclusively: async (work) => work(),
    readBrands: async () => BRANDS.map((name) => ({ id: `brand-${name}`, name, tenant_id: `tenant-${name}` })),
    storage: sessionStorage,
    tabStorage: sessionStorage,
    events: new EventTarget(),
    clock: () => 0,
  });
  void controller.load();
  return controller;
}
