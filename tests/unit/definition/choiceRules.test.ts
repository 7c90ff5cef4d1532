import { describe, expect, it } from 'vitest';
import { defineEditor, findProblems, type EditorDefinition, type Field } from '../../../src/definition';

function problemsOf(
  field: Field,
  more: Partial<Pick<EditorDefinition, 'preview' | 'brands' | 'overlays'>> = {},
): readonly string[] {
  const editor = defineEditor({
    ...{ name: 'fixture', title: 'Fixture', ...more },
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
const by = { type: 'title', category: 'title' };
const served = { ...choice, options: { source: 'linkable-pages', by } } as const;

describe('the definition of a choice', () => {
  it('names existing siblings', () => {
    const when = { field: 'nothing', in: ['a'] };
    expect(problemsOf({ ...choice, choices: [{ value: 'a', label: 'A', when }] })).toEqual([
      'fields.main.fields.field.choices.0.when.field: one of title',
    ]);
    expect(problemsOf({ ...served, fills: { name: 'nothing' } })).toEqual([
      'fields.main.fields.field.fills.name: one of title',
    ]);
    expect(problemsOf({ ...served, clearedBy: ['title', 'nothing'] })).toEqual([
      'fields.main.fields.field.clearedBy: one of title',
    ]);
    expect(problemsOf({ ...served, fills: { name: 'title' }, summaryOrElse: 'None', clearedBy: ['title'] })).toEqual(
      [],
    );
  });

  it('has summaryOrElse only with options of a service', () => {
    expect(problemsOf({ ...choice, choices: ['a'], summaryOrElse: 'None' })).toEqual([
      'fields.main.fields.field.summaryOrElse: options of a service beside it',
    ]);
  });

  describe('with brand-specific choices', () => {
    const ofAll = { value: 'a', label: 'A' };
    const ofAlp = { value: 'b', label: 'B', brands: ['ALP'] } as const;
    const overlay = (patch: object) => ({ overlays: { ALP: { fields: { main: { fields: { field: patch } } } } } });

    it('requires nothing of a brand without the editor, the group or the type', () => {
      const begins = { ...choice, choices: [ofAlp], default: 'b' };
      expect(problemsOf(begins, { brands: ['ALP'] })).toEqual([]);
      const [brands, fields] = [['ALP'], { begins }] as const;
      expect(problemsOf({ type: 'group', stored: { collection: 'G' }, brands, fields })).toEqual([]);
      const types = { NOTE: { label: 'Note', brands, fields } };
      const labels = { label: 'Part', itemLabel: 'Part', addLabel: 'Add Part' };
      expect(problemsOf({ type: 'blocks', ...labels, stored: { each: 'P-{type}' }, types })).toEqual([]);
    });

    it('checks overlay changes for their brand only', () => {
      expect(problemsOf({ ...choice, choices: [ofAll, ofAlp], default: 'a' }, overlay({ default: 'b' }))).toEqual([]);
      expect(problemsOf({ ...choice, choices: [ofAll] }, overlay({ choices: [ofAlp] }))).toEqual([]);
      const others = { ...ofAll, brands: ['AVIDA', 'AMAIA', 'ALISI'] } as const;
      const begins = { ...choice, choices: [others, ofAlp], default: 'a' };
      expect(problemsOf(begins, overlay({ default: 'b' }))).toEqual([]);
      expect(problemsOf(begins, overlay({ label: 'Of ALP' }))).toEqual([
        'fields.main.fields.field.default: a choice that ALP has too',
      ]);
    });
  });
});

describe('a preview', () => {
  it('has something to show', () => {
    expect(problemsOf({ type: 'text', label: 'Text', stored: 'TEXT' }, { preview: {} })).toEqual([
      'preview: a group or a list with a layout, or blocks',
    ]);
  });
});
