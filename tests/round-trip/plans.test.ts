import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { BrandCompiledEditor } from '../../src/compile';
import { newPage, planSave, planSection, type FieldCollection, type Page } from '../../src/tree';
import { arbitraryForm } from './support/samples';
import { arbitraryTree, countIds } from './support/arbitraryTree';
import { nodesById, withoutIds } from './support/compare';
import { runsOf, treeEditors } from './support/editors';
import { runPlan } from './support/runPlan';

const RUNS = 60;
const FEW_RUNS = 20;
const PAGE_STYLES = ['rewriteContainers', 'updateTree', 'updateFields'] as const;
const SECTION_STYLES = ['replaceCollection', 'updateCollection'] as const;

const pages = treeEditors.filter(([, { editor }]) => 'page' in editor.stored);
const sections = treeEditors.filter(([, { editor }]) => 'collection' in editor.stored);

describe.each(pages)('a save plan of %s', (_name, compiled) => {
  const form = arbitraryForm(compiled.editor.fields);
  const { lens, brand } = compiled;

  it('stores a new page with the values of the form', () => {
    fc.assert(
      fc.property(form, (typed) => {
        const newId = countIds();
        const request = { editor: compiled.editor, brand, brandId: 'brand', newId };
        const next = lens.formToTree(typed, newPage({ ...request, form: typed }), newId);
        const { operations } = planSave({ ...request, stored: null, next });
        const saved = runPlan({ ...next, containers: [] }, operations);
        expect(withoutIds(lens.treeToForm(saved))).toEqual(withoutIds(typed));
      }),
      runsOf(compiled, RUNS),
    );
  });

  it('[TREE-007] sends every edited collection in full', () => {
    fc.assert(
      fc.property(form, arbitraryTree(compiled), (typed, tree) => {
        const stored = { ...(tree as Page), revision: 3 };
        const newId = countIds();
        const next = lens.formToTree(typed, stored, newId);
        const plan = planSave({ editor: compiled.editor, brandId: 'brand', stored, next, newId });
        const before = new Set(collectionsOf(stored));
        const edited = collectionsOf(plan.page).filter((collection) => !before.has(collection));
        expect(unsentFields(edited, plan.operations)).toEqual([]);
      }),
      runsOf(compiled, FEW_RUNS),
    );
  });

  it.each(PAGE_STYLES)(
    'in the style %s stores the values of the form, and keeps nodes that it does not know',
    (style) => {
      const editor = withSaveStyle(compiled, style);
      fc.assert(
        fc.property(form, arbitraryTree(compiled), (typed, tree) => {
          const stored = { ...(tree as Page), revision: 3 };
          const newId = countIds();
          const next = { ...lens.formToTree(typed, stored, newId), name: 'Renamed' };
          const plan = planSave({ editor, brandId: 'brand', stored, next, newId });
          const saved = runPlan(stored, plan.operations);
          expect(withoutIds(lens.treeToForm(saved))).toEqual(withoutIds(typed));
          expect(plan.operations[0]?.arguments.expected_revision).toBe(3);
          expect(storedFacts(saved)).toEqual(storedFacts(plan.page));
        }),
        runsOf(compiled, RUNS),
      );
    },
  );
});

describe.each(sections)('a save plan of the section %s', (_name, compiled) => {
  const form = arbitraryForm(compiled.editor.fields);
  const { lens } = compiled;

  it.each(SECTION_STYLES)(
    '[TREE-007] in the style %s sends the whole section, and stores the values of the form under the existing ids',
    (save) => {
      fc.assert(
        fc.property(form, arbitraryTree(compiled), fc.boolean(), (typed, tree, isStored) => {
          const section = tree as FieldCollection;
          const stored = isStored ? section : undefined;
          const next = lens.formToTree(typed, { ...section, parentId: 'unit' }, countIds());
          const page = unitPage(stored);
          const operations = planSection({
            section: { collection: section.name, save },
            page,
            parentId: 'unit',
            stored,
            next,
          });
          expect(unsentFields([next], operations)).toEqual([]);
          const saved = runPlan(page, operations);
          const found = saved.containers[0]?.field_collections[0]?.children[0];
          expect(found && withoutIds(lens.treeToForm(found))).toEqual(withoutIds(typed));
          expect(operations[0]?.arguments.expected_revision).toBe(7);
          if (isStored) expect(found?.id).toBe(section.id);
        }),
        runsOf(compiled, RUNS),
      );
    },
  );
});

function collectionsOf({ containers }: Page): readonly FieldCollection[] {
  return containers.flatMap(({ field_collections: collections }) => collections);
}

/** The ids of fields, at any depth, that no operation mentions. */
function unsentFields(collections: readonly FieldCollection[], operations: unknown): readonly string[] {
  const sent = JSON.stringify(operations);
  const idsIn = ({ fields, children }: FieldCollection): readonly string[] => [
    ...fields.map(({ id }) => id),
    ...children.flatMap(idsIn),
  ];
  return collections.flatMap(idsIn).filter((id) => !sent.includes(JSON.stringify(id)));
}

/** The stored properties of each node, by id; its parent follows from the nesting. */
function storedFacts(page: Page): ReadonlyMap<string, unknown> {
  const facts = [...nodesById(page)].map(([id, node]): [string, unknown] => {
    const { name, order, label, value, meta_data } = node as Record<string, unknown>;
    return [id, { name, order, label, value, meta_data }];
  });
  return new Map(facts.filter(([id]) => id !== page.id));
}

/** The editor with another save style for its page. */
function withSaveStyle(
  { editor }: BrandCompiledEditor,
  save: (typeof PAGE_STYLES)[number],
): BrandCompiledEditor['editor'] {
  return 'page' in editor.stored ? { ...editor, stored: { page: { ...editor.stored.page, save } } } : editor;
}

/** A page with one unit, which holds the section. */
function unitPage(section: FieldCollection | undefined): Page {
  const unit = {
    id: 'unit',
    name: 'NEW-UNIT',
    order: 0,
    parentId: null,
    fields: [],
    children: section ? [section] : [],
  };
  return {
    id: 'page',
    name: 'Page',
    tag: 'PROPERTIES-ALP',
    slug: 'page',
    brand_id: 'brand',
    revision: 7,
    containers: [{ id: 'units', page_id: 'page', name: 'UNITS', order: 0, field_collections: [unit] }],
  };
}
