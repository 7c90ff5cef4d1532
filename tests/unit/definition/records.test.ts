import { describe, expect, it } from 'vitest';
import { editors as roleEditors } from '../../../schemas/roles/editors';
import { editors as userEditors } from '../../../schemas/users/editors';
import { findProblems, printProblem } from '../../../src/definition';
import { sound } from './mistakes/base';

function problemsOf(fields: object, stored: object = { record: 'user' }): readonly string[] {
  const definition = { name: 'person', title: 'Person', stored, fields };
  return findProblems(definition).map((problem) => printProblem('person.ts', problem));
}

const name = { type: 'text', label: 'Name', stored: 'name' };

describe('a definition of a record', () => {
  it.each([...userEditors, ...roleEditors].map((editor) => [editor.name, editor] as const))(
    'of the console has no problem: %s',
    (_name, editor) => expect(findProblems(editor)).toEqual([]),
  );

  it('has fields in groups, and nested properties', () => {
    const email = { type: 'text', label: 'E-mail', stored: 'contact.email' };
    expect(problemsOf({ name, more: { type: 'group', label: 'More', fields: { email } } })).toEqual([]);
  });

  it('has no fields in page nodes', () => {
    const group = { type: 'group', stored: { collection: 'MAIN' }, fields: { name } };
    expect(problemsOf({ group })).toEqual([
      'person.ts at fields.group.stored: expected a field in a record, got a collection',
    ]);
  });

  it('has no lists, since their items would need nodes', () => {
    const images = { type: 'images', label: 'Pictures', stored: { each: { field: 'File' } } };
    const rows = {
      ...{ type: 'list', label: 'Rows', itemLabel: 'Row', addLabel: 'Add Row' },
      stored: { field: 'rows', as: 'json' },
      fields: { name },
    };
    expect(problemsOf({ images, rows })).toEqual([
      'person.ts at fields.images.stored: expected a single value in a record, got a field of type images',
      'person.ts at fields.rows.stored: expected a single value in a record, got a field of type list',
    ]);
  });

  it.each(['__proto__', 'constructor', 'contact.constructor', 'contact.', '.name', 'first name', 'a..b'])(
    'stores nothing in a property called %j',
    (stored) => {
      expect(problemsOf({ field: { ...name, stored } })).toEqual([
        `person.ts at fields.field.stored: expected a property, or several joined with dots, got ${JSON.stringify(stored)}`,
      ]);
    },
  );

  it('stores each value in a property of its own', () => {
    const twice = { ...name, label: 'Again' };
    expect(problemsOf({ name, twice })).toEqual([
      'person.ts at fields.twice.stored: expected a place of its own, got field name, which fields.name.stored has',
    ]);
    const whole = { ...name, stored: 'contact' };
    const part = { ...name, stored: 'contact.email' };
    expect(problemsOf({ whole, part })).toEqual([
      'person.ts at fields.part.stored: expected a property of its own, got "contact.email, which is a part of what fields.whole.stored has"',
    ]);
  });

  it('has brand-specific choices that a list may filter by and set in bulk', () => {
    const { notice } = sound.editors.notices;
    const choices = [{ value: 'news', label: 'News', brands: ['ALP'] }, 'award'];
    const editor = {
      ...notice,
      fields: { ...notice.fields, topic: { type: 'choice', label: 'Topic', stored: 'topic', choices } },
    };
    const { notices } = sound.areas;
    const bulk = [{ label: 'Make news', does: { set: { topic: 'news' } }, question: 'All?' }];
    const filters = [{ key: 'topic', label: 'Topic', choices: [{ value: 'news', label: 'News' }] }];
    const area = { ...notices, list: { ...notices.list, bulk, filters } };
    expect(findProblems({ editors: [editor], areas: [area] })).toEqual([]);
  });

  it('takes options from a known service, filtered by existing siblings', () => {
    const role = {
      type: 'choice',
      label: 'Role',
      stored: 'roleId',
      options: { source: 'roles', by: { tenantId: 'brand' } },
    };
    expect(problemsOf({ name, role })).toEqual([
      'person.ts at fields.role.options.by.tenantId: expected one of name, got "brand"',
    ]);
    const unknown = { ...role, options: { source: 'planets' } };
    expect(problemsOf({ unknown })).toEqual([
      expect.stringMatching(
        /^person\.ts at fields\.unknown\.options\.source: expected one of "tenants", .* got "planets"$/,
      ),
    ]);
  });
});
