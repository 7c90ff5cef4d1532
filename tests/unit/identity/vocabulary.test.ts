import { expect, it } from 'vitest';
import { editorsOfArea } from '../../../schemas';
import { ownEditors } from '../../../schemas/ownEditors';
import { propertyDocuments } from '../../../schemas/property-documents/area';
import { featureOfArea, vocabulary } from '../../../server/identity/vocabulary';
import { demoAccounts } from '../../../server/seed/identity';
import { scopesIn, type EditorDefinition } from '../../../src/definition';

/** An editor with a scope in every place that can have one. */
const WITH_SCOPES: EditorDefinition = {
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
};

it('a scope of an editor is a permission of its area', () => {
  const { name, permissions } = featureOfArea(propertyDocuments, [WITH_SCOPES]);
  expect(name).toBe('List of Documents');
  expect(permissions.filter(({ scope }) => scope.includes(':interview-'))).toEqual([
    { scope: 'manage:interview-note', description: 'Work on Note' },
    { scope: 'manage:interview-attic', description: 'Work on Attic' },
    { scope: 'update:interview-rooms', description: 'Work on Rooms' },
    { scope: 'create:interview-guests', description: 'Add list of documents' },
  ]);
});

it('no scope of an editor is missing from the vocabulary and the demo roles', async () => {
  const known = new Set(vocabulary.flatMap(({ permissions }) => permissions.map(({ scope }) => scope)));
  const ofDemoRoles = new Set(demoAccounts.flatMap(({ scopes }) => scopes));
  for (const [area, load] of Object.entries(editorsOfArea)) {
    const editors = await load();
    const missing = scopesIn(editors).filter(({ scope }) => !known.has(scope) || !ofDemoRoles.has(scope));
    expect(missing).toEqual([]);
    // The vocabulary reads those that are loaded at once.
    expect(ownEditors[area]).toBe(editors);
  }
});
