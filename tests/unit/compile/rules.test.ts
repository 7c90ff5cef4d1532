import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { brands } from '../../../schemas/brands';
import { compileEditor, createValidate } from '../../../src/compile';
import { ajvValidator } from '../../../src/compile/ajv';
import { checkOfField } from '../../../src/compile/checkField';
import { validatorModule } from '../../../src/compile/validatorModule';
import { defineEditor, findProblems, type EditorDefinition, type Field, type Fields } from '../../../src/definition';
import { startingForm, type FormData, type FormValue } from '../../../src/tree';

function editorOf(fields: Fields): EditorDefinition {
  return defineEditor({ name: 'rules', title: 'Rules', stored: { collection: 'C', save: 'updateCollection' }, fields });
}

function compiledOf(fields: Fields) {
  return compileEditor(editorOf(fields), brands.ALP);
}

/** The problems of form data as `path: message`. */
function problemsOf(fields: Fields, data: FormData, base?: FormData): readonly string[] {
  const compiled = compiledOf(fields);
  const validate = createValidate(compiled, ajvValidator(compiled.validationSchema));
  return validate(data, base).map(({ path, message }) => `${path.join('.')}: ${message}`);
}

/** Messages for one value: that of the form, and that of the services. */
function messagesOf(field: Field, value: FormValue): readonly (string | undefined)[] {
  const fields = { field };
  return [problemsOf(fields, { field: value })[0]?.slice('field: '.length), checkOfField(placed(fields))(value)];
}

function placed(fields: Fields) {
  return compiledOf(fields).editor.fields['field']!;
}

const MOBILE = { type: 'text', label: 'Mobile', stored: 'MOBILE' } as const;
const SIZE = { type: 'number', label: 'Size', stored: 'SIZE' } as const;
const DAY = { type: 'date', label: 'Day', stored: 'DAY' } as const;

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-03-01T20:00:00Z'), toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

describe('a rule of one field, in the form and in the services', () => {
  it.each<[Field, FormValue, string | undefined]>([
    [{ ...SIZE, integer: true }, 3, undefined],
    [{ ...SIZE, integer: true }, 3.5, 'Size must be a whole number.'],
    [{ ...SIZE, integer: true }, 'many', 'Size must be a number.'],
    [{ ...SIZE, step: 0.1 }, 0.3, undefined],
    [{ ...SIZE, step: 0.1 }, 0.35, 'Size must be a multiple of 0.1.'],
    [{ ...SIZE, step: 5, integer: true }, 7, 'Size must be a multiple of 5.'],
    // It is the second of March in Manila.
    [{ ...DAY, min: 'today' }, '2026-03-02', undefined],
    [{ ...DAY, min: 'today' }, '2026-03-01', 'Day must not be earlier than today.'],
    [{ ...DAY, max: 'today' }, '2026-03-02', undefined],
    [{ ...DAY, max: 'today' }, '2026-03-03', 'Day must not be later than today.'],
    [{ ...DAY, min: '2026-01-01', max: '2026-01-31' }, '2026-01-31', undefined],
    [{ ...DAY, min: '2026-01-01', max: '2026-01-31' }, '2025-12-31', 'Day must not be earlier than 01/01/2026.'],
    [{ ...DAY, min: '2026-01-01', max: '2026-01-31' }, '2026-02-01', 'Day must not be later than 01/31/2026.'],
    [{ ...DAY, min: 'today' }, 'soon', 'Please enter a valid date.'],
    [{ ...MOBILE, rule: 'philippineMobile' }, '0917 123 4567', undefined],
    [{ ...MOBILE, rule: 'philippineMobile' }, '+63 (917) 123-4567', undefined],
    [
      { ...MOBILE, rule: 'philippineMobile' },
      '02 8123 4567',
      'Mobile must be a Philippine mobile number, such as 0917 123 4567.',
    ],
    [{ ...MOBILE, rule: 'philippineTin' }, '123-456-789-000', undefined],
    [{ ...MOBILE, rule: 'philippineTin' }, '123-456', 'Mobile must be a TIN, such as 123-456-789-000.'],
    [{ ...MOBILE, rule: 'kebabCase' }, 'a-tower-2', undefined],
    [
      { ...MOBILE, rule: 'kebabCase' },
      'A Tower',
      'Mobile may hold small letters and digits, in words joined by hyphens.',
    ],
  ])('%j: %j is answered with %j', (field, value, message) => {
    expect(messagesOf(field, value)).toEqual([message, message]);
  });

  it('is not applied to an unchanged value', () => {
    const field: Field = { ...DAY, min: 'today' };
    expect(problemsOf({ field }, { field: '2025-01-01' }, { field: '2025-01-01' })).toEqual([]);
    expect(problemsOf({ field }, { field: '2025-01-02' }, { field: '2025-01-01' })).toHaveLength(1);
  });
});

