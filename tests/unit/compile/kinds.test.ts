import { describe, expect, it } from 'vitest';
import { brands } from '../../../schemas/brands';
import { compileEditor, createValidate } from '../../../src/compile';
import { ajvValidator } from '../../../src/compile/ajv';
import { checkOfField } from '../../../src/compile/checkField';
import { defineEditor, editorFromJson, findProblems, type Field } from '../../../src/definition';
import { displayText } from '../../../src/kinds';
import { emptyCollection, type FormData, type FormValue } from '../../../src/tree';
import kinds from '../../round-trip/fixtures/kinds.json';

const compiled = compileEditor(editorFromJson(kinds), brands.ALP);
const validate = createValidate(compiled, ajvValidator(compiled.validationSchema));

function problemsOf(data: FormData, base?: FormData): readonly string[] {
  return validate({ ...compiled.defaults, ...data }, base).map(({ path, message }) => `${path.join('.')}: ${message}`);
}

describe('the rules of values', () => {
  it.each<[FormData, string]>([
    [{ opens: 'noon' }, 'opens: Please enter a valid time.'],
    [{ opens: '10:00', closes: '09:30' }, 'closes: Closes must be later than Opens.'],
    [{ start: '2026-02-30T10:00' }, 'start: Please enter a valid date and time.'],
    [{ start: '2026-01-31T' }, 'start: Please enter a valid date and time.'],
    [{ start: '2025-12-31T23:59' }, 'start: Start must not be earlier than 01/01/2026.'],
    [{ start: '2026-01-31T10:00', end: '2026-01-31T09:59' }, 'end: End must not be earlier than Start.'],
    [{ amenities: { Pool: true, Gym: true, court: true } }, 'amenities: Amenities: choose at most 2.'],
    [{ amenities: { Helipad: true } }, 'amenities: Amenities holds something that is none of the choices.'],
    [{ lot: { amount: 'large', unit: 'sqm' } }, 'lot: Lot must be a number.'],
    [{ lot: { amount: 0, unit: 'sqm' } }, 'lot: Lot must be greater than or equal to 1.'],
    [{ lot: { amount: 2, unit: 'acre' } }, 'lot: Lot needs a unit: sqm, ha.'],
    [{ features: [{}, {}, {}, { text: 'x' }] }, 'features: Features: at most 3.'],
    [{ names: [{ text: 'Ann' }, { text: 'Bartholomew' }] }, 'names.1: Names exceeds 5 characters.'],
  ])('%j breaks one', (data, problem) => {
    expect(problemsOf(data)).toEqual([problem]);
  });

  it.each<FormData>([
    { opens: '09:00', closes: '17:30' },
    { start: '2026-01-01T00:00', end: '2026-01-01T00:00' },
    { amenities: { Pool: true, court: true } },
    { lot: { amount: 1.5, unit: 'ha' } },
    { lot: { amount: 1.5 } },
    { features: [{ text: 'Sea view' }], names: [{ text: 'Ann' }] },
  ])('%j breaks none', (data) => {
    expect(problemsOf(data)).toEqual([]);
  });

  it('accept a stored value that is no longer a choice', () => {
    const base = { amenities: { Helipad: true } };
    expect(problemsOf({ amenities: { Helipad: true, Pool: true } }, base)).toEqual([]);
  });

  it.each<[Field, FormValue, string]>([
    [{ type: 'time', label: 'Opens', stored: 'A' }, 'noon', 'Please enter a valid time.'],
    [
      { type: 'quantity', label: 'Lot', stored: { amount: 'A', unit: 'B' }, units: ['sqm'] },
      { unit: 'x' },
      'Lot needs a unit: sqm.',
    ],
    [
      { type: 'multiChoice', label: 'Kinds', stored: 'A', choices: ['a'], required: 'Kinds?' },
      { b: true },
      'Kinds holds something that is none of the choices.',
    ],
  ])('hold in the services too: %j', (field, value, message) => {
    const one = defineEditor({
      name: 'one',
      title: 'One',
      stored: { collection: 'C', save: 'updateCollection' },
      fields: { field },
    });
    expect(checkOfField(compileEditor(one, brands.ALP).editor.fields['field']!)(value)).toBe(message);
  });
});

