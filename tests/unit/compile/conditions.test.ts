import { describe, expect, it } from 'vitest';
import { brands } from '../../../schemas/brands';
import { compileEditor, createValidate } from '../../../src/compile';
import { ajvValidator } from '../../../src/compile/ajv';
import { loadValidator } from '../../../src/compile/loadValidator';
import { defineEditor, type Condition, type Field, type Fields } from '../../../src/definition';
import type { FormData, FormValue } from '../../../src/tree';
import { updateUser } from '../../../schemas/users/update-user';

/** The problems of form data as `path: message`. */
function problemsOf(fields: Fields, data: FormData): readonly string[] {
  const editor = defineEditor({
    name: 'conditions',
    title: 'Conditions',
    stored: { collection: 'C', save: 'updateCollection' },
    fields,
  });
  const compiled = compileEditor(editor, brands.ALP);
  const validate = createValidate(compiled, ajvValidator(compiled.validationSchema));
  return validate(data).map(({ path, message }) => `${path.join('.')}: ${message}`);
}

function text(label: string, settings: object = {}): Field {
  return { ...{ type: 'text', label, stored: label.toUpperCase() }, ...settings };
}

/** Whether a condition holds: a required field with that condition is reported as missing. */
function holds(visibleWhen: Condition, data: FormData): boolean {
  const fields: Fields = {
    kind: text('Kind'),
    size: { type: 'number', label: 'Size', stored: 'SIZE' },
    start: { type: 'date', label: 'Start', stored: 'START' },
    tags: { type: 'tags', label: 'Tags', stored: { field: 'TAGS', as: { join: ',' } } },
    times: { type: 'timeRange', label: 'Times', stored: { start: 'FROM', end: 'TO' } },
    perks: { type: 'multiChoice', label: 'Perks', stored: 'PERKS', choices: ['pool', 'gym', 'court'] },
    note: text('Note', { required: 'Note?', visibleWhen }),
  };
  return problemsOf(fields, { tags: [], times: {}, perks: {}, ...data }).includes('note: Note?');
}

describe('a conditionally required value', () => {
  it.each<[Field, FormValue]>([
    [text('Name'), ' '],
    [{ type: 'richText', label: 'Text', stored: 'TEXT' }, '<p> </p>'],
    [{ type: 'richText', label: 'Text', stored: 'TEXT', allowPlainText: true }, { plain: ' ' }],
    [{ type: 'days', label: 'Days', stored: { each: { field: 'DAY' } } }, []],
    [{ type: 'multiChoice', label: 'Perks', stored: 'PERKS', choices: ['pool'] }, {}],
    [{ type: 'quantity', label: 'Size', stored: { amount: 'A', unit: 'U' }, units: ['sqm'] }, { unit: 'sqm' }],
  ])('is checked like an unconditionally required one: %j, %j', (field, value) => {
    const always = { ...field, required: `${field.label} is required.` };
    const asked = { ...field, requiredWhen: { field: 'kind', present: true } };
    const form = { kind: 'x', field: value };
    const problems = problemsOf({ kind: text('Kind'), field: always }, form);
    expect(problems).toHaveLength(1);
    expect(problemsOf({ kind: text('Kind'), field: asked }, form)).toEqual(problems);
    expect(problemsOf({ kind: text('Kind'), field: asked }, { field: value })).toEqual([]);
  });
});

