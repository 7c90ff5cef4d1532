import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { defineEditor, type Condition, type Fields, type TextField } from '../../../src/definition';
import type { GroupField } from '../../../src/kinds/field';
import { TextWidget } from '../../../src/fields/text/TextWidget';
import { storyServices } from '../../../stories/support/services';
import { openForm } from './support/openForm';

vi.mock(import('../../../src/fields/text/TextWidget'), { spy: true });

function text(label: string, settings: Partial<TextField> = {}): TextField {
  return { type: 'text', label, stored: label.toUpperCase(), ...settings };
}

function editorOf(fields: Fields) {
  return defineEditor({
    name: 'conditions',
    title: 'Conditions',
    stored: { collection: 'C', save: 'updateCollection' },
    fields,
  });
}

/** A field whose condition refers to a field of another group. */
function acrossGroups(settings: (condition: Condition) => Partial<TextField>): Fields {
  return {
    overview: { type: 'group', label: 'Overview', fields: { kind: text('Kind'), other: text('Other') } },
    details: {
      type: 'group',
      label: 'Details',
      fields: { note: text('Note', settings({ field: '/overview/kind', in: ['a'] })), always: text('Always') },
    },
  };
}

describe('a field that depends on one of another group', () => {
  it('shows and hides with it, and does not rerender for another key', async () => {
    const { user } = openForm({ definition: editorOf(acrossGroups((visibleWhen) => ({ visibleWhen }))) });
    expect(screen.queryByLabelText('Note')).not.toBeInTheDocument();
    await user.type(screen.getByLabelText('Kind'), 'a');
    expect(screen.getByLabelText('Note')).toBeVisible();
    vi.mocked(TextWidget).mockClear();
    await user.type(screen.getByLabelText('Other'), 'xyz');
    expect(new Set(vi.mocked(TextWidget).mock.calls.map(([{ settings }]) => settings.label))).toEqual(
      new Set(['Other']),
    );
    await user.type(screen.getByLabelText('Kind'), 'b');
    expect(screen.queryByLabelText('Note')).not.toBeInTheDocument();
  });

  it('can be edited, and is required, only while the condition holds', async () => {
    const { user } = openForm({
      definition: editorOf(acrossGroups((enabledWhen) => ({ enabledWhen, required: 'Note?' }))),
    });
    expect(screen.getByLabelText('Note')).toBeDisabled();
    expect(screen.getByLabelText('Note')).not.toBeRequired();
    await user.type(screen.getByLabelText('Kind'), 'a');
    expect(screen.getByLabelText(/^Note/)).toBeEnabled();
    expect(screen.getByLabelText(/^Note/)).toBeRequired();
  });

  it('is cleared with the fields that depend on it if its definition asks for it', async () => {
    const fields = acrossGroups((visibleWhen) => ({ visibleWhen, clearWhenHidden: true }));
    const { user, current } = openForm({
      definition: editorOf({
        ...fields,
        last: text('Last', { enabledWhen: { field: 'details/note', present: true }, clearWhenHidden: true }),
      }),
      form: { overview: { kind: 'a' }, details: { note: 'n', always: 'x' }, last: 'y' },
    });
    await user.type(screen.getByLabelText('Kind'), 'b');
    expect(current()).toEqual({ overview: { kind: 'ab' }, details: { always: 'x' } });
  });

  it('depends on it in every item of a list', async () => {
    const fields: Fields = {
      kind: text('Kind'),
      rows: {
        ...{ type: 'list', label: 'Rows', addLabel: 'Add', itemLabel: 'Row', stored: { in: 'ROWS', each: 'ROW' } },
        fields: {
          name: text('Name'),
          note: text('Note', { visibleWhen: { field: '../kind', in: ['a'] }, clearWhenHidden: true }),
        },
      },
    };
    const rows = [
      { $id: '1', name: 'One', note: 'n' },
      { $id: '2', name: 'Two', note: 'm' },
    ];
    const { user, current } = openForm({ definition: editorOf(fields), form: { kind: 'a', rows } });
    await user.click(screen.getByRole('button', { name: /^Row 1 / }));
    expect(screen.getByLabelText('Note')).toHaveValue('n');
    await user.type(screen.getByLabelText('Kind'), 'b');
    expect(screen.queryByLabelText('Note')).not.toBeInTheDocument();
    expect(current()['rows']).toEqual([
      { $id: '1', name: 'One' },
      { $id: '2', name: 'Two' },
    ]);
  });
});

