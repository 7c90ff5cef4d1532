import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ServiceError, UnreachableError } from '../../../src/api/errors';
import { createListMemory } from '../../../src/list/listMemory';
import { RecordListScreen } from '../../../src/list/RecordListScreen';
import { ToastProvider } from '../../../src/shell/toasts';
import { createLocalViews, type ListViews } from '../../../src/stores/listViews';
import { questions, questionsArea, questionSource } from '../../../stories/support/questions';
import { memoryStorage } from '../support/storage';

afterEach(() => vi.restoreAllMocks());

/** Renders the list of questions with the settings of one browser. */
function show(
  given: {
    readonly at?: string;
    readonly storage?: Storage;
    readonly views?: ListViews;
    readonly sharedWith?: string;
  } = {},
) {
  const { at = '/list', storage = memoryStorage({}), views = createLocalViews(storage, 'views') } = given;
  const settings = { memory: createListMemory(storage, 'memory'), views, sharedWith: given.sharedWith };
  const list = vi.fn(questionSource(questions(30)).list);
  const element = (
    <RecordListScreen
      area={questionsArea}
      brand="ALP"
      source={{ ...questionSource([]), list }}
      settings={settings}
      can={{ create: true, update: true, remove: true }}
      now={Date.now}
    />
  );
  const router = createMemoryRouter(
    [{ path: '/elsewhere' }, { path: '*', element: <ToastProvider>{element}</ToastProvider> }],
    { initialEntries: [at] },
  );
  const { unmount } = render(<RouterProvider router={router} />);
  return { router, list, unmount, storage, views };
}

function heads(): readonly (string | null)[] {
  return screen
    .getAllByRole('columnheader')
    .map((cell) => cell.textContent)
    .filter(Boolean);
}

const HEADS = ['Order', 'Question', 'Category', 'Asked', 'Votes', 'Actions'];

async function turnColumn(label: string): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name: 'Columns' }));
  await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: label }));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
}

async function openViews() {
  await userEvent.click(await screen.findByRole('button', { name: /^View/ }));
  return within(await screen.findByRole('dialog', { name: 'Views of this list' }));
}

async function saveView(name: string): Promise<void> {
  const dialog = await openViews();
  await userEvent.type(dialog.getByRole('textbox', { name: 'Name of the view' }), name);
  await userEvent.click(dialog.getByRole('button', { name: 'Save as a view' }));
  await dialog.findByRole('link', { name });
}

/** Renders a list whose default is its current view. */
async function opensWithPayments() {
  const shown = show({ at: '/list?category=Payments' });
  await saveView('Payments');
  await userEvent.click(screen.getByRole('button', { name: 'Open the list with Payments', pressed: false }));
  expect(await screen.findByRole('button', { name: 'Open the list with Payments', pressed: true })).toBeVisible();
  return shown;
}

describe('the columns of a list', () => {
  it('are selected, keep their order, and are remembered; the name column stays', async () => {
    const { storage, unmount, list } = show();
    await screen.findByText('1-10 of 30 items');
    expect(heads()).toEqual(HEADS);
    await turnColumn('Votes');
    await turnColumn('Category');
    expect(heads()).toEqual(['Order', 'Question', 'Asked', 'Actions']);
    await userEvent.click(screen.getByRole('button', { name: 'Columns' }));
    expect(screen.getByRole('menuitemcheckbox', { name: 'Question' })).toHaveAttribute('aria-disabled', 'true');
    // No further request: the same rows are displayed differently.
    expect(list).toHaveBeenCalledTimes(1);
    unmount();
    show({ storage });
    await screen.findByText('1-10 of 30 items');
    expect(heads()).toEqual(['Order', 'Question', 'Asked', 'Actions']);
    await turnColumn('Category');
    expect(heads()).toEqual(['Order', 'Question', 'Category', 'Asked', 'Actions']);
  });

  it('that no longer exist are ignored', async () => {
    const storage = memoryStorage({ memory: '{"columns":["gone",7,"votes"],"size":13}' });
    show({ storage });
    await screen.findByText('1-10 of 30 items');
    expect(heads()).toEqual(['Order', 'Question', 'Votes', 'Actions']);
  });
});

it('a list remembers the page size that the user chose last', async () => {
  const { storage, unmount } = show();
  await userEvent.click(await screen.findByRole('combobox', { name: 'Items per page' }));
  await userEvent.click(await screen.findByRole('option', { name: '20 / page' }));
  await screen.findByText('1-20 of 30 items');
  unmount();
  const { list } = show({ storage });
  await screen.findByText('1-20 of 30 items');
  expect(list).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ limit: 20 }));
});

