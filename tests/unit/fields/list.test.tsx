import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { footerLinks } from '../../../schemas/company-information/footer-links';
import { defineEditor, type Field } from '../../../src/definition';
import type { FormData } from '../../../src/tree';
import { oneField } from '../../../stories/support/store';
import { openForm } from './support/openForm';

const UNITS: Field = {
  type: 'list',
  label: 'Units',
  addLabel: 'Add Unit',
  itemLabel: 'Unit',
  stored: { in: 'UNITS', each: 'UNIT' },
  fields: {
    name: { type: 'text', label: 'Name', stored: 'NAME' },
    floors: {
      type: 'list',
      label: 'Floors',
      addLabel: 'Add Floor',
      itemLabel: 'Floor',
      stored: { in: 'FLOORS', each: 'FLOOR' },
      fields: { title: { type: 'text', label: 'Title', stored: 'TITLE' } },
    },
  },
};

function openUnits(names: readonly string[], field: Field = UNITS) {
  const items = names.map((name) => ({ $id: name, name, floors: [] }));
  return openForm({ definition: oneField(field), form: { field: items } });
}

/** Chooses an entry of the menu of a unit. */
async function choose(user: ReturnType<typeof openUnits>['user'], unit: number, action: string): Promise<void> {
  await user.click(screen.getByRole('button', { name: `Actions of Unit ${unit}` }));
  await user.click(screen.getByRole('menuitem', { name: `${action} Unit ${unit}` }));
}

function names(form: FormData): readonly unknown[] {
  return (form['field'] as readonly FormData[]).map(({ name }) => name);
}

afterEach(() => vi.unstubAllGlobals());

