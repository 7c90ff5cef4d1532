import { cleanup, act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ServiceError, UnreachableError } from '../../../src/api/errors';
import type { SignInCalls } from '../../../src/api/signIns';
import type { WorkElsewhere } from '../../../src/api/workOfTabs';
import { consoleAreas } from '../../../src/app/consoleAreas';
import { preloadLazyParts } from '../../../src/shell/lazyParts';
import { createRecentPages } from '../../../src/shell/palette/recentPages';
import { styleComponents } from '../../support/styles';
import { userWith } from '../support/people';
import { showLayout as show, stubBrowser } from './support/showLayout';

let isNarrow = false;

beforeAll(preloadLazyParts);

beforeEach(() => {
  isNarrow = false;
  stubBrowser({ isNarrow: () => isNarrow });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function sidebar(): HTMLElement {
  return screen.getByRole('navigation', { name: 'Main' });
}

describe('the sidebar', () => {
  it('[SHELL-003, CONST-009] has the version', async () => {
    await show();
    expect(within(sidebar()).getByText('v1.2.5')).toBeInTheDocument();
  });

  it('[SHELL-004] has Logout', async () => {
    await show();
    expect(within(sidebar()).getByRole('button', { name: 'Logout' })).toBeInTheDocument();
  });

  it('[NAV-004] has Manage Company Information for read:company-information', async () => {
    const { unmount } = await show({ scopes: ['read:company-information'] });
    expect(
      within(sidebar()).getByRole('link', { name: 'Manage Company Information', current: 'page' }),
    ).toHaveAttribute('href', '/manage-company-information');
    unmount();
    await show({ scopes: ['read:content'] });
    expect(within(sidebar()).queryByRole('link', { name: 'Manage Company Information' })).not.toBeInTheDocument();
  });

  it('[SHELL-001, CONST-005] is dark and 250 wide', async () => {
    const applyStyles = styleComponents();
    await show();
    applyStyles();
    expect(getComputedStyle(sidebar()).width).toBe('250px');
    expect(getComputedStyle(sidebar().parentElement!).backgroundColor).toBe('rgb(21, 26, 34)');
  });

  it('[SHELL-002] collapses and expands with the toggle of the header, and remembers the state', async () => {
    const { unmount } = await show();
    await userEvent.click(screen.getByRole('button', { name: 'Collapse sidebar' }));
    expect(screen.queryByText('Home')).not.toBeInTheDocument();
    expect(within(sidebar()).getByRole('link', { name: 'Manage Company Information' })).toBeInTheDocument();
    unmount();
    await show();
    await userEvent.click(screen.getByRole('button', { name: 'Expand sidebar' }));
    expect(screen.getByText('Home')).toBeInTheDocument();
  });

  it('[NAV-019] begins with the brand, which links to its home; the home of the platform is its log, if there is one', async () => {
    const applyStyles = styleComponents();
    const { router, unmount } = await show();
    // The lines of the link are separate words of its name because they are block elements.
    applyStyles();
    await userEvent.click(screen.getByRole('button', { name: 'Collapse sidebar' }));
    await userEvent.click(screen.getByRole('link', { name: 'ALP Console Home' }));
    expect(router.state.location.pathname).toBe('/home');
    await userEvent.click(screen.getByRole('button', { name: 'Expand sidebar' }));
    expect(screen.getByRole('link', { name: 'ALP Console Home', current: 'page' })).toBeInTheDocument();
    unmount();
    await show({ tenants: [] });
    expect(screen.getByText('Brand Console')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /Console/ })).not.toBeInTheDocument();
    cleanup();
    await show({ tenants: [], areas: consoleAreas });
    expect(screen.getByRole('link', { name: 'Brand Console Activity' })).toHaveAttribute('href', '/activity');
    const entries = within(screen.getByRole('navigation', { name: 'Main' })).getAllByRole('link');
    expect(entries.map((entry) => [entry.textContent, entry.getAttribute('href')])).toEqual([
      ['Manage Users', '/manage-users'],
      ['Manage Roles', '/manage-roles'],
    ]);
  });

  it('overlays a narrow screen, only on request', async () => {
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
    await show({ scopes: ['update:company-information'] });
    expect(within(sidebar()).queryByRole('link')).not.toBeInTheDocument();
    expect(within(sidebar()).getByRole('button', { name: 'Logout' })).toBeInTheDocument();
  });

  it('[SESS-014] Logout clears the tokens and ends the session', async () => {
    const { controller, tokens } = await show();
    await userEvent.click(within(sidebar()).getByRole('button', { name: 'Logout' }));
    expect(controller.state.get()).toMatchObject({ status: 'left', reason: 'logout' });
    expect(tokens.both()).toBeUndefined();
  });

  it.each(['Stay signed in', 'Logout'])('Logout asks if it stops uploads of another tab: %s', async (answer) => {
    const { controller } = await show({ workElsewhere: work({ isUploading: true }) });
    await userEvent.click(within(sidebar()).getByRole('button', { name: 'Logout' }));
    const question = await screen.findByRole('dialog', { name: 'Leave while files are uploading?' });
    expect(question).toHaveTextContent(/in another tab of this browser/);
    expect(controller.state.get().status).toBe('signedIn');
    await userEvent.click(within(question).getByRole('button', { name: answer }));
    await waitFor(() => expect(question).not.toBeInTheDocument());
    expect(controller.state.get().status).toBe(answer === 'Logout' ? 'left' : 'signedIn');
  });

  it.each([false, true])('Logout asks if it loses changes of another tab (which uploads: %s)', async (isUploading) => {
    const { controller } = await show({ workElsewhere: work({ isUploading, hasUnkeptChanges: true }) });
    await userEvent.click(within(sidebar()).getByRole('button', { name: 'Logout' }));
    const question = await screen.findByRole('dialog', { name: 'Leave without saving?' });
    expect(question).toHaveTextContent(/Another tab of this browser has changes that are not saved yet/);
    expect(question.textContent.includes('Files are still uploading')).toBe(isUploading);
    expect(controller.state.get().status).toBe('signedIn');
    await userEvent.click(within(question).getByRole('button', { name: 'Logout' }));
    expect(controller.state.get().status).toBe('left');
  });

  it.each([
    ['nothing is going on there', async () => false],
    ['that is not known', () => Promise.reject(new Error('No locks.'))],
  ])('Logout does not ask because of other tabs if %s', async (_when, ask) => {
    vi.spyOn(console, 'error').mockReturnValue();
    const { controller } = await show({ workElsewhere: { isUploading: ask, hasUnkeptChanges: ask } });
    await userEvent.click(within(sidebar()).getByRole('button', { name: 'Logout' }));
    await waitFor(() => expect(controller.state.get().status).toBe('left'));
  });
});

