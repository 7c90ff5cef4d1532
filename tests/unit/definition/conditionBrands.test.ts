import { describe, expect, it } from 'vitest';
import { defineEditor, findProblems, type EditorDefinition, type Fields } from '../../../src/definition';

/** Problems of an editor with these fields and a motto that only ALP has. */
function problemsOf(
  fields: Fields,
  more: Partial<Pick<EditorDefinition, 'brands' | 'overlays'>> = {},
): readonly string[] {
  const motto = { type: 'text', label: 'Motto', stored: 'MOTTO', brands: ['ALP'] } as const;
  const editor = defineEditor({
    ...{ name: 'fixture', title: 'Fixture', ...more },
    stored: { page: { tag: 'F-{BRAND}', slug: 'f-{brand}', name: 'F {BRAND}', save: 'updateTree' } },
    fields: {
      main: { type: 'group', stored: { container: 'DEFAULT', collection: 'FC' }, fields: { motto, ...fields } },
    },
  });
  return findProblems(editor).map(({ where, expected, brand }) => [brand, where, expected].filter(Boolean).join(': '));
}

const text = { type: 'text', label: 'Text', stored: 'TEXT' } as const;
const visibleWhen = { field: '/main/motto', present: true } as const;
const asked = { ...text, visibleWhen };
const PLACE = 'fields.main.fields.asked.visibleWhen.field';

describe('a condition on a field of one brand', () => {
  it('is reported for the brands that lack that field', () => {
    expect(problemsOf({ asked })).toEqual([`${PLACE}: a field that AVIDA, AMAIA, ALISI has too`]);
    expect(problemsOf({ asked }, { brands: ['ALP', 'AVIDA'] })).toEqual([`${PLACE}: a field that AVIDA has too`]);
  });

  it('is valid in an editor, a group, a type or a choice of that brand', () => {
    const brands = ['ALP'] as const;
    expect(problemsOf({ asked }, { brands })).toEqual([]);
    expect(problemsOf({ group: { type: 'group', brands, fields: { asked } } })).toEqual([]);
    const types = { NOTE: { label: 'Note', brands, fields: { asked } } };
    const blocks = { type: 'blocks', label: 'Parts', itemLabel: 'Part', addLabel: 'Add', types } as const;
    expect(problemsOf({ blocks: { ...blocks, stored: { each: 'P-{type}' } } })).toEqual([]);
    const choices = [
      { value: 'a', label: 'A' },
      { value: 'b', label: 'B', brands, when: visibleWhen },
    ] as const;
    expect(problemsOf({ asked: { ...text, type: 'choice', choices } })).toEqual([]);
  });

  it('is reported in the overlay that sets it', () => {
    const overlayOf = (field: object) => ({ fields: { main: { fields: { asked: field } } } });
    expect(problemsOf({ asked: text }, { overlays: { ALP: overlayOf({ visibleWhen }) } })).toEqual([]);
    expect(problemsOf({ asked: text }, { overlays: { AVIDA: overlayOf({ visibleWhen }) } })).toEqual([
      `AVIDA: overlays.AVIDA.${PLACE}: a field that AVIDA has too`,
    ]);
  });

  it('is reported once for all brands, whichever of them have overlays', () => {
    const overlay = { title: 'Other' };
    const problem = [`${PLACE}: a field that AVIDA, AMAIA, ALISI has too`];
    expect(problemsOf({ asked }, { overlays: { AMAIA: overlay } })).toEqual(problem);
    expect(
      problemsOf({ asked }, { overlays: { ALP: overlay, ALISI: overlay, AMAIA: overlay, AVIDA: overlay } }),
    ).toEqual(problem);
    expect(problemsOf({ asked }, { overlays: { AVIDA: { fields: { main: { fields: { asked: null } } } } } })).toEqual([
      `${PLACE}: a field that AMAIA, ALISI has too`,
    ]);
  });
});