describe('the views of a list', () => {
  it('store search, filters, order and columns under a name, and link to them', async () => {
    const { router, storage, unmount } = show({ at: '/list?category=Payments&sort=votes&order=DESC&page=2' });
    await turnColumn('Asked');
    await saveView('Payments by votes');
    expect(screen.getByRole('button', { name: 'View: Payments by votes', hidden: true })).toBeInTheDocument();
    const link = screen.getByRole('link', { name: 'Payments by votes' });
    expect(link).toHaveAttribute('aria-current', 'true');
    const search = new URL(link.getAttribute('href') ?? '', 'http://localhost').search;
    expect(Object.fromEntries(new URLSearchParams(search))).toEqual({
      ...{ sort: 'votes', order: 'DESC', category: 'Payments', columns: 'question,category,votes' },
    });
    await userEvent.click(screen.getByRole('link', { name: 'Everything' }));
    const all = new URLSearchParams({ columns: 'question,category,asked,votes' });
    await waitFor(() => expect(router.state.location.search).toBe(`?${all.toString()}`));
    expect(screen.getByText('1-10 of 30 items')).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(heads()).toEqual(HEADS));
    unmount();
    show({ storage, at: `/list${search}` });
    await screen.findByText('1-10 of 15 items');
    expect(heads()).toEqual(['Order', 'Question', 'Category', 'Votes', 'Actions']);
    expect(await screen.findByRole('button', { name: 'View: Payments by votes' })).toBeInTheDocument();
  });

  it('open the list if one is the default, unless the address has a query', async () => {
    const { storage, unmount } = await opensWithPayments();
    unmount();
    const { router, unmount: leave } = show({ storage });
    await waitFor(() => expect(router.state.location.search).toContain('category=Payments'));
    await screen.findByText('1-10 of 15 items');
    leave();
    const { router: other } = show({ storage, at: '/list?category=Turnover' });
    await screen.findByRole('button', { name: 'Views' });
    await screen.findByText('1-10 of 15 items');
    expect(other.state.location.search).toBe('?category=Turnover');
  });

  it('open the list even if a column is hidden', async () => {
    const { storage, unmount } = await opensWithPayments();
    unmount();
    createListMemory(storage, 'memory').write({ columns: ['question', 'category'] });
    show({ storage });
    await screen.findByText('1-10 of 15 items');
  });

  it('do not open it again after choosing everything and coming back', async () => {
    const { router } = await opensWithPayments();
    await userEvent.click(screen.getByRole('link', { name: 'Everything' }));
    await act(() => router.navigate('/elsewhere'));
    await act(() => router.navigate(-1));
    await screen.findByRole('button', { name: 'Views' });
    await screen.findByText('1-10 of 30 items');
    expect(router.state.location.search).toBe('');
  });

  it('open the list again when their deletion is undone', async () => {
    await opensWithPayments();
    await userEvent.click(screen.getByRole('button', { name: 'Delete the view Payments' }));
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Payments' })).not.toBeInTheDocument());
    await userEvent.click(screen.getByRole('button', { name: 'Undo', hidden: true }));
    expect(await screen.findByRole('button', { name: 'Open the list with Payments', pressed: true })).toBeVisible();
  });

  it('are replaced by name, deleted, and restored', async () => {
    show({ at: '/list?category=Payments' });
    await saveView('Mine');
    await userEvent.click(screen.getByRole('link', { name: 'Everything' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Name of the view' }), 'mine');
    await userEvent.click(screen.getByRole('button', { name: 'Replace the view' }));
    expect(await screen.findByRole('link', { name: 'mine' })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Mine' })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Delete the view mine' }));
    await waitFor(() => expect(screen.queryByRole('link', { name: 'mine' })).not.toBeInTheDocument());
    await userEvent.click(screen.getByRole('button', { name: 'Undo', hidden: true }));
    expect(await screen.findByRole('link', { name: 'mine' })).toBeInTheDocument();
  });

  it('say that the service does not respond if one cannot be saved', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const views = { ...createLocalViews(memoryStorage({}), 'views'), save: vi.fn() };
    views.save.mockRejectedValue(new UnreachableError('content'));
    show({ views });
    const dialog = await openViews();
    await userEvent.type(dialog.getByRole('textbox', { name: 'Name of the view' }), 'New');
    await userEvent.click(dialog.getByRole('button', { name: 'Save as a view' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('The content service does not answer.');
  });

  it('are shared by users with the right, and keep the input if the service rejects it', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const views: ListViews = {
      list: async () => [{ id: '1', name: 'For all', query: 'category=Payments', isShared: true, isDefault: false }],
      save: vi.fn(() =>
        Promise.reject(new ServiceError('A list has at most 50 views: delete one first.', 'BAD_USER_INPUT')),
      ),
      remove: async () => undefined,
      setDefault: async () => undefined,
    };
    const { unmount } = show({ views });
    const dialog = await openViews();
    expect(await dialog.findByText('Shared')).toBeInTheDocument();
    expect(dialog.queryByRole('checkbox')).not.toBeInTheDocument();
    expect(dialog.queryByRole('button', { name: 'Delete the view For all' })).not.toBeInTheDocument();
    unmount();
    show({ views, sharedWith: 'ALP' });
    const mine = await openViews();
    await userEvent.type(mine.getByRole('textbox', { name: 'Name of the view' }), 'New');
    await userEvent.click(mine.getByRole('checkbox', { name: 'Share with ALP' }));
    await userEvent.click(mine.getByRole('button', { name: 'Save as a view' }));
    expect(await mine.findByRole('alert')).toHaveTextContent('A list has at most 50 views');
    expect(mine.getByRole('textbox', { name: 'Name of the view' })).toHaveValue('New');
    expect(views.save).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ name: 'New', isShared: true }));
  });
});
