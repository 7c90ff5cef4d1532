import { describe, expect, it } from 'vitest';
import { compileEditor } from '../../../src/compile';
import { defineEditor } from '../../../src/definition';
import { newPage, NotAPageEditorError, planSave, type FormData, type FormItem, type Page } from '../../../src/tree';
import { brands } from '../../../schemas/brands';
import { awards } from '../../../schemas/company-information/awards';
import { seoTags } from '../../../schemas/company-information/seo-tags';
import { countIds } from '../../round-trip/support/arbitraryTree';

const seo = compileEditor(seoTags, brands.AVIDA);

/** The save plan for a form, on top of a stored page or as a first save. */
function plan(compiled: typeof seo, form: FormData, stored: Page | null = null) {
  const request = {
    editor: compiled.editor,
    brand: compiled.brand,
    brandId: 'brand',
    newId: countIds(stored ? 'later' : 'id'),
  };
  const base = stored ?? newPage(request);
  return planSave({ ...request, stored, next: compiled.lens.formToTree(form, base, request.newId) });
}

/** Names of the fields that an operation writes, in order. */
function fieldNames(operation: unknown): readonly string[] {
  return [...JSON.stringify(operation).matchAll(/"name":"(SEO-[A-Z-]+)"/g)]
    .map(([, name]) => name!)
    .filter((name) => name !== 'SEO-TAGS-FC');
}

const SEO_FORM = {
  main: { home: { title: 'Home' }, contact: { title: 'Contact' }, sales: {}, properties: {}, map: {} },
};

describe('the first save of a page', () => {
  it('[CI-018] creates the page and fills it, with ids chosen by the client', () => {
    const { operations, page } = plan(compileEditor(awards, brands.ALP), { main: { title: 'Awards' } });
    expect(operations.map(({ operation }) => operation)).toEqual([
      'addOrUpdateBrandPage',
      'addOrUpdateContainersFCFields',
    ]);
    expect(operations[0]).toMatchObject({
      arguments: { brand_id: 'brand', tag: 'COMPANY-INFO-ALP', item: { id: page.id, name: 'Awards ALP' } },
    });
  });

  it('[CI-SEO-005] of Seo Tags writes the three home fields, and all others in the same document', () => {
    const [, first, second, ...more] = plan(seo, SEO_FORM).operations;
    expect(fieldNames(first)).toEqual(['SEO-HOME-TITLE', 'SEO-HOME-DESCRIPTION', 'SEO-HOME-HEADING-TAG']);
    expect(second?.operation).toBe('addOrUpdateFields');
    expect(fieldNames(second)).toHaveLength(8);
    expect(more).toEqual([]);
  });
});

it('[CI-SEO-004] Seo Tags are stored in order from the first save: ten fields, then the heading tag', () => {
  const [container] = plan(seo, SEO_FORM).page.containers;
  const stored = container!.field_collections[0]!.fields.map(({ name, order }) => [order, name]);
  const expected = ['HOME', 'CONTACT', 'SALES', 'PROPERTIES', 'MAP'].flatMap((page) => [
    `SEO-${page}-TITLE`,
    `SEO-${page}-DESCRIPTION`,
  ]);
  expect(stored).toEqual([...expected, 'SEO-HOME-HEADING-TAG'].map((name, order) => [order, name]));
});

describe('a later save', () => {
  it.each(['updateTree', 'rewriteContainers', 'updateFields'] as const)(
    'with %s writes containers below groups without a place',
    (save) => {
      const editor = compileEditor(
        defineEditor({
          name: 'grouped',
          title: 'Grouped',
          stored: { page: { name: 'Grouped', slug: 'grouped', tag: 'GROUPED', save } },
          fields: {
            outer: {
              type: 'group',
              fields: {
                inner: {
                  type: 'group',
                  stored: { container: 'INNER', collection: 'INNER-FC' },
                  fields: { title: { type: 'text', label: 'Title', stored: 'TITLE' } },
                },
              },
            },
          },
        }),
        brands.ALP,
      );
      const of = (title: string) => ({ outer: { inner: { title } } });
      const [first] = plan(editor, of('After'), plan(editor, of('Before')).page).operations;
      expect(JSON.stringify(first)).toContain('"value":"After"');
    },
  );

  it('[CI-017, CI-SEO-006] writes new containers and then removes the previous ones', () => {
    const stored = { ...plan(seo, SEO_FORM).page, revision: 3 };
    const { operations, renamed } = plan(seo, SEO_FORM, stored);
    expect(operations.map(({ operation }) => operation)).toEqual(['addOrUpdateContainersFCFields', 'removeContainer']);
    expect(operations[0]).toMatchObject({ arguments: { expected_revision: 3 } });
    expect(operations[1]).toEqual({ operation: 'removeContainer', arguments: { id: stored.containers[0]!.id } });
    expect(fieldNames(operations[0])).toHaveLength(11);
    expect(renamed.has(stored.containers[0]!.id)).toBe(true);
  });

  it('resends a container that a new section displaces only to change its order', () => {
    const editor = compileEditor(awards, brands.ALP);
    const main = { title: 'Awards' };
    const first = plan(editor, { main, sections: [{ items: [] }] }).page;
    const legacy = { id: 'legacy', page_id: first.id, name: 'LEGACY', order: 2, field_collections: [] };
    const stored = { ...first, containers: [...first.containers, legacy] };
    const [section] = editor.lens.treeToForm(stored)['sections'] as readonly FormItem[];
    const { operations, page } = plan(editor, { main, sections: [section!, { items: [] }] }, stored);
    expect(page.containers.map(({ name, order }) => [name, order])).toEqual([
      ['DEFAULT', 0],
      ['SECTION', 1],
      ['SECTION', 2],
      ['LEGACY', 3],
    ]);
    expect(operations[0]).toMatchObject({
      arguments: { containerData: { containers: expect.arrayContaining([{ ...legacy, order: 3 }]) } },
    });
  });

  it('leaves unknown containers unchanged', () => {
    const legacy = { id: 'legacy', page_id: 'p', name: 'LEGACY', order: 5, field_collections: [] };
    const first = plan(seo, SEO_FORM).page;
    const { operations, page } = plan(seo, SEO_FORM, { ...first, containers: [...first.containers, legacy] });
    expect(JSON.stringify(operations)).not.toContain('legacy');
    expect(page.containers).toContain(legacy);
  });
});

it('an editor that does not store a page cannot be saved as one', () => {
  const editor = { ...seo.editor, stored: { collection: 'X', save: 'updateCollection' } as const };
  expect(() => newPage({ editor, brandId: 'brand', newId: countIds() })).toThrow(NotAPageEditorError);
});
