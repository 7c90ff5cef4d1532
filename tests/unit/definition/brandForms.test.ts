import { describe, expect, it } from 'vitest';
import { defineEditor, findProblems, type EditorDefinition, type Fields } from '../../../src/definition';

/** The problems of a page with fields in one collection. */
function problemsOf(fields: Fields, more: Partial<Pick<EditorDefinition, 'brands' | 'overlays'>> = {}) {
  const editor = defineEditor({
    ...{ name: 'fixture', title: 'Fixture', ...more },
    stored: { page: { tag: 'F-{BRAND}', slug: 'f-{brand}', name: 'F {BRAND}', save: 'updateTree' } },
    fields: { main: { type: 'group', stored: { container: 'DEFAULT', collection: 'FC' }, fields } },
  });
  return printed(editor);
}

function printed(editor: EditorDefinition): readonly string[] {
  return findProblems(editor).map(({ where, expected, brand }) => [brand, where, expected].filter(Boolean).join(': '));
}

const text = { type: 'text', label: 'Text', stored: 'TEXT' } as const;
const others = ['AVIDA', 'AMAIA', 'ALISI'] as const;

describe('a place that several fields name', () => {
  it('is shared by groups of different brands', () => {
    const first = { ...text, stored: { field: 'TEXT', order: 0 } };
    const group = { type: 'group', fields: { first } } as const;
    expect(problemsOf({ one: { ...group, brands: ['ALP'] }, other: { ...group, brands: others } })).toEqual([]);
    expect(problemsOf({ one: { ...group, brands: ['ALP'] }, other: group })).toEqual([
      'fields.main.fields.other.fields.first.stored: a place of its own',
      'fields.main.fields.other.fields.first.stored: an order of its own',
    ]);
  });

  it('is shared by the files of such groups in a record', () => {
    const fields = { picture: { type: 'image', label: 'Picture', stored: 'picture' } } as const;
    const record = (brands: typeof others | undefined): EditorDefinition => ({
      ...{ name: 'fixture', title: 'Fixture', stored: { record: 'fixtures' } },
      fields: {
        one: { type: 'group', fields, brands: ['ALP'] },
        other: { type: 'group', fields, ...(brands && { brands }) },
      },
    });
    expect(printed(record(others))).toEqual([]);
    expect(printed(record(undefined))).toContain('fields.other.fields.picture.stored: a property of its own');
  });
});
