import { describe, expect, it } from 'vitest';
import {
  DefinitionError,
  editorFromJson,
  findProblems,
  printProblem,
  assertValidEditor,
  type DefinitionProblem,
} from '../../../src/definition';
import privacyPolicy from '../../../schemas/company-information/privacy-policy.json';
import { termsAndConditions } from '../../../schemas/company-information/terms-and-conditions';

const fixtures = import.meta.glob<object>('../../round-trip/fixtures/*.json', { eager: true, import: 'default' });

const validEditor = {
  name: 'about',
  title: 'About',
  stored: { page: { tag: 'T-{BRAND}', slug: 'about-{brand}', name: 'About {BRAND}', save: 'rewriteContainers' } },
  fields: {
    main: {
      type: 'group',
      stored: { container: 'DEFAULT', collection: 'FC' },
      fields: {
        title: { type: 'text', label: 'Title', stored: 'TITLE' },
        size: { type: 'number', label: 'Size', stored: 'SIZE' },
      },
    },
  },
};

/** The valid definition with other fields in its main group. */
function withFields(fields: object): unknown {
  return { ...validEditor, fields: { main: { ...validEditor.fields.main, fields } } };
}

const at = 'fields.main.fields';

describe('findProblems', () => {
  it('finds none in a valid definition', () => {
    expect(findProblems(validEditor)).toEqual([]);
  });

  it.each<readonly [name: string, definition: unknown, where: string, expected: string]>([
    ['what is no object', 'x', '', 'an object'],
    ['a missing title', { ...validEditor, title: undefined }, 'title', 'this setting'],
    ['an unknown setting', { ...validEditor, colour: 'red' }, 'colour', 'one of the settings'],
    [
      'an unknown field type',
      withFields({ a: { type: 'colour', label: 'A', stored: 'A' } }),
      `${at}.a.type`,
      'one of "text"',
    ],
    [
      'a missing label',
      withFields({ a: { type: 'text', stored: 'A' } }),
      `${at}.a.label`,
      'a label for this text field',
    ],
    [
      'a brand that does not exist',
      withFields({ a: { type: 'text', label: 'A', stored: 'A', brands: ['ALVEO'] } }),
      `${at}.a.brands.0`,
      'one of "ALP"',
    ],
    [
      'a stored name that is no text',
      withFields({ a: { type: 'text', label: 'A', stored: 5 } }),
      `${at}.a.stored`,
      'an object',
    ],
    [
      'two fields stored at one place',
      withFields({ a: { type: 'text', label: 'A', stored: 'X' }, b: { type: 'text', label: 'B', stored: 'X' } }),
      `${at}.b.stored`,
      'a place of its own',
    ],
    [
      'an order used twice',
      withFields({
        a: { type: 'text', label: 'A', stored: 'A' },
        b: { type: 'text', label: 'B', stored: { field: 'B', order: 0 } },
      }),
      `${at}.b.stored`,
      'an order of its own',
    ],
    [
      'a rule naming a missing field',
      withFields({ a: { type: 'number', label: 'A', stored: 'A', atMost: 'highest' } }),
      `${at}.a.atMost`,
      'a name, of which there is none',
    ],
    [
      'a rule that compares unlike fields',
      withFields({
        start: { type: 'date', label: 'Start', stored: 'START' },
        end: { type: 'month', label: 'End', stored: 'END', laterThan: 'start' },
      }),
      `${at}.end.laterThan`,
      'the key of a month field',
    ],
    [
      'a choice without choices',
      withFields({ a: { type: 'choice', label: 'A', stored: 'A' } }),
      `${at}.a.choices`,
      'choices, or options of a service',
    ],
    [
      'a codec that does not suit the type',
      withFields({
        a: { type: 'toggle', label: 'A', stored: { field: 'A', as: 'instant' }, labels: { on: 'On', off: 'Off' } },
      }),
      `${at}.a.stored.as`,
      'one of "text"',
    ],
    [
      'tags joined by anything',
      withFields({ a: { type: 'tags', label: 'A', stored: { field: 'A', as: { join: ' ' } } } }),
      `${at}.a.stored.as.join`,
      'one of ",", "#"',
    ],
    [
      'two ends of a range stored at one place',
      withFields({ a: { type: 'timeRange', label: 'A', stored: { start: 'X', end: { field: 'Y', order: 0 } } } }),
      `${at}.a.stored.end`,
      'an order of its own',
    ],
    [
      'items that are told apart by a missing field',
      withFields({
        a: {
          type: 'list',
          label: 'A',
          addLabel: 'Add',
          itemLabel: 'A',
          stored: { each: 'A' },
          uniqueBy: ['email'],
          fields: { mail: { type: 'email', label: 'Mail', stored: 'MAIL' } },
        },
      }),
      `${at}.a.uniqueBy.0`,
      'one of mail',
    ],
    [
      'a condition on a missing field',
      withFields({ a: { type: 'text', label: 'A', stored: 'A', visibleWhen: { field: 'kind', in: [1] } } }),
      `${at}.a.visibleWhen.field`,
      'a name, of which there is none',
    ],
    [
      'a condition on a missing field of an outer group',
      withFields({ a: { type: 'text', label: 'A', stored: 'A', visibleWhen: { field: '../kind', in: [1] } } }),
      `${at}.a.visibleWhen.field`,
      'a path to a field',
    ],
    [
      'a path out of the form',
      withFields({ a: { type: 'text', label: 'A', stored: 'A', visibleWhen: { field: '../../main/b', in: [1] } } }),
      `${at}.a.visibleWhen.field`,
      'a path to a field',
    ],
    [
      'a missing field in one of several conditions',
      withFields({
        a: {
          type: 'text',
          label: 'A',
          stored: 'A',
          requiredWhen: { any: [{ field: '/main/a', present: true }, { not: { field: 'kind', in: [1] } }] },
        },
      }),
      `${at}.a.requiredWhen.any.1.not.field`,
      'a name, of which there is none',
    ],
    [
      'a comparison of a text',
      withFields({
        a: { type: 'text', label: 'A', stored: 'A' },
        b: { type: 'text', label: 'B', stored: 'B', enabledWhen: { field: 'a', above: 1 } },
      }),
      `${at}.b.enabledWhen.field`,
      'a field of a number, day, month or time',
    ],
    [
      'a number compared with a text',
      withFields({
        a: { type: 'number', label: 'A', stored: 'A' },
        b: { type: 'text', label: 'B', stored: 'B', enabledWhen: { field: 'a', above: '1' } },
      }),
      `${at}.b.enabledWhen.above`,
      'a number',
    ],
    [
      'a comparison with nothing',
      withFields({
        a: { type: 'number', label: 'A', stored: 'A' },
        b: { type: 'text', label: 'B', stored: 'B', enabledWhen: { field: 'a' } },
      }),
      `${at}.b.enabledWhen`,
      'one of above, below, from, to',
    ],
    [
      'a field that stands in a page itself',
      { ...validEditor, fields: { title: { type: 'text', label: 'Title', stored: 'TITLE' } } },
      'fields.title.stored',
      'a container in a page',
    ],
    [
      'a key that means something else to JavaScript',
      JSON.parse(
        JSON.stringify(withFields({ a: { type: 'text', label: 'A', stored: 'A' } })).replace('"a"', '"__proto__"'),
      ),
      `${at}.__proto__`,
      'a key of letters and digits',
    ],
    [
      'an unknown overlay target',
      { ...validEditor, overlays: { ALP: { fields: { mian: { label: 'x' } } } } },
      'overlays.ALP.fields.mian',
      'one of main',
    ],
    [
      'an overlay of a brand that does not exist',
      { ...validEditor, overlays: { ALVEO: {} } },
      'overlays.ALVEO',
      'one of the settings',
    ],
    [
      'a slug that the service would not make of the name',
      { ...validEditor, stored: { page: { ...validEditor.stored.page, slug: 'about-us-{brand}' } } },
      'stored.page.slug',
      "the slug of the name, 'about-alp'",
    ],
    [
      'a first save of a field that is not stored',
      { ...validEditor, stored: { page: { ...validEditor.stored.page, firstSave: ['NAME'] } } },
      'stored.page.firstSave.0',
      'the stored name of a field',
    ],
  ])('reports %s', (...[, definition, where, expected]) => {
    const problems = findProblems(definition);
    expect(problems.map((problem) => problem.where)).toContain(where);
    expect(problems.find((problem) => problem.where === where)?.expected).toContain(expected);
  });

  it('accepts a first save of a list that is stored as JSON', () => {
    const row = { url: { type: 'text', label: 'URL', stored: 'URL' } };
    const links = {
      type: 'list',
      label: 'Links',
      stored: { field: 'LINKS', as: 'json' },
      addLabel: 'Add',
      itemLabel: 'Link',
      fields: row,
    };
    const stored = { page: { ...validEditor.stored.page, firstSave: ['LINKS'] } };
    expect(findProblems({ ...(withFields({ links }) as object), stored })).toEqual([]);
  });

  it.each([
    { type: 'number', label: 'Change', stored: 'CHANGE' },
    { type: 'quantity', label: 'Change', stored: { amount: 'CHANGE', unit: 'UNIT' }, units: ['sqm'] },
  ])('accepts that the amount of a $type is at most 0', (field) => {
    expect(findProblems(withFields({ change: { ...field, max: 0 } }))).toEqual([]);
  });

  const text = { type: 'text', label: 'A', stored: 'A' };
  it.each<readonly [name: string, definition: unknown, problems: readonly DefinitionProblem[]]>([
    ['a field that is none', withFields({ a: 'text' }), [{ where: `${at}.a`, expected: 'a field', got: '"text"' }]],
    [
      'a field of no type',
      withFields({ a: { label: 'A', stored: 'A' } }),
      [
        {
          where: `${at}.a.type`,
          expected: expect.stringMatching(/^one of "text", .*"oneOf"$/) as string,
          got: 'nothing',
        },
      ],
    ],
    [
      'the settings of its own type alone',
      withFields({ a: { type: 'money', label: 'A', stored: 'A', maxLength: 5 } }),
      [
        {
          where: `${at}.a.maxLength`,
          expected: expect.stringMatching(/^one of the settings label, .*max/) as string,
          got: '"maxLength"',
        },
      ],
    ],
    [
      'a text of blanks',
      withFields({ a: { ...text, help: ' ' } }),
      [{ where: `${at}.a.help`, expected: 'a text that is not empty', got: '" "' }],
    ],
    [
      'half a number',
      withFields({ a: { ...text, maxLength: 1.5 } }),
      [{ where: `${at}.a.maxLength`, expected: 'a whole number from 0', got: '1.5' }],
    ],
    [
      'a number that is none',
      withFields({ a: { ...text, maxLength: Number.NaN } }),
      [{ where: `${at}.a.maxLength`, expected: 'a whole number from 0', got: 'NaN' }],
    ],
    [
      'what is none of several',
      withFields({ a: { ...text, stored: 5 } }),
      [{ where: `${at}.a.stored`, expected: 'a text or an object with field', got: '5' }],
    ],
    [
      'what is wrong with the one of several that it is most like',
      { ...validEditor, stored: { page: { ...validEditor.stored.page, tag: 5, firstSave: [''] } } },
      [
        { where: 'stored.page.tag', expected: 'a text', got: '5' },
        { where: 'stored.page.firstSave.0', expected: 'a text that is not empty', got: '""' },
      ],
    ],
    [
      'a value of the wrong type once',
      withFields({ a: { ...text, width: 5 } }),
      [{ where: `${at}.a.width`, expected: 'one of "full", "half", "third", "quarter"', got: '5' }],
    ],
    [
      'an order that is none',
      withFields({ a: { type: 'days', label: 'A', stored: { each: { field: 'A', from: -1.5 } } } }),
      [{ where: `${at}.a.stored.each.from`, expected: 'a whole number from 0', got: '-1.5' }],
    ],
    [
      'a fault of what an overlay makes',
      { ...validEditor, overlays: { ALP: { fields: { main: { fields: { title: { maxLength: -1 } } } } } } },
      [{ where: `overlays.ALP.${at}.title.maxLength`, expected: 'a whole number from 0', got: '-1', brand: 'ALP' }],
    ],
  ])('reports %s, and nothing else', (...[, definition, problems]) => {
    expect(findProblems(definition)).toEqual(problems);
  });

  it.each<readonly [name: string, definition: unknown, where: string, suggestion: string | undefined]>([
    ['setting', withFields({ a: { ...text, maxLenght: 5 } }), `${at}.a.maxLenght`, 'maxLength'],
    ['setting of the editor', { ...validEditor, titel: 'About' }, 'titel', 'title'],
    ['setting that is needed', withFields({ a: { type: 'text', lable: 'A', stored: 'A' } }), `${at}.a.lable`, 'label'],
    [
      'setting in one of several',
      withFields({ a: { ...text, stored: { feild: 'A' } } }),
      `${at}.a.stored.feild`,
      'field',
    ],
    ['place of an editor', { ...validEditor, stored: { recrod: 'user' } }, 'stored.recrod', 'record'],
    ['field type', withFields({ a: { ...text, type: 'richtext' } }), `${at}.a.type`, 'richText'],
    ['value', withFields({ a: { ...text, width: 'hlaf' } }), `${at}.a.width`, 'half'],
    ['brand', withFields({ a: { ...text, brands: ['AVDIA'] } }), `${at}.a.brands.0`, 'AVIDA'],
    [
      'key of a sibling',
      withFields({ first: text, b: { ...text, stored: 'B', clearedBy: 'frist' } }),
      `${at}.b.clearedBy`,
      'first',
    ],
    [
      'target of an overlay',
      { ...validEditor, overlays: { ALP: { fields: { mian: { label: 'x' } } } } },
      'overlays.ALP.fields.mian',
      'main',
    ],
    ['setting that is like none', withFields({ a: { ...text, colour: 'red' } }), `${at}.a.colour`, undefined],
  ])('suggests the closest match for a misspelt %s', (...[, definition, where, suggestion]) => {
    expect(findProblems(definition).find((problem) => problem.where === where)?.suggestion).toBe(suggestion);
  });

  it('lets an overlay add settings, fields and types', () => {
    const types = { NOTE: { label: 'Note', fields: { a: text } } };
    const definition = {
      ...(withFields({
        a: text,
        parts: { type: 'blocks', label: 'P', itemLabel: 'P', addLabel: 'Add', stored: { each: 'P-{type}' }, types },
      }) as typeof validEditor),
      overlays: {
        ALP: {
          messages: { created: 'Made' },
          fields: {
            main: {
              fields: {
                a: {
                  required: 'Needed.',
                  maxLength: 5,
                  messages: { maxLength: 'Shorter here.' },
                  visibleWhen: { field: 'b', present: true },
                },
                b: { ...text, stored: 'B' },
                parts: { types: { QUOTE: { label: 'Quote', fields: { b: text } } } },
              },
            },
          },
        },
      },
    };
    expect(findProblems(definition)).toEqual([]);
  });

  it('counts the characters of a default as the form does', () => {
    expect(findProblems(withFields({ a: { ...text, maxLength: 2, default: '🌿🌿' } }))).toEqual([]);
  });

  it('lets two fields share a place when no brand has both', () => {
    const twoBrands = withFields({
      a: { type: 'text', label: 'A', stored: { field: 'X', order: 0 }, brands: ['ALP'] },
      b: { type: 'text', label: 'B', stored: { field: 'X', order: 0 }, brands: ['AVIDA'] },
    });
    expect(findProblems(twoBrands)).toEqual([]);
  });

  it('prints file, path, expected and actual value in one line', () => {
    const [problem] = findProblems(withFields({ a: { type: 'text', label: 'A' } }));
    expect(printProblem('schemas/about.ts', problem!)).toBe(
      'schemas/about.ts at fields.main.fields.a.stored: expected this setting of a text field, got nothing',
    );
    const [misspelt] = findProblems(withFields({ a: { ...text, width: 'hlaf' } }));
    expect(printProblem('schemas/about.ts', misspelt!)).toBe(
      `schemas/about.ts at fields.main.fields.a.width: expected one of "full", "half", "third", "quarter", got "hlaf"; did you mean 'half'?`,
    );
  });
});

