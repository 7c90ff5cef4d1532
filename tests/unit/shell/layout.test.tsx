import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { areas } from '../../../schemas';
import { createTokenStore } from '../../../src/api/tokens';
import { createIdleCounter } from '../../../src/session/idle';
import { createSession } from '../../../src/session/session';
import { SessionProvider, useSessionState } from '../../../src/session/SessionContext';
import { InvalidPage } from '../../../src/shell/InvalidPage';
import { loadLaterParts } from '../../../src/shell/later';
import { Layout } from '../../../src/shell/Layout';
import { createAppearance } from '../../../src/theme/appearance';
import { BRAND_RECORDS, COMPANY_SCOPES, userWith } from '../support/people';

let isNarrow = false;

beforeAll(loadLaterParts);

beforeEach(() => {
  isNarrow = false;
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: isNarrow && query.includes('max-width'),
    media: query,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  vi.stubGlobal('scrollTo', () => undefined);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** The layout goes with the session; what comes then is not part of it. */
function WhileSignedIn({ children }: { readonly children: ReactNode }) {
  const { status } = useSessionState();
  return status === 'signedIn' || status === 'ended' ? children : null;
}

async function show(
  given: { readonly scopes?: readonly string[]; readonly tenants?: readonly string[]; readonly path?: string } = {},
) {
  const { scopes = COMPANY_SCOPES, tenants = ['tenant-alp'], path = '/manage-company-information' } = given;
  const tokens = createTokenStore(localStorage, window);
  const controller = createSession({
    tokens,
    storage: localStorage,
    events: window,
    clock: Date.now,
    exchangeCode: async () => ({ accessToken: 'a1', refreshToken: 'r1' }),
    readUser: async () => userWith({ scopes, tenants }),
    readBrands: async () => BRAND_RECORDS,
  });
  await controller.signIn('code', 'x');
  await controller.load();
  const idle = createIdleCounter({ storage: localStorage, clock: Date.now, isUploading: () => false });
  const appearance = createAppearance(localStorage, { matches: false, addEventListener: () => undefined });
  const router = createMemoryRouter(
    [
      {
        element: (
          <SessionProvider controller={controller}>
            <WhileSignedIn>
              <Layout areas={areas} appearance={appearance} idle={idle} />
            </WhileSignedIn>
          </SessionProvider>
        ),
        children: [
          { path: '/manage-company-information', element: <h1>The list</h1> },
          { path: '/manage-company-information/:tab/:id', element: <h1>The editor</h1> },
          {
            path: '/manage-content',
            element: <InvalidPage areas={areas} reason={{ kind: 'scope', scope: 'read:content' }} />,
          },
          { path: '*', element: <InvalidPage areas={areas} reason={{ kind: 'address' }} /> },
        ],
      },
    ],
    { initialEntries: [path] },
  );
  const rendered = render(<RouterProvider router={router} />);
  return { controller, router, appearance, tokens, ...rendered };
}

function sidebar(): HTMLElement {
  return screen.getByRole('navigation', { name: 'Main' });
}

describe('the sidebar', () => {
  it('[SHELL-003, SHELL-004, NAV-004] has the menu, Logout and the version', async () => {
    await show();
    expect(
      within(sidebar()).getByRole('link', { name: 'Manage Company Information', current: 'page' }),
    ).toHaveAttribute('href', '/manage-company-information');
    expect(within(sidebar()).getByRole('button', { name: 'Logout' })).toBeInTheDocument();
    expect(within(sidebar()).getByText('v1.2.5')).toBeInTheDocument();
    expect(within(sidebar()).getByText('ALP Console')).toBeInTheDocument();
  });

  it('[SHELL-001, CONST-005] is 250 wide', async () => {
    await show();
    expect(getComputedStyle(sidebar()).width).toBe('250px');
  });

  it('[SHELL-002] collapses and expands with the toggle of the header, and remembers it', async () => {
    const { unmount } = await show();
    await userEvent.click(screen.getByRole('button', { name: 'Collapse sidebar' }));
    expect(within(sidebar()).queryByText('ALP Console')).not.toBeInTheDocument();
    expect(within(sidebar()).getByRole('link', { name: 'Manage Company Information' })).toBeInTheDocument();
    unmount();
    await show();
    await userEvent.click(screen.getByRole('button', { name: 'Expand sidebar' }));
    expect(within(sidebar()).getByText('ALP Console')).toBeInTheDocument();
  });

  it('stands over a narrow screen only while it is asked for', async () => {
    isNarrow = true;
    await show({ path: '/manage-company-information/facts/1' });
    expect(screen.queryByRole('navigation', { name: 'Main' })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Expand sidebar' }));
    const over = await screen.findByRole('navigation', { name: 'Main' });
    await userEvent.click(within(over).getByRole('link', { name: 'Manage Company Information' }));
    expect(await screen.findByRole('heading', { name: 'The list' })).toBeInTheDocument();
    expect(screen.queryByRole('navigation', { name: 'Main' })).not.toBeInTheDocument();
  });

  it('[NAV-001] hides what the user may not read', async () => {
    await show({ scopes: ['read:showroom'] });
    expect(within(sidebar()).queryByRole('link')).not.toBeInTheDocument();
    expect(within(sidebar()).getByRole('button', { name: 'Logout' })).toBeInTheDocument();
  });

  it('[SESS-014] Logout clears the tokens and leaves', async () => {
    const { controller, tokens } = await show();
    await userEvent.click(within(sidebar()).getByRole('button', { name: 'Logout' }));
    expect(controller.state.get()).toEqual({ status: 'left', reason: 'logout' });
    expect(tokens.both()).toBeUndefined();
  });
});

describe('the header', () => {
  it('[SHELL-008] has the breadcrumb, and the title of the browser tab names the section', async () => {
    await show({ path: '/manage-company-information/facts/b0000000-0000-4000-8000-000000000001' });
    const trail = screen.getByRole('navigation', { name: 'Breadcrumb' });
    expect(within(trail).getByRole('link', { name: 'Manage Company Information' })).toBeInTheDocument();
    expect(within(trail).getByText('Facts')).toHaveAttribute('aria-current', 'page');
    expect(document.title).toBe('Facts · Manage Company Information · ALP Console');
  });

  it('shows who is signed in, and changes the appearance', async () => {
    const { appearance } = await show();
    await userEvent.click(screen.getByRole('button', { name: 'AE, account of ALP Editor' }));
    expect(await screen.findByText('alp.editor@demo.example')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('menuitemradio', { name: 'Dark' }));
    expect(appearance.get()).toEqual({ choice: 'dark', mode: 'dark' });
    expect(screen.getByRole('menuitemradio', { name: 'Dark', checked: true })).toBeInTheDocument();
  });

  it('offers the brands of who belongs to several', async () => {
    await show({ tenants: ['tenant-alp', 'tenant-avida'] });
    await userEvent.click(screen.getByRole('button', { name: /account of/ }));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'AVIDA' }));
    expect(within(sidebar()).getByText('AVIDA Console')).toBeInTheDocument();
  });
});

