import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { MAX_SEARCH_LENGTH } from '../../../src/lib/maxSearchLength';
import { preloadLazyParts } from '../../../src/shell/lazyParts';
import type { FoundScreen } from '../../../src/shell/palette/usePaletteSearch';
import { showLayout, stubBrowser, type LayoutGiven } from './support/showLayout';

const FACTS = '/manage-company-information/facts/b0000000-0000-4000-8000-000000000001';
const AWARDS = '/manage-company-information/awards/b0000000-0000-4000-8000-000000000001';

beforeAll(preloadLazyParts);
beforeEach(() => stubBrowser());
afterEach(() => void vi.unstubAllGlobals());

async function open(given: LayoutGiven = {}) {
  const shown = await showLayout(given);
  await userEvent.keyboard('{Control>}k{/Control}');
  const input = await screen.findByRole('combobox', { name: 'Search pages, screens and actions' });
  return { ...shown, input };
}

function options(group: string): readonly (string | null)[] {
  return within(screen.getByRole('group', { name: group }))
    .getAllByRole('option')
    .map(({ textContent }) => textContent);
}

function activeOption(): HTMLElement {
  return screen.getByRole('option', { selected: true });
}

describe('the command palette', () => {
  it('opens with Ctrl+K and from the header, has the focus, and closes with Escape and Ctrl+K', async () => {
    const { input } = await open();
    expect(input).toHaveFocus();
    await userEvent.keyboard('{Control>}k{/Control}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Search' }));
    expect(screen.getByRole('dialog', { name: 'Search and commands' })).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Search' })).toHaveFocus();
  });

  it('offers the screens and actions that the user may open', async () => {
    await open();
    expect(options('Start')).toEqual(['HomeALP']);
    expect(options('Screens')).toEqual(['Manage Company Information']);
    expect(options('Actions')).toEqual([
      'Deploy',
      'Dark appearance',
      'Collapse sidebar',
      'Keyboard shortcuts',
      'Logout',
    ]);
    expect(screen.queryByRole('group', { name: 'Brands' })).not.toBeInTheDocument();
  });

  it('is a combobox: the arrow keys cycle through all groups, and the input references the active option', async () => {
    const { input } = await open();
    expect(activeOption()).toHaveTextContent('Home');
    await userEvent.keyboard('{ArrowDown}');
    expect(activeOption()).toHaveTextContent('Manage Company Information');
    expect(input).toHaveAttribute('aria-activedescendant', activeOption().id);
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    expect(activeOption()).toHaveTextContent('Logout');
    await userEvent.keyboard('{ArrowDown}');
    expect(activeOption()).toHaveTextContent('Home');
    expect(input).toHaveFocus();
    expect(input).toHaveAttribute('aria-controls', screen.getByRole('listbox').id);
  });

  it('truncates the search to the limit of the services', async () => {
    const find = vi.fn(async () => []);
    await open({ findScreens: find });
    await userEvent.paste('a'.repeat(5_000));
    await waitFor(() => expect(find).toHaveBeenCalledWith('a'.repeat(MAX_SEARCH_LENGTH)));
  });

  it('finds entries with every word, ignoring case, and says how many', async () => {
    await open();
    await userEvent.keyboard('INFORMATION comp');
    expect(options('Screens')).toEqual(['Manage Company Information']);
    expect(screen.queryByRole('group', { name: 'Actions' })).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getByText('1 result')).toBeInTheDocument());
  });

  it('says when nothing is found', async () => {
    await open();
    await userEvent.keyboard('zzz');
    expect(await screen.findByText('Nothing found for “zzz”')).toBeInTheDocument();
    await userEvent.keyboard('{Enter}{ArrowDown}');
    expect(screen.getByRole('dialog')).toBeInTheDocument();
  });

  it('begins with the home of the brand; the platform has none', async () => {
    const { router, unmount } = await open();
    await userEvent.keyboard('{Enter}');
    expect(router.state.location.pathname).toBe('/home');
    unmount();
    await open({ tenants: [] });
    expect(screen.queryByRole('group', { name: 'Start' })).not.toBeInTheDocument();
  });

  it('goes to a screen with Enter, and closes', async () => {
    const { router } = await open({ path: FACTS });
    await userEvent.keyboard('company{Enter}');
    expect(router.state.location.pathname).toBe('/manage-company-information');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'The list' })).toHaveFocus();
  });

  it('is operated with the pointer too', async () => {
    const { appearance } = await open();
    await userEvent.hover(screen.getByRole('option', { name: 'Logout' }));
    expect(activeOption()).toHaveTextContent('Logout');
    await userEvent.click(screen.getByRole('option', { name: 'Dark appearance' }));
    expect(appearance.get().choice).toBe('dark');
  });

  it('runs its actions', async () => {
    const { controller, deploy } = await open();
    await userEvent.keyboard('deploy{Enter}');
    expect(deploy).toHaveBeenCalledOnce();
    expect(await screen.findByRole('dialog', { name: 'Deployment of ALP' })).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await userEvent.keyboard('{Control>}k{/Control}collapse{Enter}');
    expect(screen.getByRole('button', { name: 'Expand sidebar' })).toBeInTheDocument();
    await userEvent.keyboard('{Control>}k{/Control}');
    expect(screen.queryByRole('option', { name: 'Deploy' })).not.toBeInTheDocument();
    await userEvent.keyboard('keyboard{Enter}');
    expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await userEvent.keyboard('{Control>}k{/Control}logout{Enter}');
    expect(controller.state.get()).toMatchObject({ status: 'left', reason: 'logout' });
  });

  it('switches the brand of users with several', async () => {
    await open({ tenants: ['tenant-alp', 'tenant-avida'] });
    expect(options('Brands')).toEqual(['Switch to AVIDA']);
    await userEvent.keyboard('avida{Enter}');
    expect(screen.getByText('AVIDA at /manage-company-information')).toBeInTheDocument();
  });
});

