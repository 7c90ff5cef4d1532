import { describe, expect, it } from 'vitest';
import { defineEditor, findProblems, type EditorPreview, type Field } from '../../../src/definition';

function problemsOf(field: Field, preview?: EditorPreview): readonly string[] {
  const editor = defineEditor({
    ...{ name: 'fixture', title: 'Fixture', ...(preview && { preview }) },
    stored: { page: { tag: 'FIXTURE-{BRAND}', name: { from: ['main.title'] }, save: 'updateTree' } },
    fields: {
      main: {
        type: 'group',
        stored: { container: 'DEFAULT', collection: 'FC' },
        fields: { title: { type: 'text', label: 'Title', stored: 'TITLE', required: 'No' }, field },
      },
    },
  });
  return findProblems(editor).map(({ where, expected }) => `${where}: ${expected}`);
}

const choice = { type: 'choice', label: 'Choice', stored: 'CHOICE' } as const;
const served = { ...choice, options: { source: 'departments' } } as const;

describe('what a definition says of a choice', () => {
  it('names siblings that are there', () => {
    const when = { field: 'nothing', in: ['a'] };
    expect(problemsOf({ ...choice, choices: [{ value: 'a', label: 'A', when }] })).toEqual([
      'fields.main.fields.field.choices.0.when.field: one of title, field',
    ]);
    expect(problemsOf({ ...served, fills: { name: 'nothing' } })).toEqual([
      'fields.main.fields.field.fills.name: one of title, field',
    ]);
    expect(problemsOf({ ...served, clearedBy: ['title', 'nothing'] })).toEqual([
      'fields.main.fields.field.clearedBy: one of title, field',
    ]);
    expect(problemsOf({ ...served, fills: { name: 'title' }, summaryOrElse: 'None', clearedBy: ['title'] })).toEqual(
      [],
    );
  });

  it('proposes and sums up only what a service gives', () => {
    expect(problemsOf({ ...choice, choices: ['a'], summaryOrElse: 'None' })).toEqual([
      'fields.main.fields.field.summaryOrElse: options of a service beside it',
    ]);
  });
});

describe('a preview', () => {
  it('has something to show', () => {
    expect(problemsOf({ type: 'text', label: 'Text', stored: 'TEXT' }, {})).toEqual([
      'preview: a group or a list with a layout, or blocks',
    ]);
  });
});