describe('a page that does not open', () => {
  it('[SHELL-012] shows the invalid-page screen inside the layout, with a way on', async () => {
    const { router } = await show({ path: '/nowhere' });
    expect(screen.getByRole('heading', { name: 'Invalid Page' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('link', { name: 'Go to Manage Company Information' }));
    expect(router.state.location.pathname).toBe('/manage-company-information');
  });

  it('[SHELL-013] shows the same screen, and says which access is missing and whom to ask', async () => {
    await show({ path: '/manage-content' });
    expect(screen.getByRole('heading', { name: 'Invalid Page' })).toBeInTheDocument();
    expect(screen.getByText(/needs the access 'read:content'.*ask your administrator/)).toBeInTheDocument();
  });

  it('says so to who has no access at all', async () => {
    await show({ path: '/no-access', scopes: [] });
    expect(
      screen.getByText('Your role has no access to any page yet. Please ask your administrator for it.'),
    ).toBeInTheDocument();
  });
});

describe('changing the screen', () => {
  it('moves the focus into the new screen, but not for a change of tab', async () => {
    const { router } = await show();
    await act(() => router.navigate('/manage-company-information/facts/1'));
    expect(screen.getByRole('main')).toHaveFocus();
    screen.getByRole('button', { name: 'Collapse sidebar' }).focus();
    await act(() => router.navigate('/manage-company-information/awards/1'));
    expect(screen.getByRole('button', { name: 'Collapse sidebar' })).toHaveFocus();
  });
});

describe('idle protection', () => {
  it('[SESS-011, SESS-012] warns from 540 seconds with a countdown, and input ends the warning', async () => {
    vi.useFakeTimers();
    await show();
    await act(() => vi.advanceTimersByTimeAsync(545_000));
    expect(screen.getByRole('alertdialog', { name: 'Are you still there?' })).toHaveTextContent(
      'signed out in 55 seconds',
    );
    await act(async () => {
      document.dispatchEvent(new MouseEvent('mousemove'));
      await vi.advanceTimersByTimeAsync(1_000);
    });
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  it('[SESS-012] signs out at 600 seconds', async () => {
    vi.useFakeTimers();
    const { controller } = await show();
    const leave = vi.spyOn(controller, 'leave').mockReturnValue();
    await act(() => vi.advanceTimersByTimeAsync(599_000));
    expect(leave).not.toHaveBeenCalled();
    await act(() => vi.advanceTimersByTimeAsync(1_000));
    expect(leave).toHaveBeenCalledWith('idle');
  });
});

describe('a session that has ended', () => {
  it('asks over the work to sign in again, in a window of its own', async () => {
    const open = vi.fn();
    vi.stubGlobal('open', open);
    const { tokens } = await show();
    act(() => tokens.clear());
    const dialog = await screen.findByRole('alertdialog', { name: 'Your session has ended' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Sign In' }));
    expect(open).toHaveBeenCalledWith('/social/azure/login?again', '_blank', expect.any(String));
    expect(screen.getByText('The list')).toBeInTheDocument();
  });
});