describe('a required value', () => {
  const TEXTS = {
    ...{ type: 'textList', label: 'A', itemLabel: 'B', addLabel: 'C', required: 'A?' },
    stored: { each: { field: 'A' } },
  } as const satisfies Field;

  it.each<[Field, FormValue, FormValue]>([
    [{ type: 'time', label: 'A', stored: 'A', required: 'A?' }, undefined, '09:00'],
    [{ type: 'dateTime', label: 'A', stored: 'A', required: 'A?' }, undefined, '2026-01-31T10:00'],
    [{ type: 'multiChoice', label: 'A', stored: 'A', choices: ['a'], required: 'A?' }, {}, { a: true }],
    [
      { type: 'quantity', label: 'A', stored: { amount: 'A', unit: 'B' }, units: ['m'], required: 'A?' },
      {},
      { amount: 0, unit: 'm' },
    ],
    [
      {
        type: 'textList',
        label: 'A',
        stored: { field: 'A', as: 'json' },
        itemLabel: 'B',
        addLabel: 'C',
        required: 'A?',
      },
      [],
      [{ text: 'x' }],
    ],
    [TEXTS, [{}, { text: ' ' }], [{ text: 'x' }]],
    [{ ...TEXTS, min: 0 }, [], [{ text: 'x' }]],
    [{ ...TEXTS, min: 2, messages: { min: 'A?' } }, [{ text: 'x' }, {}], [{ text: 'x' }, { text: 'y' }]],
  ])('%j: %j is not enough, %j is', (field, missing, given) => {
    const one = defineEditor({
      name: 'one',
      title: 'One',
      stored: { collection: 'C', save: 'updateCollection' },
      fields: { field },
    });
    const { validationSchema, editor, schema } = compileEditor(one, brands.ALP);
    const check = createValidate({ editor, schema }, ajvValidator(validationSchema));
    expect(check(missing === undefined ? {} : { field: missing }).map(({ message }) => message)).toEqual(['A?']);
    expect(check({ field: given })).toEqual([]);
  });
});

describe('values on one line', () => {
  it.each<[string, FormValue, string]>([
    ['opens', '09:30', '09:30 am'],
    ['start', '2026-01-31T21:30', '01/31/2026 09:30 pm'],
    ['start', 'soon', 'soon'],
    ['amenities', { court: true, Pool: true, Helipad: true }, 'Pool, Basketball court, Helipad'],
    ['lot', { amount: 12000, unit: 'sqm' }, '12,000 sqm'],
    ['lot', {}, ''],
    ['features', [{ text: 'Sea view' }, { text: 'Garden' }], 'Sea view, Garden'],
  ])('%s: %j is %j', (key, value, line) => {
    expect(displayText(compiled.editor.fields[key]!, value)).toBe(line);
  });
});

describe('stored values', () => {
  it('of a date with a time are instants, entered in Manila time', () => {
    const { lens, editor, defaults } = compiled;
    let count = 0;
    const newId = () => `${(count += 1)}`;
    const empty = emptyCollection(editor.fields, { name: 'KINDS', order: 0, parentId: 'page', newId });
    const typed = { ...defaults, start: '2026-01-31T01:30', end: '2026-01-31T21:30' };
    const values = lens.formToTree(typed, empty, newId).fields.map(({ name, value }) => [name, value]);
    expect(Object.fromEntries(values)).toMatchObject({ START: '2026-01-30T17:30:00.000Z', END: '01/31/2026 09:30 pm' });
  });
});

describe('a definition', () => {
  it.each<[Field, string, string]>([
    [{ type: 'multiChoice', label: 'A', stored: 'A', choices: [] }, 'fields.field.choices', 'choices'],
    [{ type: 'multiChoice', label: 'A', stored: 'A', choices: ['a'], min: 2 }, 'fields.field.min', 'no more than 1'],
    [
      { type: 'quantity', label: 'A', stored: { amount: 'A', unit: 'A' }, units: ['m'] },
      'fields.field.stored',
      'a place of its own',
    ],
    [
      { type: 'quantity', label: 'A', stored: { amount: 'A', unit: 'B' }, units: ['m'], min: 2, max: 1 },
      'fields.field.min',
      'at most max, 1',
    ],
    [
      { type: 'time', label: 'A', stored: 'A', laterThan: 'b' },
      'fields.field.laterThan',
      'a name, of which there is none',
    ],
  ])('%j has a problem', (field, where, expected) => {
    const definition = {
      name: 'one',
      title: 'One',
      stored: { collection: 'C', save: 'updateCollection' },
      fields: { field },
    };
    const [problem] = findProblems(definition);
    expect(problem?.where).toContain(where);
    expect(problem?.expected).toBe(expected);
  });
});