/** The work of another tab. */
function work({ isUploading = false, hasUnkeptChanges = false }): WorkElsewhere {
  return { isUploading: async () => isUploading, hasUnkeptChanges: async () => hasUnkeptChanges };
}

describe('the header', () => {
  it('[SHELL-008] has the breadcrumb, and the title of the browser tab names the section', async () => {
    await show({ path: '/manage-company-information/facts/b0000000-0000-4000-8000-000000000001' });
    const trail = screen.getByRole('navigation', { name: 'Breadcrumb' });
    expect(within(trail).getByRole('link', { name: 'Manage Company Information' })).toBeInTheDocument();
    expect(within(trail).getByText('Facts')).toHaveAttribute('aria-current', 'page');
    expect(document.title).toBe('Facts · Manage Company Information · ALP Console');
  });

  it('uses the title of the open entry in the breadcrumb, the browser tab and the recent pages', async () => {
    const { router } = await show({ path: '/manage-content/news/a-year-of-quiet-elevators', scopes: ['read:content'] });
    const trail = screen.getByRole('navigation', { name: 'Breadcrumb' });
    expect(within(trail).getByText('A year of quiet elevators')).toHaveAttribute('aria-current', 'page');
    expect(document.title).toBe('A year of quiet elevators · News · Manage Content · ALP Console');
    expect(createRecentPages(localStorage, 'user-1').read()[0]?.label).toBe('A year of quiet elevators');
    await act(() => router.navigate('/manage-properties'));
    expect(document.title).toBe('Manage Properties · ALP Console');
  });

  it('shows who is signed in, and changes the appearance', async () => {
    const { appearance } = await show();
    await userEvent.click(screen.getByRole('button', { name: 'AE, account of ALP Editor' }));
    expect(await screen.findByText('alp.editor@demo.example')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('menuitemradio', { name: 'Dark' }));
    expect(appearance.get()).toEqual({ choice: 'dark', mode: 'dark' });
    expect(screen.getByRole('menuitemradio', { name: 'Dark', checked: true })).toBeInTheDocument();
  });
});

