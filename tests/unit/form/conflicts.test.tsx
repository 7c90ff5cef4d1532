import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { brands } from '../../../schemas/brands';
import { compileEditor, fieldAt } from '../../../src/compile';
import { defineEditor, type Field } from '../../../src/definition';
import { ConflictDialog } from '../../../src/form/ConflictDialog';
import { describeValue, resolveConflicts } from '../../../src/form/conflicts';
import { oneField } from '../../../stories/support/store';
import { merge, type FormPath, type FormValue } from '../../../src/tree';

const PICTURES: Field = { type: 'images', label: 'Pictures', stored: { each: { field: 'PICTURE' } }, featured: true };

const { editor } = compileEditor(
  defineEditor({
    name: 'motto',
    title: 'Motto',
    stored: { page: { tag: 'T', slug: 's', name: 'N', save: 'rewriteContainers' } },
    fields: {
      title: { type: 'text', label: 'Title', stored: 'TITLE' },
      body: { type: 'richText', label: 'Body', stored: 'BODY' },
      parts: {
        type: 'list',
        label: 'Parts',
        addLabel: 'Add Part',
        itemLabel: 'Part',
        stored: { in: 'PARTS', each: 'PART' },
        fields: {
          name: { type: 'text', label: 'Name', stored: 'NAME' },
          text: { type: 'richText', label: 'Text', stored: 'TEXT' },
        },
      },
    },
  }),
  brands.ALP,
);

describe('a value of a conflict', () => {
  it.each<readonly [FormPath, FormValue, string]>([
    [['title'], 'Size <b> 40 m²', 'Size <b> 40 m²'],
    [['title'], 'a < b > c', 'a < b > c'],
    [['body'], '<p>One &amp; <strong>two</strong></p><p>three</p>', 'One & two three'],
    [['parts', 0], { $id: 'x', name: '<Tower>', text: '<p>High</p>' }, '<Tower> · High'],
    [['parts'], [{ name: 'a' }, { name: 'b' }], '2 items'],
    [['title'], '', 'Nothing'],
  ])('at %j is shown as it was entered: %j', (path, value, shown) => {
    expect(describeValue(value, fieldAt(editor.fields, path, {}).field)).toBe(shown);
  });
});

describe('a choice between two sides', () => {
  it('removes exactly the items that the chosen side removed, in every list', () => {
    const section = (id: string, { title = id, items = ['0', '1', '2'] } = {}) => ({
      $id: id,
      title,
      items: items.map((item) => ({ $id: id + item, text: title })),
    });
    const base = { sections: [section('a'), section('b'), section('c'), section('d'), section('e')] };
    const mine = structuredClone(base);
    mine.sections[2]!.title = 'Mine';
    mine.sections[3]!.items[1]!.text = 'Mine';
    const theirs = {
      sections: [section('a'), section('b'), section('d', { items: ['0', '2'] }), section('e')],
    };
    const merged = merge({ base, mine, theirs }, {});
    expect(merged.conflicts.map(({ path }) => path)).toEqual([
      ['sections', 2],
      ['sections', 3, 'items', 1],
    ]);
    expect(resolveConflicts({ ...merged, fields: {} }, ['theirs', 'theirs'])).toEqual(theirs);
  });
});

describe('a choice between two sides of pictures', () => {
  it('[UPL-023] leaves one featured', () => {
    const { fields } = compileEditor(oneField(PICTURES), brands.ALP).editor;
    const base = {
      field: [
        { $id: 'a', key: 'a', featured: true },
        { $id: 'b', key: 'b' },
      ],
    };
    const mine = { field: [{ $id: 'b', key: 'b', featured: true }] };
    const theirs = {
      field: [
        { $id: 'a', key: 'a', featured: true, caption: 'Sea' },
        { $id: 'b', key: 'b' },
      ],
    };
    const merged = { ...merge({ base, mine, theirs }, fields), fields };
    expect(resolveConflicts(merged, ['mine'])).toEqual(mine);
    expect(resolveConflicts(merged, ['theirs'])['field']).toMatchObject([{ featured: true }, { featured: false }]);
  });
});

describe('a conflict about the order of a list', () => {
  it('shows the orders by the names and first texts of the rows, those of new rows last', () => {
    const [a, b, c, added] = ['a', 'b', 'c', 'added'].map(($id) => ({ $id, name: $id }));
    const sides = {
      base: { parts: [a!, b!, c!] },
      mine: { parts: [c!, a!, added!, b!] },
      theirs: { parts: [a!, c!, b!] },
    };
    const { form, conflicts } = merge(sides, editor.fields);
    const labelled = conflicts.map((one) => ({ ...one, ...fieldAt(editor.fields, one.path, form) }));
    render(<ConflictDialog intro="" conflicts={labelled} onResolve={() => undefined} onCancel={() => undefined} />);
    const group = screen.getByRole('radiogroup', { name: 'Order of Parts' });
    expect(screen.getByText('Before: Part 1 (a), Part 2 (b), Part 3 (c), Part 4 (added)')).toBeVisible();
    expect(
      within(group).getByRole('radio', { name: 'Yours: Part 3 (c), Part 1 (a), Part 4 (added), Part 2 (b)' }),
    ).toBeChecked();
    expect(
      within(group).getByRole('radio', { name: 'Theirs: Part 1 (a), Part 4 (added), Part 3 (c), Part 2 (b)' }),
    ).not.toBeChecked();
  });
});

describe('a conflict dialog that changes while it is open', () => {
  it('keeps choices between unchanged values, and asks again if the values have changed', async () => {
    const onResolve = vi.fn();
    const ask = (title: string, body: string) => (
      <ConflictDialog
        intro="Nora saved this page."
        conflicts={[
          { path: ['title'], base: 'a', mine: 'b', theirs: title, labels: ['Title'], field: undefined },
          { path: ['body'], base: 'd', mine: 'e', theirs: body, labels: ['Body'], field: undefined },
        ]}
        onResolve={onResolve}
        onCancel={() => undefined}
      />
    );
    const user = userEvent.setup();
    const { rerender } = render(ask('c', 'f'));
    const sides = (name: string) => within(screen.getByRole('radiogroup', { name }));
    await user.click(sides('Title').getByRole('radio', { name: 'Theirs: c' }));
    await user.click(sides('Body').getByRole('radio', { name: 'Theirs: f' }));
    rerender(ask('c', 'newer'));
    expect(sides('Title').getByRole('radio', { name: 'Theirs: c' })).toBeChecked();
    expect(sides('Body').getByRole('radio', { name: 'Yours: e' })).toBeChecked();
    await user.click(screen.getByRole('button', { name: 'Keep the chosen values' }));
    expect(onResolve).toHaveBeenCalledWith(['theirs', 'mine']);
  });
});
