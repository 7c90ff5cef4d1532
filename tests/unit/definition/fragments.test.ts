import { describe, expect, it } from 'vitest';
import { areas } from '../../../schemas';
import { fragments } from '../../../schemas/fragments';
import { seo } from '../../../schemas/shared/seo';
import {
  areaFromJson,
  DefinitionError,
  editorFromJson,
  expandFragments,
  findProblems,
  fragmentFromJson,
} from '../../../src/definition';
import { fragmentProblems, settingProblems } from '../../../src/definition/settingProblems';

function fields(inside: object) {
  return {
    name: 'x',
    title: 'X',
    stored: { page: { tag: 'X-{BRAND}', slug: 'x', name: 'X', save: 'updateTree' } },
    fields: { main: { type: 'group', stored: { container: 'DEFAULT', collection: 'FC' }, fields: inside } },
  };
}

function expanded(inside: object): unknown {
  const { main } = editorFromJson(fields(inside), { fragments }).fields;
  return main && 'fields' in main && main.fields;
}

const heading = { type: 'text', label: 'Heading', stored: 'HEADING' };

describe('a fragment in JSON', () => {
  it('expands to its fields in place and in order, like the function in TypeScript', () => {
    const given = expanded({ heading, search: { $use: 'seo', with: { prefix: 'X' } }, more: heading });
    expect(given).toEqual({ heading, ...seo('X'), more: heading });
    expect(Object.keys(given as object)).toEqual(['heading', ...Object.keys(seo('X')), 'more']);
  });

  it('is overridden by its sibling settings; null removes a field', () => {
    const given = expanded({
      search: { $use: 'seo', with: { prefix: 'X', titleOrder: 4 }, h1Tag: { label: 'H1' }, h2SubHeading: null },
      pictures: { $use: 'pictures', label: 'Photos', max: 5 },
    });
    expect(given).toMatchObject({
      seoTitle: { stored: { field: 'SEO-X-TITLE', order: 4 } },
      h1Tag: { label: 'H1' },
      pictures: { type: 'images', label: 'Photos', max: 5, featured: false },
    });
    expect(given).not.toHaveProperty('h2SubHeading');
  });

  it('makes fields required by parameter', () => {
    const address = (more: object) => expanded({ place: { $use: 'address', with: { prefix: 'OFFICE', ...more } } });
    expect(address({ required: true })).toMatchObject({
      street: { stored: 'OFFICE-STREET', required: 'Street is required' },
      town: { stored: 'OFFICE-TOWN', required: 'Town or city is required' },
    });
    expect(JSON.stringify(address({}))).not.toContain('required');
  });

  it('may provide all fields of a group, or the settings of a field', () => {
    const group = { type: 'group', fields: { $use: 'virtualTour' } };
    const given = expanded({
      tour: group,
      brochure: { $use: 'pdf', type: 'document', label: 'Brochure', stored: 'PDF' },
    });
    expect(given).toMatchObject({ tour: { fields: { videos: {}, panoramas: {} } }, brochure: { accept: ['pdf'] } });
  });

  it('expands to a valid definition: all fragments of the project', () => {
    const values = { text: 'WORD', flag: true, texts: ['WORD'] };
    const used = fragments.map(({ name, gives, parameters }) => {
      const given = Object.fromEntries(
        Object.entries(parameters).flatMap(([key, { type }]) => (type === 'number' ? [] : [[key, values[type]]])),
      );
      const beside =
        gives === 'settings' && !('type' in { ...fragments.find((one) => one.name === name)?.make(given) });
      return [
        name,
        {
          $use: name,
          with: given,
          ...(beside && { type: name === 'pdf' ? 'document' : 'image', label: 'Word', stored: 'FILE' }),
        },
      ] as const;
    });
    for (const [name, use] of used)
      expect(findProblems(editorFromJson(fields({ [name]: use }), { fragments })), name).toEqual([]);
  });

  it.each([
    [{ $use: 'soe', with: {} }, '$use', "did you mean 'seo'"],
    [{ $use: 'seo' }, 'with.prefix', 'a text, got nothing'],
    [{ $use: 'seo', with: { prefix: 3 } }, 'with.prefix', 'a text, got 3'],
    [{ $use: 'seo', with: { prefix: 'X', prefx: 'X' } }, 'with.prefx', "did you mean 'prefix'"],
    [{ $use: 'pictures', with: { max: 3 } }, 'with.max', 'has no parameters'],
    [{ $use: 'seo', with: 'X' }, 'with', "the parameters of 'seo' by name"],
    [{ $use: 'seo', with: { prefix: 'X' }, h1tag: null }, 'h1tag', "did you mean 'h1Tag'"],
  ])('%j is rejected with its path', (use, where, message) => {
    const wrong = () => editorFromJson(fields({ a: use }), { fragments });
    expect(wrong).toThrow(DefinitionError);
    expect(wrong).toThrow(`x at fields.main.fields.a.${where}: expected`);
    expect(wrong).toThrow(message);
  });

  it('rejects duplicate keys', () => {
    const address = (prefix: string) => ({ $use: 'address', with: { prefix } });
    const wrong = (given: Record<string, unknown>) => () => editorFromJson(fields(given), { fragments });
    expect(wrong({ home: address('HOME'), office: address('OFFICE') })).toThrow(
      'x at fields.main.fields.office: expected keys that no field beside it has, got "street"',
    );
    expect(wrong({ home: address('HOME'), town: heading })).toThrow(
      'x at fields.main.fields.town: expected keys that no field beside it has, got "town"',
    );
  });

  it('may use others, but not itself', () => {
    const inner = fragmentFromJson({
      name: 'inner',
      description: '-',
      gives: 'settings',
      parameters: {
        label: { type: 'text', description: '-' },
        most: { type: 'number', description: '-', optional: true },
      },
      content: { type: 'text', label: 'The {label} of {brand}', stored: '{label}', maxLength: '{most}' },
    });
    const outer = fragmentFromJson({
      name: 'outer',
      description: '-',
      gives: 'fields',
      content: { one: { $use: 'inner', with: { label: 'A', most: 5 } }, two: { $use: 'inner', with: { label: 'B' } } },
    });
    const loop = fragmentFromJson({ name: 'loop', description: '-', gives: 'settings', content: { $use: 'loop' } });
    const { definition, origins } = expandFragments({ fields: { both: { $use: 'outer' } } }, [inner, outer]);
    expect(definition).toEqual({
      fields: {
        one: { type: 'text', label: 'The A of {brand}', stored: 'A', maxLength: 5 },
        two: { type: 'text', label: 'The B of {brand}', stored: 'B' },
      },
    });
    expect(origins.get('fields.two')).toBe('fields.both');
    expect(expandFragments({ $use: 'loop' }, [loop]).problems).toMatchObject([
      { expected: 'a fragment that does not use itself' },
    ]);
  });
});

