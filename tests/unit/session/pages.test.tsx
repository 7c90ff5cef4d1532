import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { areas } from '../../../schemas';
import type { User } from '../../../src/api/identity';
import { ProviderPage } from '../../../src/session/ProviderPage';
import { RedirectPage } from '../../../src/session/RedirectPage';
import { SignInPage } from '../../../src/session/SignInPage';
import { createAppearance } from '../../../src/theme/appearance';
import { COMPANY_SCOPES, userWith } from '../support/people';

function Elsewhere() {
  const { pathname, search } = useLocation();
  return <p>at {pathname + search}</p>;
}

function show(path: string, signIn: (code: string, redirectUri: string) => Promise<User> = async () => userWith({})) {
  const appearance = createAppearance(localStorage, { matches: false, addEventListener: () => undefined });
  const go = vi.fn();
  const router = createMemoryRouter(
    [
      { path: '/', element: <SignInPage appearance={appearance} /> },
      { path: '/admin/login', element: <SignInPage appearance={appearance} /> },
      {
        path: '/social/azure/login',
        element: <ProviderPage appearance={appearance} address="/iam/social/azure/login?redirect=x" go={go} />,
      },
      { path: '/redirect', element: <RedirectPage appearance={appearance} areas={areas} session={{ signIn }} /> },
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
  it.each(['/', '/admin/login'])(
    '[SIGN-001, SIGN-002, SIGN-003, SIGN-004] at %s has one button and the version',
    (path) => {
      show(path);
      expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['Sign In']);
      expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
      expect(screen.getByText('v1.2.5')).toBeInTheDocument();
    },
  );

  it('[SIGN-005] leads to the social login of the corporate provider', async () => {
    const { go, router } = show('/');
    await userEvent.click(screen.getByRole('button', { name: 'Sign In' }));
    expect(router.state.location.pathname).toBe('/social/azure/login');
    expect(go).toHaveBeenCalledWith('/iam/social/azure/login?redirect=x');
  });

  it.each([
    ['unknown_user', 'There is no account for this e-mail address. Please contact your administrator.'],
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

describe('the way back from the provider', () => {
  it('[SIGN-006, SIGN-010] exchanges the code once and goes to the first area that is held', async () => {
    const signIn = vi.fn(async () => userWith({ scopes: COMPANY_SCOPES }));
    const { router } = show(`/redirect?code=code-${code}`, signIn);
    expect(await screen.findByText('at /manage-company-information')).toBeInTheDocument();
    expect(signIn).toHaveBeenCalledExactlyOnceWith(`code-${code}`, `${window.location.origin}/redirect`);
    expect(router.state.historyAction).toBe('REPLACE');
  });

  it('[SIGN-009] goes to the contracts for who works on contracts', async () => {
    show(`/redirect?code=code-${code}`, async () =>
      userWith({ scopes: [...COMPANY_SCOPES, 'read:contract_document_entry'] }),
    );
    expect(await screen.findByText('at /manage-contracts')).toBeInTheDocument();
  });

  it('[SIGN-011, SIGN-012] returns to the sign-in page when the exchange fails', async () => {
    vi.spyOn(console, 'error').mockReturnValueOnce();
    const { router } = show(`/redirect?code=code-${code}`, () => Promise.reject(new Error('refused')));
    expect(await screen.findByRole('alert')).toHaveTextContent('Sign in failed. Please try again.');
    expect(router.state.location.pathname).toBe('/admin/login');
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