describe('a list', () => {
  it('returns the focus to the button of a menu that is left with the keyboard', async () => {
    const { user } = openUnits(['A', 'B']);
    const button = screen.getByRole('button', { name: 'Actions of Unit 1' });
    await user.click(button);
    await user.keyboard('{ArrowDown}{Escape}');
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    expect(button).toHaveFocus();
  });

  it('shows its items as closed rows with a summary, and mounts no input for them', () => {
    openUnits(['A', 'B']);
    expect(screen.getByRole('button', { name: /Unit 2 B/ })).toHaveAttribute('aria-expanded', 'false');
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  });

  it('has tooltips on its icon buttons', () => {
    openUnits(['A', 'B']);
    for (const name of ['Move Unit 1', 'Remove Unit 1', 'Actions of Unit 1'])
      expect(screen.getByRole('button', { name })).toHaveAttribute('title', name);
  });

  it('says what an empty item lacks', () => {
    openForm({ definition: oneField(UNITS), form: { field: [{ floors: [] }] } });
    expect(screen.getByRole('button', { name: /Unit 1 No name yet/ })).toBeVisible();
  });

  it('[CI-FOOT-004] adds an item at the end with its + button and focuses it', async () => {
    const { user, current } = openForm({ definition: footerLinks, brand: 'AMAIA' });
    await user.click(screen.getByRole('button', { name: '+ Add Body' }));
    await waitFor(() => expect(screen.getByLabelText('Text')).toHaveFocus());
    await user.keyboard('Call us');
    expect(current()).toEqual({ main: { items: [{ text: 'Call us' }] } });
  });

  it('removes an item and offers to restore it', async () => {
    const { user, current } = openUnits(['A', 'B', 'C']);
    await user.click(screen.getByRole('button', { name: 'Actions of Unit 2' }));
    await user.click(screen.getByRole('menuitem', { name: 'Remove Unit 2' }));
    expect(names(current())).toEqual(['A', 'C']);
    expect(screen.getByRole('button', { name: /Unit 2 C/ })).toHaveFocus();
    expect(await screen.findByText('Unit 2 removed')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(names(current())).toEqual(['A', 'B', 'C']);
    await waitFor(() => expect(screen.getByRole('button', { name: /Unit 2 B/ })).toHaveFocus());
  });

  it('restores an item even if something else was changed since', async () => {
    const { user, current } = openUnits(['A', 'B']);
    await user.click(screen.getByRole('button', { name: 'Actions of Unit 1' }));
    await user.click(screen.getByRole('menuitem', { name: 'Remove Unit 1' }));
    await user.click(screen.getByRole('button', { name: /Unit 1 B/ }));
    await user.type(screen.getByLabelText('Name'), '!');
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(names(current())).toEqual(['A', 'B!']);
  });

  it('duplicates an item without its stored id', async () => {
    const { user, current } = openUnits(['A', 'B']);
    await user.click(screen.getByRole('button', { name: 'Actions of Unit 1' }));
    await user.click(screen.getByRole('menuitem', { name: 'Duplicate Unit 1' }));
    expect(current()['field']).toEqual([
      { $id: 'A', name: 'A', floors: [] },
      { name: 'A', floors: [] },
      { $id: 'B', name: 'B', floors: [] },
    ]);
  });

  it('focuses the duplicate of the last item, however long the list is', async () => {
    class NothingSeen {
      observe = () => undefined;
      unobserve = () => undefined;
      disconnect = () => undefined;
    }
    vi.stubGlobal('IntersectionObserver', NothingSeen);
    const { user, store } = openUnits(Array.from({ length: 30 }, (_, index) => `${index + 1}`));
    act(() => store.reveals.request(['field', 29]));
    await choose(user, 30, 'Duplicate');
    expect(screen.getByRole('button', { name: /^Unit 31 / })).toHaveFocus();
  });

  it('moves an item by its menu and keeps the focus there', async () => {
    const { user, current } = openUnits(['A', 'B', 'C']);
    await user.click(screen.getByRole('button', { name: 'Actions of Unit 3' }));
    await user.click(screen.getByRole('menuitem', { name: 'Move Unit 3 up' }));
    expect(names(current())).toEqual(['A', 'C', 'B']);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Actions of Unit 2' })).toHaveFocus());
  });

  it('does not offer moving the first item up or the last one down', async () => {
    const { user } = openUnits(['A', 'B']);
    await user.click(screen.getByRole('button', { name: 'Actions of Unit 1' }));
    expect(screen.getByRole('menuitem', { name: 'Move Unit 1 up' })).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByRole('menuitem', { name: 'Move Unit 1 down' })).not.toHaveAttribute('aria-disabled');
  });

  it('inserts a new item between two others', async () => {
    const { user, current } = openUnits(['A', 'B']);
    await user.click(screen.getByRole('button', { name: 'Actions of Unit 1' }));
    await user.click(screen.getByRole('menuitem', { name: 'Insert below Unit 1' }));
    await user.keyboard('New');
    expect(names(current())).toEqual(['A', 'New', 'B']);
  });

  it('opens a new row and keeps others open', async () => {
    const { user } = openUnits(['A']);
    await user.click(screen.getByRole('button', { name: /^Unit 1 A/ }));
    await user.click(screen.getByRole('button', { name: '+ Add Unit' }));
    expect(await screen.findAllByLabelText('Name')).toHaveLength(2);
  });

  it('opens and closes all rows at once', async () => {
    const { user } = openUnits(['A', 'B']);
    await user.click(screen.getByRole('button', { name: /Expand all/ }));
    expect(screen.getAllByLabelText('Name')).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: /Collapse all/ }));
    expect(screen.queryByLabelText('Name')).not.toBeInTheDocument();
  });

  it('keeps input, caret and focus of an open row when other items come, go and move', async () => {
    const { user, store } = openUnits(['A', 'B', 'C']);
    await user.click(screen.getByRole('button', { name: /Unit 2 B/ }));
    const input = screen.getByLabelText<HTMLInputElement>('Name');
    await user.type(input, 'ee');
    input.setSelectionRange(1, 1);
    const items = () => store.getSnapshot().current['field'] as readonly FormData[];
    const change = [
      () => store.write(['field'], [{ name: 'New', floors: [] }, ...items()]),
      () => store.write(['field'], items().slice(1)),
      () => store.write(['field'], items().toReversed()),
      () => store.undo(),
      () => store.dispatch({ type: 'reloaded', form: structuredClone(store.getSnapshot().base) }),
    ];
    for (const apply of change) {
      apply();
      await waitFor(() => expect(screen.getByLabelText('Name')).toBe(input));
      expect(input).toHaveFocus();
      expect(input.selectionStart).toBe(1);
    }
  });

  it('removes the confirmed item even if it has moved, and closes the question if it was removed', async () => {
    const [b, c] = ['B', 'C'].map((name) => ({ $id: name, name, floors: [] }));
    const field = { ...UNITS, askBeforeRemoval: 'Sure?' };
    const { user, store, current } = openUnits(['A', 'B', 'C'], field);
    const saveElsewhere = (form: FormData) => act(() => store.dispatch({ type: 'reloaded', form }));
    await user.click(screen.getByRole('button', { name: 'Remove Unit 2' }));
    saveElsewhere({ field: [b!, c!] });
    await user.click(
      within(screen.getByRole('dialog', { name: 'Remove Unit 1' })).getByRole('button', { name: 'Yes' }),
    );
    expect(names(current())).toEqual(['C']);
    await user.click(screen.getByRole('button', { name: 'Remove Unit 1' }));
    saveElsewhere({ field: [] });
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(names(current())).toEqual([]);
    expect(screen.getByRole('button', { name: '+ Add Unit' })).toHaveFocus();
  });

  it('accepts no more items than its maximum', () => {
    openUnits(['A', 'B'], { ...UNITS, max: 2 });
    expect(screen.getByRole('button', { name: '+ Add Unit' })).toBeDisabled();
    expect(screen.getByText('At most 2')).toBeVisible();
  });

  it('supports nested lists', async () => {
    const { user, current } = openUnits(['A']);
    await user.click(screen.getByRole('button', { name: /Unit 1 A/ }));
    await user.click(screen.getByRole('button', { name: '+ Add Floor' }));
    await user.keyboard('Ground');
    expect(current()['field']).toEqual([{ $id: 'A', name: 'A', floors: [{ title: 'Ground' }] }]);
    expect(within(screen.getByRole('group', { name: 'Floors' })).getByText('1 item')).toBeVisible();
  });

  it('renders long lists completely if the browser cannot observe visibility', () => {
    openUnits(Array.from({ length: 35 }, (_, index) => `N${index}`));
    expect(within(screen.getByRole('list', { name: 'Units' })).getAllByRole('listitem')).toHaveLength(35);
  });
});

