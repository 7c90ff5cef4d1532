import { describe, expect, it } from 'vitest';
import { defineEditor, findProblems, printProblem, type EditorDefinition, type Fields } from '../../../src/definition';
import { sound } from './mistakes/base';

/** Problems of a page with these fields in one collection. */
function problemsOf(fields: Fields, more: Partial<Pick<EditorDefinition, 'brands' | 'overlays'>> = {}) {
  const editor = defineEditor({
    ...{ name: 'fixture', title: 'Fixture', ...more },
    stored: { page: { tag: 'F-{BRAND}', slug: 'f-{brand}', name: 'F {BRAND}', save: 'updateTree' } },
    fields: { main: { type: 'group', stored: { container: 'DEFAULT', collection: 'FC' }, fields } },
  });
  return printedProblems(editor);
}

function printedProblems(editor: EditorDefinition): readonly string[] {
  return findProblems(editor).map(({ where, expected, brand }) => [brand, where, expected].filter(Boolean).join(': '));
}

const text = { type: 'text', label: 'Text', stored: 'TEXT' } as const;
const others = ['AVIDA', 'AMAIA', 'ALISI'] as const;

describe('a place used by several fields', () => {
  it('may be shared by groups of different brands', () => {
    const first = { ...text, stored: { field: 'TEXT', order: 0 } };
    const group = { type: 'group', fields: { first } } as const;
    expect(problemsOf({ one: { ...group, brands: ['ALP'] }, other: { ...group, brands: others } })).toEqual([]);
    expect(problemsOf({ one: { ...group, brands: ['ALP'] }, other: group })).toEqual([
      'fields.main.fields.other.fields.first.stored: a place of its own',
      'fields.main.fields.other.fields.first.stored: an order of its own',
    ]);
  });

  it('may be shared by files of such groups in a record', () => {
    const fields = { picture: { type: 'image', label: 'Picture', stored: 'picture' } } as const;
    const record = (brands: typeof others | undefined): EditorDefinition => ({
      ...{ name: 'fixture', title: 'Fixture', stored: { record: 'fixtures' } },
      fields: {
        one: { type: 'group', fields, brands: ['ALP'] },
        other: { type: 'group', fields, ...(brands && { brands }) },
      },
    });
    expect(printedProblems(record(others))).toEqual([]);
    expect(printedProblems(record(undefined))).toContain('fields.other.fields.picture.stored: a property of its own');
  });
});

describe('a field referenced by another', () => {
  const email = { type: 'email', label: 'Email', stored: 'EMAIL' } as const;
  const again = { ...email, stored: 'AGAIN', sameAs: 'email' } as const;
  const ofAlp = { ...email, brands: ['ALP'] } as const;

  it('exists for every brand that has the referencing field', () => {
    const place = 'fields.main.fields.again.sameAs';
    expect(problemsOf({ email: ofAlp, again })).toEqual([
      `${place}: the key of a field that AVIDA, AMAIA, ALISI has too`,
    ]);
    expect(problemsOf({ email: ofAlp, again }, { brands: ['ALP'] })).toEqual([]);
    expect(problemsOf({ email: ofAlp, again: { ...again, brands: ['ALP'] } })).toEqual([]);
  });

  it('may be missing for some brands where it only clears the other', () => {
    expect(problemsOf({ email: ofAlp, again: { ...email, stored: 'AGAIN', clearedBy: 'email' } })).toEqual([]);
  });
});

describe('a field that an overlay adds', () => {
  it('may be shown in lists and on cards of its brand', () => {
    const { editors, areas } = sound;
    const [title, fields] = [
      areas.notices.list.columns[0],
      { place: { type: 'text', label: 'Place', stored: 'place' } },
    ];
    const ofAlp = { label: 'Place', brands: ['ALP'] };
    const list = { ...areas.notices.list, columns: [title, { ...ofAlp, field: 'place' }] };
    const record = {
      editors: [{ ...editors.notices.notice, overlays: { ALP: { fields } } }],
      areas: [{ ...areas.notices, list: { ...list, filters: [{ ...ofAlp, key: 'place', by: 'text' }] } }],
    };
    const card = { ...areas.houses.card, place: [{ at: ['HOUSE', 'MAIN'], field: 'place' }] };
    const pages = {
      editors: [{ ...editors.houses.house, overlays: { ALP: { fields: { main: { fields } } } } }, editors.houses.rooms],
      areas: [{ ...areas.houses, card }],
    };
    expect([record, pages].flatMap((all) => findProblems(all)).map((problem) => printProblem('', problem))).toEqual([]);
  });
});

describe('a setting that an overlay may not change', () => {
  const { editors, areas } = sound;
  const found = (change: object) =>
    findProblems({
      editors: [{ ...editors.houses.house, ...change }, editors.houses.rooms, { ...editors.notices.notice, ...change }],
      areas: [areas.houses, areas.notices],
    }).map(({ where, expected }) => `${where}: ${expected}`);

  it.each([
    ['brands', ['AVIDA']],
    ['overlays', { ALP: { fields: { main: { fields: { kind: { choices: 'Villa' } } } } } }],
  ])('is reported alone: %s', (setting, value) => {
    expect(found({ overlays: { ALP: { [setting]: value } } })).toEqual(
      Array(2).fill(`overlays.ALP.${setting}: the same for every brand`),
    );
  });
});

describe('an editor without brands', () => {
  const { editors, areas } = sound;

  it('has that one problem only', () => {
    const found = findProblems({
      editors: [{ ...editors.notices.notice, brands: [] }],
      areas: [areas.notices],
    });
    expect(found.map((problem) => printProblem('', problem))).toEqual([
      ' at brands: expected a brand at least, got []',
    ]);
  });
});