describe('a condition', () => {
  it.each<[Condition, FormData, boolean]>([
    [{ field: 'kind', present: true }, { kind: 'x' }, true],
    [{ field: 'kind', present: true }, { kind: ' ' }, false],
    [{ field: 'kind', present: true }, {}, false],
    [{ field: 'kind', present: false }, {}, true],
    [{ field: 'kind', present: false }, { kind: 'x' }, false],
    [{ field: 'size', present: true }, { size: 0 }, true],
    [{ field: 'tags', present: true }, { tags: [] }, false],
    [{ field: 'tags', present: true }, { tags: [{ tag: 'x' }] }, true],
    [{ field: 'times', present: true }, { times: {} }, false],
    [{ field: 'times', present: true }, { times: { start: '09:00' } }, true],
    [{ field: 'perks', in: ['pool', 'gym'] }, { perks: { gym: true, court: true } }, true],
    [{ field: 'perks', in: ['pool', 'gym'] }, { perks: { gym: false, court: true } }, false],
    [{ field: 'perks', in: ['toString'] }, { perks: {} }, false],
    [{ not: { field: 'perks', in: ['gym'] } }, { perks: { gym: true } }, false],
    [{ field: 'size', above: 5 }, { size: 5 }, false],
    [{ field: 'size', above: 5 }, { size: 5.1 }, true],
    [{ field: 'size', below: 5 }, { size: 5 }, false],
    [{ field: 'size', below: 5 }, { size: -1 }, true],
    [{ field: 'size', from: 5, to: 6 }, { size: 5 }, true],
    [{ field: 'size', from: 5, to: 6 }, { size: 6 }, true],
    [{ field: 'size', from: 5, to: 6 }, { size: 6.5 }, false],
    [{ field: 'size', below: 5 }, {}, false],
    [{ field: 'size', below: 5 }, { size: 'four' }, false],
    [{ field: 'start', from: '2026-02-01' }, { start: '2026-01-31' }, false],
    [{ field: 'start', from: '2026-02-01' }, { start: '2026-02-01' }, true],
    [{ not: { field: 'kind', in: ['a'] } }, { kind: 'a' }, false],
    [{ not: { field: 'kind', in: ['a'] } }, { kind: 'b' }, true],
    [{ not: { field: 'kind', in: ['a'] } }, {}, true],
    [
      {
        all: [
          { field: 'kind', in: ['a'] },
          { field: 'size', above: 1 },
        ],
      },
      { kind: 'a', size: 2 },
      true,
    ],
    [
      {
        all: [
          { field: 'kind', in: ['a'] },
          { field: 'size', above: 1 },
        ],
      },
      { kind: 'a', size: 1 },
      false,
    ],
    [
      {
        any: [
          { field: 'kind', in: ['a'] },
          { field: 'size', above: 1 },
        ],
      },
      { kind: 'b', size: 2 },
      true,
    ],
    [
      {
        any: [
          { field: 'kind', in: ['a'] },
          { field: 'size', above: 1 },
        ],
      },
      { kind: 'b', size: 1 },
      false,
    ],
  ])('%j on %j holds: %s', (condition, data, isHolding) => {
    expect(holds(condition, data)).toBe(isHolding);
  });
});

describe('a condition on a field elsewhere', () => {
  const asked = (visibleWhen: Condition) => text('Note', { required: 'Note?', visibleWhen });
  const groups = (path: string): Fields => ({
    kind: text('Kind'),
    overview: {
      type: 'group',
      label: 'Overview',
      fields: { kind: text('Inner'), note: asked({ field: path, in: ['a'] }) },
    },
  });

  it.each<[string, FormData, boolean]>([
    ['kind', { kind: 'b', overview: { kind: 'a' } }, true],
    ['../kind', { kind: 'a', overview: { kind: 'b' } }, true],
    ['../kind', { kind: 'b', overview: { kind: 'a' } }, false],
    ['/kind', { kind: 'a', overview: { kind: 'b' } }, true],
    ['/overview/kind', { kind: 'b', overview: { kind: 'a' } }, true],
    ['../overview/kind', { kind: 'a', overview: { kind: 'b' } }, false],
  ])('finds %s in %j: %s', (path, data, isHolding) => {
    expect(problemsOf(groups(path), data)).toEqual(isHolding ? ['overview.note: Note?'] : []);
  });

  it.each(['../kind', '/kind'])('finds %s from an item of a list', (path) => {
    const fields: Fields = {
      kind: text('Kind'),
      rows: {
        ...{ type: 'list', label: 'Rows', addLabel: 'Add', itemLabel: 'Row', stored: { in: 'ROWS', each: 'ROW' } },
        fields: {
          name: text('Name'),
          note: asked({
            all: [
              { field: path, in: ['a'] },
              { field: 'name', present: true },
            ],
          }),
        },
      },
    };
    const rows = [{ name: 'x' }, {}, { name: 'y', note: 'given' }];
    expect(problemsOf(fields, { kind: 'a', rows })).toEqual(['rows.0.note: Note?']);
    expect(problemsOf(fields, { kind: 'b', rows })).toEqual([]);
  });

  it('counts a field in a hidden group, or on a hidden condition, as absent', () => {
    const fields: Fields = {
      mode: text('Mode'),
      overview: {
        type: 'group',
        label: 'Overview',
        visibleWhen: { field: 'mode', in: ['full'] },
        fields: { kind: text('Inner', { visibleWhen: { field: '../mode', present: true } }) },
      },
      note: asked({ field: '/overview/kind', in: ['a'] }),
      other: text('Other', { required: 'Other?', visibleWhen: { field: 'overview/kind', present: false } }),
    };
    const overview = { kind: 'a' };
    expect(problemsOf(fields, { mode: 'full', overview })).toEqual(['note: Note?']);
    expect(problemsOf(fields, { mode: 'short', overview })).toEqual(['other: Other?']);
  });
});

