import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { placeFields, type PlacedFields } from '../../../src/definition';
import { MAX_SEARCH_LENGTH } from '../../../src/lib/maxSearchLength';
import { RecordListScreen } from '../../../src/list/RecordListScreen';
import { ToastProvider } from '../../../src/shell/toasts';
import { questionsArea, questions, questionSource } from '../../../stories/support/questions';

const SOME = 12;

/** Renders the list of twelve questions, with its router. */
function show(at = questionsArea.path, fields?: PlacedFields) {
  const element = (
    <RecordListScreen
      area={questionsArea}
      brand="ALP"
      fields={fields}
      source={questionSource(questions(SOME))}
      can={{ update: false, create: false, remove: false }}
      now={Date.now}
    />
  );
  const router = createMemoryRouter([{ path: questionsArea.path, element: <ToastProvider>{element}</ToastProvider> }], {
    initialEntries: [at],
  });
  render(<RouterProvider router={router} />);
  return {
    search: () => decodeURIComponent(router.state.location.search),
    back: async () => router.navigate(-1),
  };
}

async function names(count: number): Promise<readonly (string | null)[]> {
  await screen.findByText(`1-${count} of ${count} items`);
  return within(screen.getByRole('table'))
    .getAllByText(/^Question \d/)
    .map(({ textContent }) => textContent);
}

describe('the options of a list of records', () => {
  it('have the labels of the form, in columns and filters', async () => {
    const choices = [
      { value: 'Payments', label: 'What it costs' },
      { value: 'turnover', label: 'The handover', stored: 'Turnover' },
    ];
    const { search } = show(
      questionsArea.path,
      placeFields({
        main: {
          type: 'group',
          label: 'Question',
          fields: { category: { type: 'choice', label: 'Category', stored: 'category', choices } },
        },
      }),
    );
    expect(await screen.findAllByRole('cell', { name: 'The handover' })).toHaveLength(5);
    await userEvent.click(screen.getByRole('combobox', { name: 'Category' }));
    await userEvent.click(await screen.findByRole('option', { name: 'What it costs' }));
    expect(await names(6)).toContain('Question 2');
    expect(search()).toBe('?category=Payments');
  });
});