describe('blocks', () => {
  const definition = defineEditor({
    name: 'article',
    title: 'Article',
    stored: { collection: 'ARTICLE', save: 'updateCollection' },
    fields: {
      parts: {
        type: 'blocks',
        label: 'Components',
        addLabel: 'Add Component',
        itemLabel: 'Component',
        stored: { in: 'COMPONENTS', each: 'COMPONENT-{type}' },
        types: {
          quote: { label: 'Quote', fields: { words: { type: 'text', label: 'Words', stored: 'WORDS' } } },
          figure: { label: 'Figure', fields: { number: { type: 'number', label: 'Number', stored: 'NUMBER' } } },
        },
      },
    },
  });

  it('ask for the kind to add', async () => {
    const { user, current } = openForm({ definition });
    await user.click(screen.getByRole('button', { name: '+ Add Component' }));
    await user.click(await screen.findByRole('button', { name: 'Figure' }));
    await waitFor(() => expect(screen.getByLabelText('Number')).toHaveFocus());
    await user.keyboard('7');
    expect(current()).toEqual({ parts: [{ type: 'figure', number: 7 }] });
    expect(screen.getByRole('button', { name: /Component 1 Figure 7/ })).toBeVisible();
  });

  it('keep an item of an unknown kind, and say so', () => {
    const { current } = openForm({ definition, form: { parts: [{ $id: 'x', type: 'carousel', pictures: 3 }] } });
    expect(screen.getByRole('button', { name: /This console does not know this kind/ })).toBeVisible();
    expect(current()['parts']).toEqual([{ $id: 'x', type: 'carousel', pictures: 3 }]);
  });
});

describe('the clipboard of a list', () => {
  it('copies an item from one page to another, as a new one', async () => {
    const first = openUnits(['A', 'B']);
    await choose(first.user, 2, 'Copy');
    expect(await screen.findByText('Unit 2 is copied.')).toBeVisible();
    cleanup();
    const { user, current } = openUnits(['C']);
    await user.click(screen.getByRole('button', { name: 'Paste Unit' }));
    expect(await screen.findByText('Unit 2 was pasted.')).toBeVisible();
    expect(current()['field']).toEqual([
      { $id: 'C', name: 'C', floors: [] },
      { name: 'B', floors: [] },
    ]);
    await waitFor(() => expect(screen.getByRole('button', { name: /^Unit 2 B/ })).toHaveFocus());
  });

  it('pastes below a row, with nested values', async () => {
    const { user, current } = openUnits(['A', 'B']);
    await choose(user, 2, 'Copy');
    await choose(user, 1, 'Paste below');
    await waitFor(() => expect(names(current())).toEqual(['A', 'B', 'B']));
  });

  it.each([
    ['words', 'Homes', 'There is no unit on the clipboard. Copy one first.'],
    [
      'an item of a list with other fields',
      copied('Award', { name: 'Best tower', year: 2020 }),
      "What was copied, 'Award', has other fields than 'Unit' and does not fit here.",
    ],
    [
      'an item of the same name that has nothing in common with them',
      copied('Unit', { area: '20' }),
      "What was copied, 'Unit', has other fields than 'Unit' and does not fit here.",
    ],
    [
      'an item whose value is of another kind',
      copied('Unit', { name: 'A', floors: 'three' }),
      'What was copied does not fit here: its Floors is not in the expected form.',
    ],
  ])('rejects %s with a message and changes nothing', async (_what, text, message) => {
    const { user, current } = openUnits(['A']);
    screen.getByRole('button', { name: /^Unit 1 A/ }).focus();
    await user.paste(text);
    expect(await screen.findByText(message)).toBeVisible();
    expect(names(current())).toEqual(['A']);
  });

  it('accepts an item of another list if none of its values is lost', async () => {
    const { user, current } = openUnits(['A']);
    screen.getByRole('button', { name: /^Unit 1 A/ }).focus();
    await user.paste(copied('Building', { name: 'North', floors: [{ title: 'Ground' }] }));
    expect(current()['field']).toMatchObject([{}, { name: 'North', floors: [{ title: 'Ground' }] }]);
  });

  it('accepts nothing if the list is full', () => {
    openUnits(['A', 'B'], { ...UNITS, max: 2 });
    expect(screen.getByRole('button', { name: 'Paste Unit' })).toBeDisabled();
  });
});

/** The clipboard text of an item. */
function copied(called: string, item: object): string {
  return JSON.stringify({ type: 'brand-console/item', called, item });
}
