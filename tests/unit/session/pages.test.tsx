import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { UnreachableError } from '../../../src/api/errors';
import { createTokenCalls, readCurrentUser, type CodeExchange, type User } from '../../../src/api/identity';
import { createAuthorizedSend } from '../../../src/api/http';
import { createRefresh } from '../../../src/api/refresh';
import { readApiSettings } from '../../../src/api/settings';
import { createTokenStore, type Tokens, type TokenStore } from '../../../src/api/tokens';
import { consoleAreas } from '../../../src/app/consoleAreas';
import { ProviderPage } from '../../../src/session/ProviderPage';
import { RedirectPage } from '../../../src/session/RedirectPage';
import { createSession, type SessionController } from '../../../src/session/session';
import type { SignInFlows } from '../../../src/session/signInFlow';
import { SignInPage } from '../../../src/session/SignInPage';
import { createAppearance } from '../../../src/theme/appearance';
import { fakeHttp } from '../support/http';
import { BRAND_RECORDS, COMPANY_SCOPES, userWith } from '../support/people';

function Elsewhere() {
  const { pathname, search } = useLocation();
  return <p>at {pathname + search}</p>;
}

/** A session for signing in as a user, or with a service that rejects a step. */
function sessionFor(given: {
  readonly user?: User;
  readonly exchangeCode?: (exchange: CodeExchange) => Promise<Tokens>;
  readonly readUser?: () => Promise<User>;
  readonly tokens?: TokenStore;
}): SessionController {
  const { user = userWith({}), tokens = createTokenStore(localStorage, window) } = given;
  return createSession({
    tokens,
    storage: localStorage,
    tabStorage: sessionStorage,
    events: window,
    clock: Date.now,
    exchangeCode: given.exchangeCode ?? (async () => ({ accessToken: 'a1', refreshToken: 'r1' })),
    readUser: given.readUser ?? (async () => user),
    readUserOf: async () => user,
    exclusively: async (work) => work(),
    readBrands: async () => BRAND_RECORDS,
  });
}

/** A tab that has begun a sign-in at a service of the specification. */
const BEGUN: SignInFlows = {
  begin: async () => '/iam/social/azure/login?redirect=x',
  consume: (answer) => ({ code: answer.get('code') ?? '', codeVerifier: undefined }),
};

function show(path: string, session = sessionFor({}), flows = BEGUN) {
  const appearance = createAppearance(localStorage, { matches: false, addEventListener: () => undefined });
  const go = vi.fn();
  const router = createMemoryRouter(
    [
      { path: '/', element: <SignInPage appearance={appearance} /> },
      { path: '/admin/login', element: <SignInPage appearance={appearance} /> },
      {
        path: '/social/azure/login',
        element: <ProviderPage appearance={appearance} flows={flows} go={go} />,
      },
      {
        path: '/redirect',
        element: (
          <RedirectPage
            appearance={appearance}
            areas={consoleAreas}
            session={session}
            flows={flows}
            isSignedIn={() => localStorage.getItem('ACCESS_TOKEN') !== null}
          />
        ),
      },
      { path: '*', element: <Elsewhere /> },
    ],
    { initialEntries: [path] },
  );
  render(<RouterProvider router={router} />);
  return { go, router };
}

let code = 0;
beforeEach(() => {
  code += 1;
});

describe('the sign-in page', () => {
  it.each(['/', '/admin/login'])('[SIGN-001, SIGN-002] stands at %s', (path) => {
    show(path);
    expect(screen.getByRole('button', { name: 'Sign In' })).toBeInTheDocument();
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  });

  it("[SIGN-003] has one button, 'Sign In', and no inputs for name or password", () => {
    show('/');
    expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['Sign In']);
    expect(document.querySelectorAll('input')).toHaveLength(0);
  });

  it('[SIGN-004, CONST-009] shows the version', () => {
    show('/');
    expect(screen.getByText('v1.2.5')).toBeInTheDocument();
  });

  it('[SIGN-005] leads to the social login of the corporate provider', async () => {
    const { go, router } = show('/');
    await userEvent.click(screen.getByRole('button', { name: 'Sign In' }));
    expect(router.state.location.pathname).toBe('/social/azure/login');
    await vi.waitFor(() => expect(go).toHaveBeenCalledWith('/iam/social/azure/login?redirect=x'));
  });

  it('says so if the provider is unknown', async () => {
    vi.spyOn(console, 'error').mockReturnValueOnce();
    show('/social/azure/login', undefined, { ...BEGUN, begin: () => Promise.reject(new UnreachableError('identity')) });
    expect(await screen.findByRole('alert')).toHaveTextContent('The sign-in provider does not answer.');
  });

  it.each([
    ['unknown_user', 'There is no account for this email address. Please contact your administrator.'],
    ['sign_in_failed', 'Sign in failed. Please try again.'],
    ['constructor', 'Sign in failed. Please try again.'],
  ])('says why a sign-in was refused (%s)', (error, text) => {
    show(`/admin/login?error=${error}`);
    expect(screen.getByRole('alert')).toHaveTextContent(text);
  });

  it('says why the session ended', () => {
    show('/admin/login?notice=idle');
    expect(screen.getByRole('status')).toHaveTextContent('nothing happened for 10 minutes');
  });
});

