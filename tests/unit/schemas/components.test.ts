import { describe, expect, it } from 'vitest';
import { components } from '../../../schemas/content/components';
import { brands } from '../../../schemas/brands';
import { compileEditor, createValidate } from '../../../src/compile';
import { ajvValidator } from '../../../src/compile/ajv';
import { BRANDS, findProblems, type Brand } from '../../../src/definition';
import {
  newPage,
  type FieldCollection,
  type FileItem,
  type FormItem,
  type Page,
  type Problem,
} from '../../../src/tree';
import { articleEditor } from '../../../stories/support/articleEditor';
import { oneField } from '../../../stories/support/store';

const article = articleEditor();

function compiledFor(brand: Brand) {
  return compileEditor(article, brands[brand]);
}

/** An article with these components, in stored form. */
function storedPage(items: readonly FormItem[], brand: Brand): Page {
  const { editor, lens } = compiledFor(brand);
  let ids = 0;
  const newId = () => `id-${(ids += 1)}`;
  const empty = newPage({ editor, brandId: 'brand', newId });
  return lens.formToTree({ overview: {}, content: { components: items } }, empty, newId);
}

/** Stored collections of the components. */
function stored(items: readonly FormItem[], brand: Brand = 'AVIDA'): readonly FieldCollection[] {
  const [container] = storedPage(items, brand).containers;
  return container?.field_collections.find(({ name }) => name === 'COMPONENTS')?.children ?? [];
}

function problemsOf(item: FormItem): readonly Problem[] {
  const compiled = compiledFor('AVIDA');
  const form = { overview: { title: 'An article' }, content: { components: [item] } };
  return createValidate(compiled, ajvValidator(compiled.validationSchema))(form);
}

describe('the components', () => {
  it('are valid', () => {
    expect(findProblems(article)).toEqual([]);
    expect(Object.keys(components)).toEqual(Array.from({ length: 14 }, (_, index) => String(index + 1)));
  });

  it('[COMP-016] are stored and read back in order', () => {
    const items = ['9', '1', '14', '10', '1'].map((type) => ({ type }));
    const collections = stored(items);
    expect(collections.map(({ name, order }) => [name, order])).toEqual([
      ['COMPONENT-9', 0],
      ['COMPONENT-1', 1],
      ['COMPONENT-14', 2],
      ['COMPONENT-10', 3],
      ['COMPONENT-1', 4],
    ]);
    const read = compiledFor('AVIDA').lens.treeToForm(storedPage(items, 'AVIDA'));
    const { components: back } = read['content'] as { readonly components: readonly FormItem[] };
    expect(back.map(({ type }) => type)).toEqual(['9', '1', '14', '10', '1']);
  });

  it.each(BRANDS)('[COMP-017] pictures of %s have an alt text for ALP only', (brand) => {
    const picture: FileItem = { key: 'files/lobby.png', altText: 'The lobby' };
    const [component] = stored([{ type: '1', image: picture }], brand);
    expect(component?.fields[0]?.meta_data?.alt_text ?? null).toBe(brand === 'ALP' ? 'The lobby' : null);
  });

  it.each(['1', '2', '3', '4', '5', '6', '9', '11', '12', '13', '14'])(
    '[COMP-018, CONT-050] every description of component %s can switch to plain text, and has the content tools',
    (type) => {
      const fields = Object.values(components[type]?.fields ?? {}).filter((field) => field.type === 'richText');
      expect(fields).toHaveLength(type === '13' ? 2 : 1);
      for (const field of fields) {
        expect(field).toMatchObject({
          allowPlainText: true,
          toolbar: ['heading', 'bold', 'italic', 'link', 'insertTable'],
        });
      }
    },
  );

  it.each(['11', '12'])('[COMP-019] component %s accepts up to 25 videos', (type) => {
    const videos = (count: number) => Array.from({ length: count }, (_, index) => ({ key: `videos/${index}.mp4` }));
    expect(problemsOf({ type, videos: videos(25) })).toEqual([]);
    expect(problemsOf({ type, videos: videos(26) }).map(({ message }) => message)).toEqual(['Maximum of 25 files']);
  });

  it.each(Object.keys(components))('component %s requires nothing: it may be empty', (type) => {
    expect(problemsOf({ type })).toEqual([]);
  });

  it('accept only video links for videos, and safe links', () => {
    expect(problemsOf({ type: '4', video: 'https://example.com' }).map(({ message }) => message)).toEqual([
      'invalid video link',
    ]);
    expect(problemsOf({ type: '14', imageLink: 'javascript:alert(1)' })).toHaveLength(1);
    expect(problemsOf({ type: '14', imageLink: '/estates/north' })).toEqual([]);
  });
});

describe('the layout of a block', () => {
  it('shows existing fields only', () => {
    const field = {
      type: 'blocks',
      label: 'Parts',
      addLabel: 'Add',
      itemLabel: 'Part',
      stored: { each: 'PART-{type}' },
      types: {
        a: {
          label: 'A',
          fields: { words: { type: 'text', label: 'Words', stored: 'WORDS' } },
          layout: [[['words', { field: 'picture', as: 'caption' }]]],
          summary: ['title'],
        },
      },
    } as const;
    expect(findProblems(oneField(field))).toEqual([
      { where: 'fields.field.types.a.layout.0.0.1', expected: 'one of words', got: '"picture"' },
      { where: 'fields.field.types.a.summary.0', expected: 'one of words', got: '"title"' },
    ]);
  });
});