describe('the recent pages of the palette', () => {
  it('are those opened last, without the current one, and are stored for the user', async () => {
    const { router, unmount } = await showLayout({ path: FACTS });
    await act(() => router.navigate(AWARDS));
    await act(() => router.navigate('/nowhere/at-all'));
    await act(() => router.navigate(FACTS));
    unmount();
    const other = await open({ userId: 'user-2' });
    expect(screen.queryByRole('group', { name: 'Recently opened' })).not.toBeInTheDocument();
    other.unmount();
    const { router: again } = await open({ path: FACTS });
    expect(options('Recently opened')).toEqual(['AwardsManage Company Information · ALP']);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(again.state.location.pathname).toBe(AWARDS);
  });

  it('open in the brand they belong to', async () => {
    const { router, input } = await open({ tenants: ['tenant-alp', 'tenant-avida'], path: FACTS });
    await userEvent.type(input, 'avida{Enter}');
    await userEvent.keyboard('{Control>}k{/Control}');
    await userEvent.click(await screen.findByRole('option', { name: /Facts.*ALP/ }));
    expect(router.state.location.pathname).toBe(FACTS);
    expect(screen.getByRole('button', { name: 'ALP, change the brand' })).toBeVisible();
  });

  it.each(['[', '{}', '[{"path":"//elsewhere.example","label":"x","hint":"y"},{"path":1},null]'])(
    'are none if %s is stored',
    async (stored) => {
      localStorage.setItem('RECENT_PAGES_user-1', stored);
      await open();
      expect(screen.queryByRole('group', { name: 'Recently opened' })).not.toBeInTheDocument();
    },
  );
});