describe('the filters of a list of records', () => {
  it('match parts of a text, and update the address a moment after the last key', async () => {
    const { search } = show();
    await userEvent.type(await screen.findByRole('textbox', { name: 'Answer' }), 'bank');
    expect(await names(6)).toContain('Question 2');
    expect(search()).toBe('?answer=bank');
  });

  it('match numbers in a range with optional bounds', async () => {
    const { search } = show();
    const votes = await screen.findByRole('group', { name: 'Votes' });
    await userEvent.type(within(votes).getByRole('textbox', { name: 'Votes from' }), '3');
    await userEvent.type(within(votes).getByRole('textbox', { name: 'Votes to' }), '4');
    expect(await names(2)).toEqual(['Question 4', 'Question 5']);
    expect(search()).toBe('?votes=3..4');
    await userEvent.click(within(votes).getByRole('button', { name: 'Clear Votes from' }));
    expect(within(votes).getByRole('textbox', { name: 'Votes from' })).toHaveFocus();
    expect(await names(5)).toContain('Question 1');
    expect(search()).toBe('?votes=..4');
  });

  it('all apply, however fast they are typed', async () => {
    const { search } = show();
    await userEvent.type(await screen.findByRole('textbox', { name: 'Answer' }), 'bank');
    await userEvent.type(screen.getByRole('textbox', { name: 'Votes to' }), '5');
    expect(await names(3)).toEqual(['Question 2', 'Question 4', 'Question 6']);
    expect(search()).toBe('?answer=bank&votes=..5');
  });

  it('mark an invalid number, and ignore it', async () => {
    const { search } = show();
    const input = await screen.findByRole('textbox', { name: 'Votes from' });
    await userEvent.type(input, 'many');
    expect(input).toBeInvalid();
    expect(input).toHaveAccessibleDescription('Enter a number, such as 12.5');
    await userEvent.type(screen.getByRole('textbox', { name: 'Votes to' }), '0');
    expect(await names(1)).toEqual(['Question 1']);
    expect(search()).toBe('?votes=..0');
  });

  it('accept a number up to the length of a search', async () => {
    const { search } = show();
    await userEvent.click(await screen.findByRole('textbox', { name: 'Votes from' }));
    await userEvent.paste('9'.repeat(5_000));
    await waitFor(() => expect(search()).toBe(`?votes=${'9'.repeat(MAX_SEARCH_LENGTH)}..`));
  });

  it('stay unchanged while a number is being typed', async () => {
    const { search } = show(`${questionsArea.path}?votes=1..5`);
    const input = await screen.findByRole('textbox', { name: 'Votes from' });
    await userEvent.type(input, '.');
    await userEvent.type(screen.getByRole('textbox', { name: 'Answer' }), 'bank');
    await waitFor(() => expect(search()).toBe('?answer=bank&votes=1..5'));
    expect(input).toHaveValue('1.');
    expect(input).toBeValid();
    await userEvent.type(input, '5');
    await waitFor(() => expect(search()).toBe('?answer=bank&votes=1.5..5'));
  });

  it('report a range that ends before it begins', async () => {
    show(`${questionsArea.path}?votes=9..10&asked=2026-01-03..2026-01-02`);
    const hint = 'Nothing can be found: the range ends before it begins.';
    expect(await screen.findByRole('group', { name: 'Asked' })).toHaveAccessibleDescription(hint);
    const votes = screen.getByRole('group', { name: 'Votes' });
    expect(votes).toHaveAccessibleDescription('');
    await userEvent.type(within(votes).getByRole('textbox', { name: 'Votes to' }), '{Backspace}');
    await waitFor(() => expect(votes).toHaveAccessibleDescription(hint));
  });

  it('match days in an inclusive range', async () => {
    const { search } = show();
    await userEvent.type(await screen.findByLabelText('Asked from'), '2026-01-02');
    await userEvent.type(screen.getByLabelText('Asked to'), '2026-01-03');
    expect(await names(2)).toEqual(['Question 2', 'Question 3']);
    expect(search()).toBe('?asked=2026-01-02..2026-01-03');
  });

  it('match true and false', async () => {
    show();
    await userEvent.click(await screen.findByRole('combobox', { name: 'Shown' }));
    await userEvent.click(await screen.findByRole('option', { name: 'No' }));
    expect(await names(4)).toEqual(['Question 1', 'Question 4', 'Question 7', 'Question 10']);
  });

  it('combine, and are removed one by one, all at once, and by the back button', async () => {
    const { search, back } = show(`${questionsArea.path}?category=Payments&votes=0..5`);
    expect(await names(3)).toEqual(['Question 2', 'Question 4', 'Question 6']);
    await userEvent.click(screen.getByRole('combobox', { name: 'Category' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Category: All' }));
    expect(await names(6)).toContain('Question 1');
    await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(await screen.findByText(`1-10 of ${SOME} items`)).toBeVisible();
    expect(search()).toBe('');
    expect(screen.queryByRole('button', { name: 'Clear filters' })).not.toBeInTheDocument();
    expect(screen.getByRole('combobox', { name: 'Shown' })).toHaveFocus();
    await back();
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Votes to' })).toHaveValue('5'));
  });

  it('move the focus to the heading when all are cleared', async () => {
    show(`${questionsArea.path}?votes=99..`);
    await userEvent.click(await screen.findByRole('button', { name: 'Show all' }));
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    expect(await screen.findByText(`1-10 of ${SOME} items`)).toBeVisible();
  });

  it.each(['votes=many', 'votes=..', 'asked=2026-13-99..', 'isShown=perhaps', 'answer='])(
    'ignore invalid parameters: %s',
    async (text) => {
      show(`${questionsArea.path}?${text}`);
      expect(await screen.findByText(`1-10 of ${SOME} items`)).toBeVisible();
    },
  );

  it('ignore a number that is longer than a search', async () => {
    show(`${questionsArea.path}?votes=${'9'.repeat(MAX_SEARCH_LENGTH + 1)}..`);
    expect(await screen.findByText(`1-10 of ${SOME} items`)).toBeVisible();
  });
});