describe('a page that does not open', () => {
  it('[SHELL-012] shows the invalid-page screen inside the layout, with a link to continue', async () => {
    const { router } = await show({ path: '/nowhere' });
    expect(screen.getByRole('heading', { name: 'Invalid Page' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('link', { name: 'Go to Manage Company Information' }));
    expect(router.state.location.pathname).toBe('/manage-company-information');
  });

  it('[SHELL-013] shows the same screen, and says which access is missing and whom to ask', async () => {
    await show({ path: '/manage-content' });
    expect(screen.getByRole('heading', { name: 'Invalid Page' })).toBeInTheDocument();
    expect(
      screen.getByText(
        "Opening this page needs the permission 'View content' (read:content), which your role 'ALP Editor' does not have. Please ask a platform administrator to add it.",
      ),
    ).toBeInTheDocument();
  });

  it('says so to users without any access', async () => {
    await show({ path: '/no-access', scopes: [] });
    expect(
      screen.getByText('Your role has no access to any page yet. Please ask a platform administrator for it.'),
    ).toBeInTheDocument();
  });
});

describe('changing the screen', () => {
  it('moves the focus to the heading of the new screen, but not for a change of tab', async () => {
    const { router } = await show();
    await act(() => router.navigate('/manage-company-information/facts/1'));
    expect(screen.getByRole('heading', { name: 'The editor' })).toHaveFocus();
    screen.getByRole('button', { name: 'Collapse sidebar' }).focus();
    await act(() => router.navigate('/manage-company-information/awards/1'));
    expect(screen.getByRole('button', { name: 'Collapse sidebar' })).toHaveFocus();
  });

  it('announces the title of the next screen, and not that of the first', async () => {
    const { router, container } = await show();
    const live = container.querySelector('[aria-live="polite"]');
    expect(live).toBeEmptyDOMElement();
    await act(() => router.navigate('/manage-company-information/facts/1'));
    expect(live).toHaveTextContent('Facts · Manage Company Information · ALP Console');
  });
});

it('going back restores the scroll position of a screen once it is long enough', async () => {
  let room = 1_000;
  vi.stubGlobal('scrollTo', ({ top }: { top: number }) => {
    vi.stubGlobal('scrollY', Math.min(top, room));
    window.dispatchEvent(new Event('scroll'));
  });
  const { router } = await show();
  window.scrollTo({ top: 700 });
  await act(() => router.navigate('/manage-company-information/facts/brand-alp'));
  expect(window.scrollY).toBe(0);
  room = 100;
  await act(() => router.navigate(-1));
  expect(window.scrollY).toBe(100);
  room = 1_000;
  screen.getByRole('main').append('The rows');
  await waitFor(() => expect(window.scrollY).toBe(700));
});

describe('idle protection', () => {
  it('[SESS-011, SESS-012] warns from 540 seconds with a countdown, and input ends the warning', async () => {
    vi.useFakeTimers();
    await show();
    await act(() => vi.advanceTimersByTimeAsync(545_000));
    expect(screen.getByRole('alertdialog', { name: 'Are you still there?' })).toHaveAccessibleDescription(
      /signed out in 55 seconds/,
    );
    await act(async () => {
      document.dispatchEvent(new MouseEvent('mousemove'));
      await vi.advanceTimersByTimeAsync(1_000);
    });
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  it('ends the warning for users who stay signed in', async () => {
    vi.useFakeTimers();
    await show();
    await act(() => vi.advanceTimersByTimeAsync(545_000));
    act(() => screen.getByRole('button', { name: 'Stay signed in' }).click());
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    await act(() => vi.advanceTimersByTimeAsync(539_000));
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  it('[SESS-012, CONST-008] signs out at 600 seconds', async () => {
    vi.useFakeTimers();
    const { controller } = await show();
    const leave = vi.spyOn(controller, 'leave').mockReturnValue();
    await act(() => vi.advanceTimersByTimeAsync(599_000));
    expect(leave).not.toHaveBeenCalled();
    await act(() => vi.advanceTimersByTimeAsync(1_000));
    expect(leave).toHaveBeenCalledWith('idle');
  });
});

describe('the list of sign-ins', () => {
  const SIGN_IN = { createdAt: '2026-01-05T01:00:00Z', lastUsedAt: '2026-01-05T02:00:00Z', address: '203.0.113.5' };
  const HERE = { ...SIGN_IN, id: 'here', browser: 'Chrome on Windows', isCurrent: true };
  const THERE = { ...SIGN_IN, id: 'there', browser: undefined, isCurrent: false };

  async function open(signIns?: SignInCalls) {
    await show({ ...(signIns && { signIns }) });
    await userEvent.click(screen.getByRole('button', { name: /account of ALP Editor/ }));
    return screen.findByRole('menu');
  }

  it('lists browser, address and times, and ends the other sign-ins', async () => {
    const end = vi.fn(async () => [HERE]);
    const menu = await open({ list: async () => [HERE, THERE], end });
    await userEvent.click(within(menu).getByRole('menuitem', { name: 'Where I am signed in' }));
    const dialog = await screen.findByRole('dialog', { name: 'Where I am signed in' });
    const [here, there] = await within(dialog).findAllByRole('listitem');
    expect(here).toHaveTextContent(
      'Chrome on WindowsLast used Jan 05, 2026, 10:00 AM from 203.0.113.5Signed in Jan 05, 2026, 09:00 AMThis browser',
    );
    expect(within(here!).queryByRole('button')).not.toBeInTheDocument();
    expect(there).toHaveTextContent('Unknown browser');
    await userEvent.click(within(there!).getByRole('button', { name: /^Sign out there: Unknown browser/ }));
    expect(end).toHaveBeenCalledExactlyOnceWith('me', 'there');
    await waitFor(() => expect(within(dialog).getAllByRole('listitem')).toHaveLength(1));
  });

  it('moves the focus on to the next sign-in when one is ended', async () => {
    const next = { ...THERE, id: 'next', browser: 'Firefox on Linux' };
    const menu = await open({ list: async () => [HERE, THERE, next], end: async () => [HERE, next] });
    await userEvent.click(within(menu).getByRole('menuitem', { name: 'Where I am signed in' }));
    await userEvent.click(await screen.findByRole('button', { name: /^Sign out there: Unknown browser/ }));
    await waitFor(() =>
      expect(screen.getByRole('button', { name: /^Sign out there: Firefox on Linux/ })).toHaveFocus(),
    );
  });

  it('says what went wrong, and loads on retry', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const list = vi.fn<SignInCalls['list']>().mockRejectedValueOnce(new UnreachableError('identity'));
    list.mockResolvedValue([HERE, THERE]);
    const end = () => Promise.reject(new ServiceError('This sign-in has ended already.', '404'));
    const menu = await open({ list, end });
    await userEvent.click(within(menu).getByRole('menuitem', { name: 'Where I am signed in' }));
    const dialog = await screen.findByRole('dialog', { name: 'Where I am signed in' });
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('The list could not be loaded.');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Retry' }));
    await userEvent.click(await within(dialog).findByRole('button', { name: /^Sign out there/ }));
    expect(await screen.findByText('This sign-in has ended already.')).toBeInTheDocument();
    expect(within(dialog).getAllByRole('listitem')).toHaveLength(2);
  });

  it('is not offered if the service does not support it', async () => {
    const menu = await open();
    expect(within(menu).queryByRole('menuitem', { name: 'Where I am signed in' })).not.toBeInTheDocument();
  });
});

describe('a session that has ended', () => {
  it('asks in a dialog to sign in again, in a separate window', async () => {
    const open = vi.fn(() => window);
    vi.stubGlobal('open', open);
    const { tokens } = await show();
    act(() => tokens.clear());
    const dialog = await screen.findByRole('alertdialog', { name: 'Your session has ended' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Sign In' }));
    expect(open).toHaveBeenCalledWith('/social/azure/login?again', '_blank', expect.any(String));
    expect(screen.getByText('The list')).toBeInTheDocument();
    expect(within(dialog).queryByRole('alert')).not.toBeInTheDocument();
    act(() => tokens.write({ accessToken: 'a2', refreshToken: 'r2' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  });

  it('offers a tab instead if the browser opens no window', async () => {
    vi.stubGlobal('open', () => null);
    const { tokens } = await show();
    act(() => tokens.clear());
    const dialog = await screen.findByRole('alertdialog', { name: 'Your session has ended' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Sign In' }));
    expect(within(dialog).getByRole('alert')).toHaveTextContent('Your browser did not open the window');
    expect(within(dialog).getByRole('link', { name: 'Sign in in a new tab' })).toHaveAttribute(
      'href',
      '/social/azure/login?again',
    );
  });
});

describe('somebody else who signs in in another tab', () => {
  const OTHER = { ...userWith({}), id: 'user-2', firstName: 'Other', email: 'other@demo.example' };

  it('stops this one, which says who it is, and continues as them or as the first user', async () => {
    const open = vi.fn(() => window);
    vi.stubGlobal('open', open);
    const { signInElsewhere, controller } = await show();
    act(() => signInElsewhere(OTHER));
    const dialog = await screen.findByRole('alertdialog', { name: 'Somebody else is signed in now' });
    expect(dialog).toHaveAccessibleDescription(/^Other Editor \(other@demo\.example\) has signed in in another tab/);
    expect(dialog).toHaveTextContent('unsaved changes are kept as drafts of ALP Editor');
    expect(screen.getByText('The list')).toBeInTheDocument();

    await userEvent.click(within(dialog).getByRole('button', { name: 'Sign in as ALP Editor again' }));
    expect(open).toHaveBeenCalledWith('/social/azure/login?again&choose', '_blank', expect.any(String));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Go on as Other Editor' }));
    expect(controller.state.get()).toMatchObject({ status: 'left', reason: 'replaced', next: { id: 'user-2' } });
  });

  it('may be the same user, and then nothing is asked', async () => {
    const { signInElsewhere, controller, tokens } = await show();
    act(() => signInElsewhere(userWith({})));
    await waitFor(() => expect(tokens.access()).toBe('of user-1'));
    expect(controller.state.get().status).toBe('signedIn');
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });
});

describe('the sample feature', () => {
  it('[NAV-017] has its entry in the menu with its permission, under either name', async () => {
    for (const scope of ['read:sample', 'sample']) {
      const { unmount } = await show({ areas: consoleAreas, scopes: [scope], path: '/sample-feature' });
      expect(within(sidebar()).getByRole('link', { name: 'Sample Feature', current: 'page' })).toHaveAttribute(
        'href',
        '/sample-feature',
      );
      unmount();
    }
    await show({ areas: consoleAreas, scopes: ['create:sample'] });
    expect(within(sidebar()).queryByRole('link', { name: 'Sample Feature' })).not.toBeInTheDocument();
  });
});
