import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { FindReferences, ReferenceSummary } from '../../../src/list/References';
import { RecordListScreen } from '../../../src/list/RecordListScreen';
import { ToastProvider } from '../../../src/shell/toasts';
import { questionsArea, questions, questionSource } from '../../../stories/support/questions';

afterEach(() => vi.restoreAllMocks());

/** Renders a list of three questions, whose rows can be removed. */
function show(referring: FindReferences) {
  const element = (
    <ToastProvider>
      <RecordListScreen
        area={questionsArea}
        brand="ALP"
        source={questionSource(questions(3))}
        can={{ update: true, create: true, remove: true }}
        findReferences={referring}
        now={Date.now}
      />
    </ToastProvider>
  );
  const router = createMemoryRouter(
    [
      { path: questionsArea.path, element },
      { path: '*', element: <h1>Elsewhere</h1> },
    ],
    { initialEntries: [questionsArea.path] },
  );
  render(<RouterProvider router={router} />);
  return { path: () => router.state.location.pathname, state: () => router.state.location.state as unknown };
}

const BANNER = {
  id: 'b',
  name: 'Live by the sea',
  hint: 'Home Banners · Page',
  path: '/banners/b',
  state: { sought: { named: 'q', label: 'Page' } },
};
const ARTICLE = { id: 'a', name: 'A quiet year', hint: '', path: undefined };

async function answering(found: ReferenceSummary) {
  return found;
}

async function askToDelete(name: string) {
  await userEvent.click(await screen.findByRole('button', { name: `Delete ${name}` }));
  return within(await screen.findByRole('dialog', { name: 'Delete?' }));
}

describe('the confirmation of a removal', () => {
  it('lists the entries that refer to it, with links, and counts those that the user may not open', async () => {
    const find = vi.fn(() => answering({ entries: [BANNER, ARTICLE], total: 5, hidden: 2 }));
    const { path, state } = show(find);
    const dialog = await askToDelete('Question 2');
    expect(await dialog.findByText('7 entries refer to it:')).toBeVisible();
    expect(find).toHaveBeenCalledExactlyOnceWith(['question-2']);
    expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Live by the sea Home Banners · Page',
      'A quiet year',
      '3 more',
      '2 entries that you may not open',
    ]);
    await userEvent.click(dialog.getByRole('link', { name: 'Live by the sea' }));
    expect(path()).toBe('/banners/b');
    expect(state()).toEqual({ sought: { named: 'q', label: 'Page' } });
  });

  it('says that nothing refers to it', async () => {
    show(() => answering({ entries: [], total: 0, hidden: 0 }));
    const dialog = await askToDelete('Question 1');
    expect(await dialog.findByText('Nothing refers to it.')).toBeVisible();
  });

  it('can be answered before the references are loaded, and if that failed', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    let fail: (error: Error) => void = vi.fn();
    show(async () => new Promise((_resolve, reject) => (fail = reject)));
    const dialog = await askToDelete('Question 1');
    expect(dialog.getByText('Looking for what refers to it…')).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Delete' })).toBeEnabled();
    fail(new Error('The service is gone.'));
    expect(await dialog.findByText('What refers to it could not be found.')).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Delete' })).toBeEnabled();
  });

  it('is a single one for all selected rows', async () => {
    const find = vi.fn(() => answering({ entries: [BANNER], total: 1, hidden: 0 }));
    show(find);
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Choose Question 1' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Choose Question 3' }));
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete' }));
    expect(await dialog.findByText('1 entry refers to them:')).toBeVisible();
    expect(find).toHaveBeenCalledExactlyOnceWith(['question-1', 'question-3']);
  });

  it('mentions no references for other bulk actions', async () => {
    const find = vi.fn(() => answering({ entries: [], total: 0, hidden: 0 }));
    show(find);
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Choose Question 1' }));
    await userEvent.click(screen.getByRole('button', { name: 'Show' }));
    await screen.findByRole('dialog', { name: 'Show' });
    expect(find).not.toHaveBeenCalled();
  });
});
