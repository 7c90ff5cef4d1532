import { describe, expect, it } from 'vitest';
import { compileEditor } from '../../../src/compile';
import { newPage, NotAPageEditorError, planSave, type FormData, type FormItem, type Page } from '../../../src/tree';
import { brands } from '../../../schemas/brands';
import { awards } from '../../../schemas/company-information/awards';
import { seoTags } from '../../../schemas/company-information/seo-tags';
import { countIds } from '../../round-trip/support/arbitraryTree';

const seo = compileEditor(seoTags, brands.AVIDA);

/** The plan of saving a form, on top of a stored page or as a first save. */
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

/** The names of the fields that an operation writes, in their order. */
function fieldNames(operation: unknown): readonly string[] {
  return [...JSON.stringify(operation).matchAll(/"name":"(SEO-[A-Z-]+)"/g)]
    .map(([, name]) => name!)
    .filter((name) => name !== 'SEO-TAGS-FC');
}

const SEO_FORM = {
  main: { home: { title: 'Home' }, contact: { title: 'Contact' }, sales: {}, properties: {}, map: {} },
};

describe('the first save of a page', () => {
  it('[CI-018] creates the page and fills it, both under ids given here', () => {
    const { operations, page } = plan(compileEditor(awards, brands.ALP), { main: { title: 'Awards' } });
    expect(operations.map(({ operation }) => operation)).toEqual([
      'addOrUpdateBrandPage',
      'addOrUpdateContainersFCFields',
    ]);
    expect(operations[0]).toMatchObject({
      arguments: { brand_id: 'brand', tag: 'COMPANY-INFO-ALP', item: { id: page.id, name: 'Awards ALP' } },
    });
  });

  it('[CI-SEO-005] of Seo Tags writes the three home fields, and the rest at once in the same document', () => {
    const [, first, later, ...more] = plan(seo, SEO_FORM).operations;
    expect(fieldNames(first)).toEqual(['SEO-HOME-TITLE', 'SEO-HOME-DESCRIPTION', 'SEO-HOME-HEADING-TAG']);
    expect(later?.operation).toBe('addOrUpdateFields');
    expect(fieldNames(later)).toHaveLength(8);
    expect(more).toEqual([]);
  });
});

it('[CI-SEO-004] Seo Tags are stored in their order from the first save on: ten fields, then the heading tag', () => {
  const [container] = plan(seo, SEO_FORM).page.containers;
  const stored = container!.field_collections[0]!.fields.map(({ name, order }) => [order, name]);
  const wanted = ['HOME', 'CONTACT', 'SALES', 'PROPERTIES', 'MAP'].flatMap((page) => [
    `SEO-${page}-TITLE`,
    `SEO-${page}-DESCRIPTION`,
  ]);
  expect(stored).toEqual([...wanted, 'SEO-HOME-HEADING-TAG'].map((name, order) => [order, name]));
});

describe('a later save', () => {
  it('[CI-017, CI-SEO-006] writes every container anew and removes the former ones after', () => {
    const stored = { ...plan(seo, SEO_FORM).page, revision: 3 };
    const { operations, renamed } = plan(seo, SEO_FORM, stored);
    expect(operations.map(({ operation }) => operation)).toEqual(['addOrUpdateContainersFCFields', 'removeContainer']);
    expect(operations[0]).toMatchObject({ arguments: { expected_revision: 3 } });
    expect(operations[1]).toEqual({ operation: 'removeContainer', arguments: { id: stored.containers[0]!.id } });
    expect(fieldNames(operations[0])).toHaveLength(11);
    expect(renamed.has(stored.containers[0]!.id)).toBe(true);
  });

  it('sends a container that gives way to a new section for its order alone', () => {
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

  it('leaves containers alone that the editor does not know', () => {
    const legacy = { id: 'legacy', page_id: 'p', name: 'LEGACY', order: 5, field_collections: [] };
    const first = plan(seo, SEO_FORM).page;
    const { operations, page } = plan(seo, SEO_FORM, { ...first, containers: [...first.containers, legacy] });
    expect(JSON.stringify(operations)).not.toContain('legacy');
    expect(page.containers).toContain(legacy);
  });
});

it('an editor that stores no page cannot be saved as one', () => {
  const editor = { ...seo.editor, stored: { collection: 'X', save: 'updateCollection' } as const };
  expect(() => newPage({ editor, brandId: 'brand', newId: countIds() })).toThrow(NotAPageEditorError);
});
