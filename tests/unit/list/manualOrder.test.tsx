import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { ServiceError } from '../../../src/api/errors';
import { RecordListScreen } from '../../../src/list/RecordListScreen';
import { ToastContext } from '../../../src/shell/toasts';
import type { RecordSource } from '../../../src/stores/records/source';
import { questions, questionsArea, questionSource } from '../../../stories/support/questions';

function show(
  given: { readonly move?: RecordSource['move']; readonly canUpdate?: boolean; readonly at?: string } = {},
) {
  const { canUpdate = true, at = questionsArea.path } = given;
  const onError = vi.fn();
  const source = questionSource(questions(12));
  const element = (
    <RecordListScreen
      area={questionsArea}
      brand="ALP"
      source={{ ...source, ...(given.move && { move: given.move }) }}
      can={{ update: canUpdate, create: false, remove: false }}
      now={Date.now}
    />
  );
  const router = createMemoryRouter([{ path: questionsArea.path, element }], { initialEntries: [at] });
  render(
    <ToastContext value={{ success: vi.fn(), error: onError }}>
      <RouterProvider router={router} />
    </ToastContext>,
  );
  return { onError, router };
}

/** The numbers of the questions in their displayed order. */
async function order(): Promise<readonly number[]> {
  await screen.findByText(/of 12 items/);
  const links = within(screen.getByRole('table', { name: 'Questions' })).getAllByText(/^Question \d+$/);
  return links.map(({ textContent }) => Number(textContent.slice('Question '.length)));
}

async function moveToEnd(name: string, end: string): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name: `Move ${name} to an end of the list` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: end }));
}

describe('a list with a manual order', () => {
  it('moves an entry to the top, even from another page, and undoes that', async () => {
    show({ at: `${questionsArea.path}?page=2` });
    await moveToEnd('Question 11', 'Move to the top');
    expect(await screen.findByText('Question 11 is moved.')).toBeVisible();
    await waitFor(async () => expect(await order()).toEqual([10, 12]));
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(async () => expect(await order()).toEqual([11, 12]));
  });

  it('moves an entry to the bottom', async () => {
    show();
    await moveToEnd('Question 2', 'Move to the bottom');
    await waitFor(async () => expect(await order()).toEqual([1, 3, 4, 5, 6, 7, 8, 9, 10, 11]));
    expect(screen.getByRole('link', { name: 'Question 3' })).toHaveFocus();
  });

  it('says if the order could not be saved, and restores the former one', async () => {
    const { onError } = show({ move: () => Promise.reject(new ServiceError('No.', 'FORBIDDEN')) });
    await moveToEnd('Question 2', 'Move to the bottom');
    await waitFor(() => expect(onError).toHaveBeenCalledExactlyOnceWith('The order could not be saved.'));
    expect(await order()).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });

  it('cannot be reordered while it is sorted by a column', async () => {
    const { router } = show();
    await userEvent.click(await screen.findByRole('button', { name: 'Votes' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Move Question 1' })).not.toBeInTheDocument());
    await userEvent.click(screen.getByRole('button', { name: 'Order' }));
    expect(await screen.findByRole('button', { name: 'Move Question 1' })).toBeVisible();
    expect(router.state.location.search).toBe('');
  });

  it('cannot be reordered without the right to change it', async () => {
    show({ canUpdate: false });
    expect(await order()).toHaveLength(10);
    expect(screen.queryByRole('button', { name: /^Move/ })).not.toBeInTheDocument();
  });
});
