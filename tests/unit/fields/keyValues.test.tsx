import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fragments } from '../../../schemas/fragments';
import { editorFromJson } from '../../../src/definition';
import { openForm } from './support/openForm';

const FACTS = editorFromJson(
  {
    name: 'facts',
    title: 'Facts',
    stored: { collection: 'FACTS-FC', save: 'updateCollection' },
    fields: { facts: { $use: 'keyValues', with: { label: 'Facts', noun: 'Fact', stored: 'FACTS', key: 'Name' } } },
  },
  { fragments },
);

describe('a map of values by keys', () => {
  it('reports a duplicate key at its row, regardless of case', () => {
    const facts = [
      { key: 'Lifts', value: '4' },
      { key: 'lifts', value: '5' },
    ];
    const { store } = openForm({ definition: FACTS, form: { facts } });
    expect(store.check()).toMatchObject([
      { path: ['facts', 1, 'key'], message: 'Name must be unique.', labels: ['Fact 2', 'Name'] },
    ]);
  });

  it('requires a key and a value, and keeps the order of entry', async () => {
    const { user, store, current } = openForm({ definition: FACTS, form: { facts: [{ key: '2025', value: 'a' }] } });
    await user.click(screen.getByRole('button', { name: '+ Add Fact' }));
    await user.type(screen.getAllByRole('textbox', { name: /^Value/ }).at(-1)!, 'b');
    expect(store.check()).toMatchObject([{ path: ['facts', 1, 'key'], message: 'Name is required.' }]);
    await user.type(screen.getAllByRole('textbox', { name: /^Name/ }).at(-1)!, '2024');
    expect(current()).toMatchObject({
      facts: [
        { key: '2025', value: 'a' },
        { key: '2024', value: 'b' },
      ],
    });
  });

  it('is stored as a list in one field', () => {
    const { store } = openForm({ definition: FACTS });
    const empty = { id: 'c', name: 'FACTS-FC', order: 0, parentId: null, fields: [], children: [] };
    const facts = [
      { key: '2025', value: 'a' },
      { key: '2024', value: 'b' },
    ];
    const stored = store.compiled.lens.formToTree({ facts }, empty, () => 'f');
    expect(stored).toMatchObject({ fields: [{ name: 'FACTS', value: JSON.stringify(facts) }] });
  });
});