describe('the page search of the palette', () => {
  const found: FoundScreen = { kind: 'page', path: FACTS, label: 'Facts ALP', hint: 'Manage Company Information' };

  it('queries the service after a pause in typing, and opens a result', async () => {
    const findScreens = vi.fn(async () => [found]);
    const { router } = await open({ findScreens });
    await userEvent.keyboard('facts');
    await waitFor(() => expect(options('Pages')).toEqual(['Facts ALPManage Company Information']));
    expect(findScreens).toHaveBeenCalledExactlyOnceWith('facts');
    await userEvent.keyboard('{Enter}');
    expect(router.state.location.pathname).toBe(FACTS);
  });

  it('shows the sentence with the marked matches and their field, and links to it', async () => {
    const sentence: FoundScreen = {
      ...found,
      found: {
        text: 'A year of quiet elevators.',
        marks: [
          { from: 10, to: 15 },
          { from: 16, to: 25 },
        ],
        label: 'Title',
      },
      state: { sought: { text: 'A year of quiet elevators.', label: 'Title' } },
    };
    const entry: FoundScreen = { ...sentence, kind: 'record', path: AWARDS, label: 'Are they quiet?', hint: 'FAQ' };
    const { router } = await open({ findScreens: async () => [sentence, entry] });
    await userEvent.keyboard('quite elevater');
    await waitFor(() =>
      expect(options('Pages')).toEqual(['Facts ALPManage Company InformationTitle: A year of quiet elevators.']),
    );
    expect(options('Entries')).toEqual(['Are they quiet?FAQTitle: A year of quiet elevators.']);
    const page = within(screen.getByRole('group', { name: 'Pages' })).getByRole('option');
    expect(Array.from(page.querySelectorAll('mark'), ({ textContent }) => textContent)).toEqual(['quiet', 'elevators']);
    await userEvent.keyboard('{Enter}');
    expect(router.state.location).toMatchObject({ pathname: FACTS, state: sentence.state });
  });

  it('shows a page once, even if it is among the recent ones', async () => {
    const { router } = await open({ path: AWARDS, findScreens: async () => [{ ...found, label: 'Facts of now' }] });
    await userEvent.keyboard('{Escape}');
    await act(() => router.navigate(FACTS));
    await act(() => router.navigate(AWARDS));
    await userEvent.keyboard('{Control>}k{/Control}facts');
    await waitFor(() => expect(screen.queryByRole('progressbar')).not.toBeInTheDocument());
    expect(screen.getAllByRole('option')).toHaveLength(1);
  });

  it('says when it fails, and keeps local results', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    await open({
      findScreens: async () => {
        throw new Error('down');
      },
    });
    await userEvent.keyboard('company');
    expect(await screen.findByRole('alert')).toHaveTextContent('The pages could not be searched.');
    expect(options('Screens')).toEqual(['Manage Company Information']);
  });

  it('opens no result of the former search while the next one is in flight', async () => {
    const findScreens = vi.fn(async (search: string): Promise<readonly FoundScreen[]> => {
      return search === 'facts' ? [found] : new Promise(() => undefined);
    });
    const { router } = await open({ findScreens });
    await userEvent.keyboard('facts');
    await screen.findByRole('option', { name: /Facts ALP/ });
    await userEvent.keyboard(' of AVIDA{Enter}');
    expect(screen.queryByRole('option', { name: /Facts ALP/ })).not.toBeInTheDocument();
    expect(router.state.location.pathname).toBe('/manage-company-information');
  });

  it('drops a late response', async () => {
    const answers = new Map<string, (screens: readonly FoundScreen[]) => void>();
    const findScreens = vi.fn((search: string) => {
      return new Promise<readonly FoundScreen[]>((resolve) => answers.set(search, resolve));
    });
    await open({ findScreens });
    await userEvent.keyboard('old');
    await waitFor(() => expect(answers.has('old')).toBe(true));
    await userEvent.keyboard('er');
    await waitFor(() => expect(answers.has('older')).toBe(true));
    await act(async () => answers.get('older')?.([{ ...found, label: 'Newer' }]));
    await act(async () => answers.get('old')?.([{ ...found, label: 'Older' }]));
    expect(options('Pages')).toEqual(['NewerManage Company Information']);
  });
});

describe('the shortcut help', () => {
  it('opens with ?, but not while typing in an input', async () => {
    await showLayout();
    await userEvent.keyboard('?');
    const sheet = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
    expect(within(sheet).getByText('Search and commands').closest('div')).toHaveTextContent('CtrlK');
    expect(within(sheet).getByText('Redo').closest('div')).toHaveTextContent('CtrlShiftZorCtrlY');
    expect(within(sheet).getByText(/^Next cell of a table; from the last one, the next field/)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await userEvent.keyboard('{Control>}k{/Control}');
    const search = await screen.findByRole('combobox');
    await userEvent.keyboard('what?');
    expect(search).toHaveValue('what?');
    expect(screen.queryByRole('dialog', { name: 'Keyboard shortcuts' })).not.toBeInTheDocument();
  });

  it('opens from the user menu', async () => {
    await showLayout();
    await userEvent.click(screen.getByRole('button', { name: /account of/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Keyboard shortcuts' }));
    expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeInTheDocument();
  });
});