describe('a field that can only be read', () => {
  it.each<[Partial<TextField>, boolean, boolean]>([
    [{}, false, true],
    [{ readOnly: true }, false, false],
    [{ access: 'change:notes' }, false, false],
    [{ access: 'read:notes' }, false, true],
    [{ lockedWhile: 'new' }, true, false],
    [{ lockedWhile: 'new' }, false, true],
    [{ lockedWhile: 'stored' }, false, false],
    [{ lockedWhile: 'stored' }, true, true],
  ])('%j (new: %s) is asked for: %s', (settings, isNew, isAsked) => {
    const note = text('Note', { ...settings, required: 'Note?' });
    const services = { ...storyServices(), can: (scope: string) => scope === 'read:notes' };
    openForm({ definition: editorOf({ note }), services, isNew });
    const input = screen.getByLabelText(/^Note/);
    if (isAsked) expect(input).toBeRequired();
    else expect(input).not.toBeRequired();
  });
});

describe('a group that has a card', () => {
  const houseFields = (settings: Partial<GroupField>): Fields => ({
    kind: text('Kind'),
    garden: {
      type: 'group',
      label: 'Garden',
      fields: {
        size: text('Size', { required: 'Size?' }),
        pond: { type: 'group', label: 'Pond', fields: { depth: text('Depth') } },
        trees: {
          ...{ type: 'list', label: 'Trees', addLabel: 'Add Tree', itemLabel: 'Tree' },
          stored: { in: 'TREES', each: 'TREE' },
          fields: { name: text('Name') },
        },
      },
      ...settings,
    },
  });
  const cardsInOutline = () => within(screen.getByRole('navigation')).getAllByRole('link');
  const form = { kind: 'b', garden: { size: '1', pond: { depth: '2' } } };

  it('is shown with all its cards only while its condition holds, also in the outline', async () => {
    const { user } = openForm({
      definition: editorOf(houseFields({ visibleWhen: { field: 'kind', in: ['ba'] } })),
      form,
    });
    for (const name of ['Garden', 'Garden Pond', 'Garden Trees']) {
      expect(screen.queryByRole('region', { name })).not.toBeInTheDocument();
    }
    expect(cardsInOutline()).toHaveLength(1);
    await user.type(screen.getByLabelText('Kind'), 'a');
    for (const name of ['Garden', 'Garden Pond', 'Garden Trees']) {
      expect(screen.getByRole('region', { name })).toBeVisible();
    }
    expect(cardsInOutline()).toHaveLength(4);
  });

  it('hides the card of a nested group by its own condition', async () => {
    const pond: GroupField = {
      ...{ type: 'group', label: 'Pond', fields: { depth: text('Depth') } },
      visibleWhen: { field: 'size', present: true },
    };
    const { user } = openForm({ definition: editorOf(houseFields({ fields: { size: text('Size'), pond } })), form });
    expect(screen.getByRole('region', { name: 'Garden Pond' })).toBeVisible();
    await user.clear(screen.getByLabelText('Size'));
    expect(screen.queryByRole('region', { name: 'Garden Pond' })).not.toBeInTheDocument();
  });

  it.each<[string, Partial<GroupField>]>([
    ['readOnly', { readOnly: true }],
    ['access', { access: 'change:gardens' }],
  ])('can only be read by its %s', (_setting, settings) => {
    const services = { ...storyServices(), can: () => false };
    openForm({ definition: editorOf(houseFields(settings)), form, services });
    expect(screen.getByLabelText('Kind')).not.toHaveAttribute('readonly');
    for (const label of [/^Size/, 'Depth']) expect(screen.getByLabelText(label)).toHaveAttribute('readonly');
    expect(screen.queryByRole('button', { name: 'Add Tree' })).not.toBeInTheDocument();
  });

  it('can be edited only while its enabledWhen holds', async () => {
    const { user } = openForm({
      definition: editorOf(houseFields({ enabledWhen: { field: 'kind', in: ['ba'] } })),
      form,
    });
    for (const label of [/^Size/, 'Depth']) expect(screen.getByLabelText(label)).toBeDisabled();
    await user.type(screen.getByLabelText('Kind'), 'a');
    for (const label of [/^Size/, 'Depth']) expect(screen.getByLabelText(label)).toBeEnabled();
  });
});