describe('a field that cannot be edited', () => {
  const REQUIRED = { required: 'Note?', maxLength: 2 };

  it.each<[object, FormData]>([
    [{ readOnly: true }, {}],
    [{ readOnly: true }, { note: 'long' }],
    [{ readOnly: true, requiredWhen: { field: 'kind', in: ['a'] } }, { kind: 'a' }],
    [{ enabledWhen: { field: 'kind', in: ['a'] } }, { kind: 'b' }],
    [{ enabledWhen: { field: 'kind', in: ['a'] } }, { kind: 'b', note: 'long' }],
  ])('%j is not validated in a form with %j', (settings, data) => {
    expect(problemsOf({ kind: text('Kind'), note: text('Note', { ...REQUIRED, ...settings }) }, data)).toEqual([]);
  });
});

describe('the validator compiled at build time', () => {
  it.each<[FormData, number]>([
    [{ status: 'Verified', roleStatus: 2 }, 1],
    [{ status: 'Verified', roleStatus: 1 }, 0],
    [{ status: 'Pending', roleStatus: 2 }, 0],
  ])('finds the same as Ajv for conditional fields: %j', async (details, more) => {
    const data = { details };
    const precompiled = await loadValidator(updateUser.name, undefined);
    const ajv = ajvValidator(compileEditor(updateUser, undefined).validationSchema);
    expect(precompiled(data)).toEqual(ajv(data));
    expect(ajv(data).filter(({ params }) => params['missingProperty'] === 'reason')).toHaveLength(more);
  });
});

describe('a comparison with a field that may be hidden', () => {
  const isShown = { type: 'toggle', label: 'Shown', stored: 'SHOWN', labels: { on: 'Yes', off: 'No' } } as const;
  const visibleWhen = { field: 'isShown', in: [true] } as const;
  const number = { type: 'number', stored: 'N' } as const;
  const comparisons: readonly (readonly [rule: string, fields: Fields, data: FormData])[] = [
    [
      'atMost',
      {
        most: { ...number, label: 'Most', visibleWhen },
        value: { ...number, label: 'Value', stored: 'V', atMost: 'most' },
      },
      { most: 1, value: 2 },
    ],
    [
      'laterThan',
      {
        start: { type: 'date', label: 'Start', stored: 'START', visibleWhen },
        value: { type: 'date', label: 'Value', stored: 'V', laterThan: 'start', requiredWhen: visibleWhen },
      },
      { start: '2026-02-02', value: '2026-02-01' },
    ],
    [
      'sameAs',
      { other: text('Other', { visibleWhen }), value: text('Value', { sameAs: 'other', maxLength: 3 }) },
      { other: 'a', value: 'b' },
    ],
  ];

  it.each(comparisons)('applies while that field is visible: %s', (_rule, fields, data) => {
    const paths = (given: FormData) =>
      problemsOf({ isShown, ...fields }, given).map((problem) => problem.split(':')[0]);
    expect(paths({ ...data, isShown: true })).toEqual(['value']);
    expect(paths({ ...data, isShown: false })).toEqual([]);
  });

  it('keeps the other rules of the field', () => {
    const [, , [, fields]] = comparisons as readonly [unknown, unknown, readonly [string, Fields]];
    const problems = problemsOf({ isShown, ...fields }, { other: 'a', value: 'long', isShown: false });
    expect(problems).toEqual([expect.stringMatching(/^value: .*3/)]);
  });
});