describe('a rule between two fields', () => {
  const START = { type: 'date', label: 'Start', stored: 'START' } as const;
  const END = { type: 'date', label: 'End', stored: 'END' } as const;

  it.each<[Fields, FormData, readonly string[]]>([
    [
      { start: START, end: { ...END, laterThan: 'start' } },
      { start: '2026-01-02', end: '2026-01-02' },
      ['end: End must be later than Start.'],
    ],
    [{ start: START, end: { ...END, notBefore: 'start' } }, { start: '2026-01-02', end: '2026-01-02' }, []],
    [
      { start: START, end: { ...END, notBefore: 'start' } },
      { start: '2026-01-02', end: '2026-01-01' },
      ['end: End must not be earlier than Start.'],
    ],
    [{ start: START, end: { ...END, notBefore: 'start' } }, { end: '2026-01-01' }, []],
    [
      { start: { ...START, notAfter: 'end' }, end: END },
      { start: '2026-01-02', end: '2026-01-01' },
      ['start: Start must not be later than End.'],
    ],
    [
      { start: { ...START, notAfter: 'end' }, end: END },
      { start: '2026-01-02', end: 'soon' },
      ['end: Please enter a valid date.'],
    ],
  ])('%j with %j', (fields, data, problems) => {
    expect(problemsOf(fields, data)).toEqual(problems);
  });

  it.each<[FormData, readonly string[]]>([
    [{ mail: 'a@b.ph', again: 'a@b.ph' }, []],
    [{ mail: 'a@b.ph', again: 'a@c.ph' }, ['again: Again must be the same as Mail.']],
    [{ again: 'a@c.ph' }, ['again: Again must be the same as Mail.']],
    [{ mail: 'a@b.ph' }, []],
    [{ mail: 'a@b.ph', again: 'a' }, ['again: Please enter valid email']],
  ])('requires the same value twice: %j', (data, problems) => {
    const fields: Fields = {
      mail: { type: 'email', label: 'Mail', stored: 'MAIL' },
      again: { type: 'email', label: 'Again', stored: 'AGAIN', sameAs: 'mail' },
    };
    expect(problemsOf(fields, data)).toEqual(problems);
  });
});

