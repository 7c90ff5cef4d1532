import { expect, it, vi } from 'vitest';
import { editorsOfArea } from '../../../schemas';
import { ownEditors } from '../../../schemas/ownEditors';
import { hasScope, vocabulary } from '../../../server/identity/vocabulary';
import { demoAccounts } from '../../../server/seed/identity';
import { scopesIn, type EditorDefinition } from '../../../src/definition';

/** An editor with a scope in every place that can have one. */
const WITH_SCOPES = vi.hoisted((): EditorDefinition => ({
  name: 'interview',
  title: 'Interview',
  stored: { record: 'interview' },
  fields: {
    note: { type: 'multiline', label: 'Note', stored: 'note', access: 'manage:interview-note' },
    room: {
      type: 'choice',
      label: 'Room',
      stored: 'room',
      choices: [{ value: 'attic', label: 'Attic', access: 'manage:interview-attic' }],
      manage: { noun: 'Room', plural: 'Rooms', access: 'update:interview-rooms' },
    },
    guests: {
      type: 'list',
      label: 'Guests',
      itemLabel: 'Guest',
      addLabel: 'Add guest',
      stored: { field: 'guests', as: 'json' },
      itemAccess: { create: 'create:interview-guests' },
      fields: { name: { type: 'text', label: 'Name', stored: 'name' } },
    },
  },
}));

vi.mock(import('../../../schemas/ownEditors'), async (original) => {
  const { ownEditors: all } = await original();
  return { ownEditors: { ...all, 'property-documents': [...(all['property-documents'] ?? []), WITH_SCOPES] } };
});

it('a scope of an editor of the build is a permission of its area, for the brands of the area, and part of the demo roles', () => {
  const ofArea = vocabulary.flatMap(({ name, permissions }) =>
    permissions.filter(({ scope }) => scope.includes(':interview-')).map((permission) => ({ name, ...permission })),
  );
  expect(ofArea).toEqual([
    { name: 'List of Documents', scope: 'manage:interview-note', description: 'Work on Note' },
    { name: 'List of Documents', scope: 'manage:interview-attic', description: 'Work on Attic' },
    { name: 'List of Documents', scope: 'update:interview-rooms', description: 'Work on Rooms' },
    { name: 'List of Documents', scope: 'create:interview-guests', description: 'Add list of documents' },
  ]);
  const scopes = ofArea.map(({ scope }) => scope);
  expect(demoAccounts.find(({ name }) => name === 'AVIDA Editor')?.scopes).toEqual(expect.arrayContaining(scopes));
  for (const scope of scopes) expect([hasScope('AVIDA', scope), hasScope('ALISI', scope)]).toEqual([true, false]);
});

it('no scope of an editor is missing from the vocabulary', async () => {
  const known = new Set(vocabulary.flatMap(({ permissions }) => permissions.map(({ scope }) => scope)));
  for (const [area, load] of Object.entries(editorsOfArea)) {
    const editors = await load();
    expect(scopesIn(editors).filter(({ scope }) => !known.has(scope))).toEqual([]);
    expect(ownEditors[area]).toEqual(expect.arrayContaining([...editors]));
  }
});
