import { describe, expect, it } from 'vitest';
import { brands } from '../../../schemas/brands';
import { compileEditor, createValidate } from '../../../src/compile';
import { ajvValidator } from '../../../src/compile/ajv';
import { validatorModule } from '../../../src/compile/validatorModule';
import { editorFromJson, type Brand, type Fields } from '../../../src/definition';
import type { FormData } from '../../../src/tree';
import { oneField } from '../../../stories/support/store';
import values from '../../round-trip/fixtures/values.json';

const editor = editorFromJson(values);
const VALID: FormData = { published: '2026-01-31', propertyType: 'Office' };

/** The problems of form data as `path: message`. */
function problemsOf(data: FormData, given: { readonly base?: FormData; readonly brand?: Brand } = {}) {
  const compiled = compileEditor(editor, brands[given.brand ?? 'ALP']);
  const validate = createValidate(compiled, ajvValidator(compiled.validationSchema));
  return validate({ ...VALID, ...data }, given.base).map(({ path, message }) => `${path.join('.')}: ${message}`);
}

describe('the rules of single values', () => {
  it.each<readonly [data: FormData, problem: string]>([
    [{ price: 'on request' }, 'price: Property Price must be a number.'],
    [{ lowest: 9, highest: 8 }, 'lowest: Property Price Range (Lowest) must be less than or equal to 8.'],
    [{ published: '2/30/2026' }, 'published: Please enter a valid date.'],
    [{ published: '2026-02-30' }, 'published: Please enter a valid date.'],
    [{ published: '2026-02-29' }, 'published: Please enter a valid date.'],
    [{ published: undefined }, 'published: Date Published is required.'],
    [{ published: '' }, 'published: Date Published is required.'],
    [{ start: '13/2026' }, 'start: Please enter a valid date.'],
    [{ start: '2026-02', end: '2026-01' }, 'end: Construction End Date must be later than Construction Start Date.'],
    [{ start: '2026-02', end: '2026-02' }, 'end: Construction End Date must be later than Construction Start Date.'],
    [{ hours: { start: 'noon', end: '17:00' } }, 'hours: Please enter a valid time.'],
    [{ propertyType: 'Castle' }, 'propertyType: Property Type must be one of the choices.'],
    [{ propertyType: undefined }, 'propertyType: Property Type is required.'],
    [{ keywords: [{ tag: 'Pool' }, { tag: 'a,b' }] }, "keywords: A tag may not hold ','."],
    [{ email: 'showroom@' }, 'email: Please enter valid email'],
    [{ hotline: 'call us' }, 'hotline: Please Enter Valid Telephone Hotline'],
    [{ visible: 'maybe' }, 'visible: Status is not valid.'],
    [{ areas: [{ name: 'Deck' }, { name: ' deck ' }] }, 'areas.1.name: Name must be unique.'],
  ])('%j breaks one', (data, problem) => {
    expect(problemsOf(data)).toEqual([problem]);
  });

  it.each<FormData>([
    { published: '2028-02-29' },
    { lowest: 8, highest: 8 },
    { lowest: 8 },
    { start: '2026-01', end: '2026-02' },
    { end: '2026-02' },
    { hours: { end: '17:00' } },
    { topic: 'Anything', keywords: [], days: [{ day: 'someday' }], longitude: 'x' },
    { email: "josé.o'neil+x@büro.example.ph" },
    { hotline: '+63 (2) 8555-0100' },
    { areas: [{ name: 'Deck' }, { name: 'Hall' }, {}, {}] },
  ])('%j breaks none', (data) => {
    expect(problemsOf(data)).toEqual([]);
  });

  it('an invalid value that another is compared with is reported once', () => {
    expect(problemsOf({ start: 'soon', end: '2026-01' })).toEqual(['start: Please enter a valid date.']);
    expect(problemsOf({ lowest: 9, highest: 'many' })).toEqual([
      'highest: Property Price Range (Highest) must be a number.',
    ]);
  });

  it('a stored choice that is no longer offered is accepted until it is changed', () => {
    const base = { ...VALID, propertyType: 'Castle' };
    expect(problemsOf({ propertyType: 'Castle' }, { base })).toEqual([]);
    expect(problemsOf({ propertyType: 'Tower' }, { base })).toHaveLength(1);
  });

  it.each<readonly [brand: Brand, passes: boolean]>([
    ['ALP', true],
    ['AVIDA', true],
    ['ALISI', true],
    ['AMAIA', false],
  ])('a telephone number of %s may contain symbols: %s', (brand, passes) => {
    const refused = ['hotline: Please Enter Valid Telephone Hotline'];
    expect(problemsOf({ hotline: '+63 (2) 8555-0100' }, { brand })).toEqual(passes ? [] : refused);
    expect(problemsOf({ hotline: '85550100' }, { brand })).toEqual([]);
    expect(problemsOf({ hotline: '8555x' }, { brand })).toEqual(refused);
  });

  it('a choice is offered to its brands only', () => {
    expect(problemsOf({ propertyType: 'Estate' }, { brand: 'AMAIA' })).toHaveLength(1);
    expect(problemsOf({ propertyType: 'Estate' }, { brand: 'AVIDA' })).toEqual([]);
  });
});

describe('a required list or range', () => {
  const SEVERAL: Fields = {
    days: { type: 'days', label: 'Days', stored: { each: { field: 'DAY' } }, required: 'Choose a day.' },
    tags: { type: 'tags', label: 'Tags', stored: { each: { field: 'TAG' } }, required: 'Add a tag.' },
    hours: { type: 'timeRange', label: 'Hours', stored: { start: 'S', end: 'E' }, required: 'Both times, please.' },
    mails: {
      type: 'list',
      label: 'Mails',
      addLabel: 'Add',
      itemLabel: 'Mail',
      stored: { each: 'MAIL' },
      uniqueBy: ['email', 'category'],
      fields: {
        email: { type: 'email', label: 'Email', stored: 'EMAIL', messages: { invalid: 'Invalid email format.' } },
        category: { type: 'text', label: 'Category', stored: 'CATEGORY' },
      },
    },
  };
  const compiled = compileEditor({ ...oneField({ type: 'group', fields: SEVERAL }) }, brands.ALP);
  const validate = createValidate(compiled, ajvValidator(compiled.validationSchema));
  const messages = (field: FormData) => validate({ field }).map(({ message }) => message);

  it('is reported with the message of the definition', () => {
    expect(messages({ days: [], tags: [], hours: { start: '09:00' }, mails: [{ email: 'x' }] })).toEqual([
      'Choose a day.',
      'Add a tag.',
      'Both times, please.',
      'Invalid email format.',
    ]);
  });

  it('a pair of values is unique; one of the two may repeat', () => {
    const mail = (email: string, category: string) => ({ email, category });
    const mails = [mail('a@b.ph', 'Sales'), mail('a@b.ph', 'Careers'), mail('A@b.ph', 'sales')];
    const hours = { start: '09:00', end: '10:00' };
    const rest = { days: [{ day: 'monday' }], tags: [{ tag: 'x' }], hours };
    expect(messages({ ...rest, mails })).toEqual(['Email must be unique per category.']);
    expect(messages({ ...rest, mails: mails.slice(0, 2) })).toEqual([]);
  });
});

it('the custom keywords are compiled into the modules of the build', () => {
  const { validationSchema } = compileEditor(editor, brands.ALP);
  const source = validatorModule(validationSchema);
  expect(source).toContain('compareCanonical');
  expect(source).not.toContain('new Function');
});