describe('editorFromJson', () => {
  it.each(Object.entries(fixtures))('reads a definition that has no problem: %s', (_file, json) => {
    expect(findProblems(editorFromJson(json))).toEqual([]);
  });

  it('loads a JSON definition like one in TypeScript', () => {
    const fromJson = editorFromJson(privacyPolicy);
    const renamed = JSON.parse(
      JSON.stringify(termsAndConditions)
        .replaceAll('TERMS-AND-CONDITIONS', 'PRIVACY-POLICY')
        .replaceAll('terms-and-conditions', 'privacy-policy')
        .replaceAll('Terms and Conditions', 'Privacy Policy'),
    ) as unknown;
    expect(fromJson).toEqual(renamed);
  });
});

describe('assertValidEditor', () => {
  it('accepts a valid definition', () => {
    expect(() => assertValidEditor(editorFromJson(privacyPolicy))).not.toThrow();
  });

  it('throws with every problem of an invalid definition', () => {
    const invalid = editorFromJson({ ...privacyPolicy, title: '', fields: { main: { type: 'grp' } } });
    expect(() => assertValidEditor(invalid)).toThrow(DefinitionError);
    expect(() => assertValidEditor(invalid)).toThrow(
      /privacy-policy at title: expected a text that is not empty, got ""[\s\S]*fields\.main\.type/,
    );
  });
});
