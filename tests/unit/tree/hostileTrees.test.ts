import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compileEditor } from '../../../src/compile';
import { findTreeProblems, type Page } from '../../../src/tree';
import { brands } from '../../../schemas/brands';
import { aboutUs } from '../../../schemas/company-information/about-us';
import { footerLinks } from '../../../schemas/company-information/footer-links';

const { lens } = compileEditor(aboutUs, brands.ALP);
function newId(): string {
  return 'new';
}

function page(containers: unknown): Page {
  return { id: 'p', name: 'About Us ALP', tag: 't', slug: 's', brand_id: 'b', containers } as Page;
}

function about(collection: object): Page {
  const main = { id: 'fc', name: 'ABOUT-US-FC', order: 0, fields: [], children: [], ...collection };
  return page([{ id: 'c', name: 'DEFAULT', order: 0, field_collections: [main] }]);
}

const title = { id: 'f', name: 'ABOUT-US-TITLE', label: 'Title', value: 'Hello', order: 0, meta_data: null };
const empty = lens.treeToForm(page([]));

describe('a malformed tree', () => {
  it.each([
    ['no containers', page(undefined)],
    ['containers that are no list', page('x')],
    ['nodes that are no objects', page([null, 5, 'x', []])],
    ['a container without collections', page([{ id: 'c', name: 'DEFAULT', order: 0 }])],
    ['fields that are no list', about({ fields: { 0: title } })],
    ['fields that are no objects', about({ fields: [null, 7] })],
    ['names that are special to JavaScript', page([{ id: 'c', name: '__proto__', order: 0, field_collections: [] }])],
  ])('with %s reads as an empty form and is not changed', (_name, tree) => {
    expect(lens.treeToForm(tree)).toEqual(empty);
    expect(lens.formToTree(empty, tree, newId)).toBe(tree);
  });

  it('is filled in when a value is typed', () => {
    const filled = lens.formToTree({ main: { title: 'Hi' } }, about({ fields: null, children: 3 }), newId);
    expect(lens.treeToForm(filled)).toEqual({ main: { title: 'Hi', bodies: [], images: [] } });
  });

  it('with two fields of the same name reads the first by order and keeps the other', () => {
    const twin = { ...title, id: 'f2', order: -1, value: 'First' };
    const tree = about({ fields: [title, twin] });
    expect(lens.treeToForm(tree)['main']).toMatchObject({ title: 'First' });
    const saved = lens.formToTree({ main: { title: 'Changed' } }, tree, newId);
    expect(saved.containers[0]!.field_collections[0]!.fields).toEqual([title, { ...twin, value: 'Changed' }]);
  });

  it('with values of other types reads those that can be converted', () => {
    expect(lens.treeToForm(about({ fields: [{ ...title, value: 12 }] }))['main']).toMatchObject({ title: '12' });
    expect(lens.treeToForm(about({ fields: [{ ...title, value: {} }] }))['main']).not.toHaveProperty('title');
  });

  it('with two items of the same id keeps both', () => {
    const body = { id: 'same', name: 'BODY', order: 0, fields: [], children: [] };
    const tree = about({
      children: [{ id: 'h', name: 'BODIES', order: 0, fields: [], children: [body, { ...body, order: 1 }] }],
    });
    const form = lens.treeToForm(tree);
    expect((form['main'] as { bodies: unknown[] }).bodies).toHaveLength(2);
    expect(lens.formToTree(form, tree, newId)).toBe(tree);
  });

  it('is never written twice at one node by two items that claim the same id', () => {
    const body = { id: 'same', name: 'BODY', order: 0, fields: [], children: [] };
    const tree = about({ children: [{ id: 'h', name: 'BODIES', order: 0, fields: [], children: [body] }] });
    const bodies = [
      { $id: 'same', web: 'One' },
      { $id: 'same', web: 'Two' },
    ];
    const saved = lens.treeToForm(lens.formToTree({ main: { bodies } }, tree, newId));
    expect((saved['main'] as { bodies: unknown }).bodies).toEqual([bodies[0], { $id: 'new', web: 'Two' }]);
  });

  it('never throws, whatever the tree is', () => {
    const anything = fc.anything({ withNullPrototype: false, maxDepth: 6 });
    fc.assert(
      fc.property(anything, anything, (containers, fields) => {
        for (const tree of [page(containers), about({ fields }), about({ children: fields })]) {
          expect(() => lens.formToTree(lens.treeToForm(tree), tree, newId)).not.toThrow();
          expect(() => findTreeProblems(tree)).not.toThrow();
        }
      }),
      { numRuns: 500 },
    );
  });

  it('with a broken JSON list keeps the stored text while nothing is typed', () => {
    const links = compileEditor(footerLinks, brands.AMAIA).lens;
    const items = { id: 'f', name: 'ITEMS', label: null, value: '{broken', order: 0, meta_data: null };
    const main = { id: 'fc', name: 'FOOTER-LINKS-FC', order: 0, fields: [items], children: [] };
    const tree = page([{ id: 'c', name: 'DEFAULT', order: 0, field_collections: [main] }]);
    expect(links.treeToForm(tree)).toEqual({ main: { items: [] } });
    expect(links.formToTree(links.treeToForm(tree), tree, newId)).toBe(tree);
  });
});

describe('findTreeProblems', () => {
  it('finds nothing in a valid tree', () => {
    expect(findTreeProblems(about({ fields: [title] }))).toEqual([]);
  });

  it('reports path, expected and actual value', () => {
    expect(findTreeProblems(about({ fields: [{ ...title, order: 'x', value: 5 }], children: null }))).toEqual([
      { where: 'containers[0].field_collections[0].children', expected: 'a list', got: 'null' },
      { where: 'containers[0].field_collections[0].fields[0].order', expected: 'a number', got: '"x"' },
      { where: 'containers[0].field_collections[0].fields[0].value', expected: 'a text or null', got: '5' },
    ]);
  });

  it('cuts cycles by id and reports duplicate ids', () => {
    const node: Record<string, unknown> = { id: 'x', name: 'N', order: 0, fields: [] };
    node['children'] = [node];
    expect(findTreeProblems(node)).toEqual([
      { where: 'children[0].id', expected: 'an id that no node above has', got: '"x"' },
    ]);
    expect(findTreeProblems(about({ fields: [title, title] })).map(({ expected }) => expected)).toEqual([
      'an id of its own',
    ]);
  });
});