describe('a message of the definition', () => {
  it.each<[Field, FormValue, string]>([
    [{ ...SIZE, min: 2, messages: { min: 'Two at least' } }, 1, 'Two at least'],
    [{ ...SIZE, max: 2, messages: { max: 'Two at most' } }, 3, 'Two at most'],
    [{ ...SIZE, positive: true, messages: { positive: 'More!' } }, 0, 'More!'],
    [{ ...SIZE, integer: true, messages: { integer: 'Whole!' } }, 0.5, 'Whole!'],
    [{ ...SIZE, step: 2, messages: { step: 'Even!' } }, 1, 'Even!'],
    [{ ...SIZE, messages: { invalid: 'A number!' } }, 'x', 'A number!'],
    [{ ...DAY, min: 'today', messages: { min: 'Not any more' } }, '2020-01-01', 'Not any more'],
    [{ ...DAY, messages: { invalid: 'A day!' } }, 'x', 'A day!'],
    [{ ...MOBILE, maxLength: 2, messages: { maxLength: 'Shorter!' } }, 'abc', 'Shorter!'],
    [{ ...MOBILE, pattern: '^a$', messages: { pattern: 'An a!' } }, 'b', 'An a!'],
    [{ ...MOBILE, rule: 'kebabCase', messages: { rule: 'Words!' } }, 'B', 'Words!'],
    [{ ...MOBILE, required: 'Mobile?' }, undefined, 'Mobile?'],
    [{ ...MOBILE, required: 'Mobile?', messages: { required: 'Please!' } }, ' ', 'Please!'],
    [
      {
        type: 'radio',
        label: 'Kind',
        stored: 'KIND',
        choices: [{ value: 1, label: 'One' }],
        messages: { invalid: 'One!' },
      },
      2,
      'One!',
    ],
  ])('%j applies to %j: %s', (field, value, message) => {
    expect(problemsOf({ field }, value === undefined ? {} : { field: value })).toEqual([`field: ${message}`]);
  });

  it('exists for separate limits, for items, and for conditional requirements', () => {
    const fields: Fields = {
      least: { ...SIZE, stored: 'LEAST', max: 9, atMost: 'most', messages: { max: 'Nine!', atMost: 'Too much!' } },
      most: { ...SIZE, stored: 'MOST' },
      note: { ...MOBILE, requiredWhen: { field: 'most', from: 5 }, messages: { required: 'A note from five on' } },
      rows: {
        ...{ type: 'list', label: 'Rows', addLabel: 'Add', itemLabel: 'Row', stored: { in: 'ROWS', each: 'ROW' } },
        ...{ min: 3, uniqueBy: ['name'], messages: { min: 'Three!', uniqueBy: 'Twice!' } },
        fields: { name: MOBILE },
      },
    };
    expect(problemsOf(fields, { least: 6, most: 5, rows: [{ name: 'a' }, { name: 'a' }] })).toEqual([
      'least: Too much!',
      'note: A note from five on',
      'rows: Three!',
      'rows.1.name: Twice!',
    ]);
    expect(problemsOf(fields, { least: 10, rows: [{}, {}, {}] })).toEqual(['least: Nine!']);
  });
});

describe('the initial values of a form', () => {
  it('are the defaults of texts and numbers', () => {
    const { fields } = compiledOf({
      a: { ...MOBILE, default: 'A text' },
      b: { type: 'multiline', label: 'B', stored: 'B', default: 'Two\nlines' },
      c: { ...SIZE, default: 0 },
    }).editor;
    expect(startingForm(fields, '2026-01-31')).toEqual({ a: 'A text', b: 'Two\nlines', c: 0 });
  });
});

describe('a definition', () => {
  it.each<[Field, string, string]>([
    [{ ...MOBILE, messages: { max: 'x' } }, 'fields.field.messages.max', 'the setting max beside it'],
    [{ ...MOBILE, sameAs: 'nobody' }, 'fields.field.sameAs', 'a name, of which there is none'],
    [{ ...DAY, notBefore: 'nobody' }, 'fields.field.notBefore', 'a name, of which there is none'],
    [{ ...DAY, min: 'tomorrow' }, 'fields.field.min', "'today', or a day such as 2026-01-31"],
    [{ ...SIZE, min: 3, max: 2 }, 'fields.field.min', 'at most max, 2'],
    [{ ...SIZE, integer: true, step: 0.5 }, 'fields.field.step', 'a whole number, as the field has'],
    [
      { ...MOBILE, rule: 'lucky' as 'kebabCase' },
      'fields.field.rule',
      'one of "philippineMobile", "philippineTin", "kebabCase"',
    ],
  ])('%j has a problem', (field, where, expected) => {
    expect(findProblems(editorOf({ field }))).toMatchObject([{ where, expected }]);
  });
});

describe('a validator compiled at build time', () => {
  it('imports the functions that rules call from this project', () => {
    const source = validatorModule(compiledOf({ field: { ...MOBILE, rule: 'kebabCase' } }).validationSchema);
    expect(source).toContain('from "/src/compile/validatorFunctions.ts"');
    expect(source).toContain('.keepsRule;');
    expect(source).not.toContain('require(');
  });
});