describe('a fragment in a file', () => {
  const parameters = { title: { type: 'text', description: 'Its label.' } };
  const content = { type: 'text', label: '{title}', stored: 'TITLE' };
  const file = { name: 'own', description: 'A title.', gives: 'settings', parameters, content };

  it('uses its parameters', () => {
    expect(fragmentProblems(file)).toEqual([]);
    expect(fragmentProblems({ ...file, content: { ...content, label: '{titel}' } })).toEqual([
      { where: 'parameters.title', expected: '{title} in a text of the content', got: 'none' },
    ]);
    expect(fragmentProblems({ ...file, content: undefined })).toMatchObject([{ where: 'content' }]);
  });
});

describe('an area in JSON', () => {
  it('reads the same as in TypeScript, and is valid by its schema', () => {
    for (const area of areas) {
      expect(areaFromJson({ $schema: '../area.schema.json', ...(JSON.parse(JSON.stringify(area)) as object) })).toEqual(
        area,
      );
      expect(settingProblems(area, 'area')).toEqual([]);
    }
  });

  it.each([
    [{ store: { kind: 'pagess', tag: 'X' } }, 'store.kind', "'pages'"],
    [{ store: { kind: 'pages', tag: 'X' }, lsit: {} }, 'lsit', "'list'"],
    [{ store: { kind: 'records', name: 'x' }, list: { kind: 'tabel' } }, 'list.kind', "'table'"],
  ])('%j is rejected with a suggestion for the intended kind of area', (area, where, suggestion) => {
    const found = settingProblems(area, 'area').find((problem) => problem.where === where);
    expect(`'${String(found?.suggestion)}'`).toBe(suggestion);
  });
});