describe('the redirect back from the provider', () => {
  it('[SIGN-006] exchanges the code of the address once', async () => {
    const exchangeCode = vi.fn(async () => ({ accessToken: 'a1', refreshToken: 'r1' }));
    const { router } = show(`/redirect?code=code-${code}`, sessionFor({ exchangeCode }));
    await screen.findByText(/^at /);
    expect(exchangeCode).toHaveBeenCalledExactlyOnceWith({
      code: `code-${code}`,
      codeVerifier: undefined,
      redirectUri: `${window.location.origin}/redirect`,
    });
    expect(router.state.historyAction).toBe('REPLACE');
  });

  it('[SIGN-010] goes to the first area that the user may open', async () => {
    show(`/redirect?code=code-${code}`, sessionFor({ user: userWith({ scopes: COMPANY_SCOPES }) }));
    expect(await screen.findByText('at /manage-company-information')).toBeInTheDocument();
  });

  it('[SIGN-010] goes to no area that the brand of the user does not have', async () => {
    const user = userWith({ scopes: ['read:mdor', 'sample'], tenants: ['tenant-alisi'] });
    show(`/redirect?code=code-${code}`, sessionFor({ user }));
    expect(await screen.findByText('at /sample-feature')).toBeInTheDocument();
  });

  it('[SIGN-009] goes to the contracts for users with the contracts scope', async () => {
    const user = userWith({ scopes: [...COMPANY_SCOPES, 'read:contract_document_entry'] });
    show(`/redirect?code=code-${code}`, sessionFor({ user }));
    expect(await screen.findByText('at /manage-contracts')).toBeInTheDocument();
  });

  it('[SIGN-011] returns to the sign-in page when the exchange fails, and stores no token', async () => {
    vi.spyOn(console, 'error').mockReturnValueOnce();
    const exchangeCode = () => Promise.reject(new Error('refused'));
    const { router } = show(`/redirect?code=code-${code}`, sessionFor({ exchangeCode }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Sign in failed. Please try again.');
    expect(router.state.location.pathname).toBe('/admin/login');
    expect(localStorage.getItem('ACCESS_TOKEN')).toBeNull();
    expect(localStorage.getItem('REFRESH_TOKEN')).toBeNull();
  });

  it('[SIGN-012] returns to the sign-in page when the new tokens are refused and cannot be refreshed', async () => {
    vi.spyOn(console, 'error').mockReturnValueOnce();
    const tokens = createTokenStore(localStorage, window);
    const { http, sent } = fakeHttp(() => ({ status: 401, data: { data: { message: 'The token is not valid.' } } }));
    const settings = readApiSettings({});
    const refresh = createRefresh({
      tokens,
      exchange: createTokenCalls(http, settings).exchangeRefreshToken,
      exclusively: async (_name, work) => work(false),
    });
    const send = createAuthorizedSend({ http, tokens, refresh });
    const session = sessionFor({ tokens, readUser: () => readCurrentUser(send, settings) });
    const { router } = show(`/redirect?code=code-${code}`, session);
    expect(await screen.findByRole('alert')).toHaveTextContent('Sign in failed. Please try again.');
    expect(router.state.location.pathname).toBe('/admin/login');
    expect(
      sent.map(({ method, url, body }) => [method, url, (body as { grantType?: string } | undefined)?.grantType]),
    ).toEqual([
      ['GET', '/iam/users/me', undefined],
      ['POST', '/iam/oauth/token', 'refresh_token'],
    ]);
    expect(tokens.both()).toBeUndefined();
  });

  describe('with a code that this tab did not request', () => {
    const FOREIGN: SignInFlows = { ...BEGUN, consume: () => undefined };

    it('exchanges nothing, says so and offers to sign in', async () => {
      const exchangeCode = vi.fn(async () => ({ accessToken: 'a2', refreshToken: 'r2' }));
      const { router } = show(`/redirect?code=code-${code}`, sessionFor({ exchangeCode }), FOREIGN);
      expect(await screen.findByRole('heading')).toHaveTextContent('This sign-in did not begin here');
      expect(exchangeCode).not.toHaveBeenCalled();
      await userEvent.click(screen.getByRole('button', { name: 'Sign In' }));
      expect(router.state.location.pathname).toBe('/social/azure/login');
    });

    it('keeps the current user signed in', async () => {
      localStorage.setItem('ACCESS_TOKEN', 'a1');
      localStorage.setItem('REFRESH_TOKEN', 'r1');
      const user = userWith({ scopes: COMPANY_SCOPES });
      show(`/redirect?code=code-${code}`, sessionFor({ user }), FOREIGN);
      await userEvent.click(await screen.findByRole('button', { name: 'Back to the console' }));
      expect(await screen.findByText('at /manage-company-information')).toBeInTheDocument();
      expect(localStorage.getItem('ACCESS_TOKEN')).toBe('a1');
    });
  });

  it('returns to the sign-in page with the reason of the identity service', async () => {
    show('/redirect?error=pending_user');
    expect(await screen.findByRole('alert')).toHaveTextContent('This account is not verified yet.');
  });

  it('returns to the sign-in page when there is no code', async () => {
    show('/redirect');
    expect(await screen.findByRole('alert')).toBeInTheDocument();
  });
});
