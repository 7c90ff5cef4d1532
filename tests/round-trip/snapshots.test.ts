import { describe, expect, it } from 'vitest';
import type { BrandCompiledEditor, CompiledEditor } from '../../src/compile';
import {
  compileRecordLens,
  compileRowsLens,
  newTree,
  planSave,
  planSection,
  type FieldCollection,
  type FormData,
  type FormItem,
  type FormValue,
  type Page,
  type Tree,
} from '../../src/tree';
import { countIds } from './support/arbitraryTree';
import { withoutIds } from './support/compare';
import { productEditors, productRecordEditors } from './support/editors';
import { filledForm } from './support/samples';
import { printDifference, printForm, printPlan, printRecord, printTree } from './support/print';

const legacyContainer = { id: 'legacy', page_id: 'n1', name: 'LEGACY', order: 9, field_collections: [] };
const editors = [...productEditors, ...productRecordEditors].map(([, compiled]) => compiled);
const names = [...new Set(editors.map(({ editor }) => editor.name))];

/**
 * What a filled form stores, reads back and sends when it is saved: in full for the first brand, and the differences for the others.
 * `-u` updates the files.
 */
describe.each(names)('%s', (name) => {
  it('writes and reads the same as before', async () => {
    const [first, ...others] = editors.filter(({ editor }) => editor.name === name);
    if (!first) throw new RangeError(`There is no editor ${name}.`);
    const complete = roundTrip(first);
    const text = [
      ...withHeading(first.brand ?? 'the platform', complete),
      ...others.flatMap((other) =>
        withHeading(`${other.brand} beside ${first.brand}`, printDifference(complete, roundTrip(other)), 'the same'),
      ),
    ];
    await expect(`${text.join('\n')}\n`).toMatchFileSnapshot(`snapshots/${name}.txt`);
  });
});

function withHeading(heading: string, lines: readonly string[], none = ''): readonly string[] {
  return [`# ${heading}`, ...(lines.length > 0 ? lines : [none]), ''];
}

function roundTrip(compiled: CompiledEditor): readonly string[] {
  const { editor, brand, lens } = compiled;
  const newId = countIds();
  const form = filledForm(editor.fields);
  const empty = newTree({ editor, brandId: 'brand', newId });
  const stored = lens.formToTree(form, empty, newId);
  const read = withoutIds(lens.treeToForm(stored)) as FormData;
  expect(read).toEqual(form);
  return [
    ...part('form', printForm(read)),
    ...part('stored', storedLines(compiled, stored)),
    ...(brand === undefined ? [] : savedLines({ ...compiled, brand }, { empty, stored, newId })),
  ];
}

function part(name: string, lines: readonly string[]): readonly string[] {
  return lines.map((line) => `${name}: ${line}`);
}

/** The stored form as the services hold it: a tree, a record or rows. */
function storedLines({ editor }: CompiledEditor, tree: Tree): readonly string[] {
  if ('containers' in tree || 'collection' in editor.stored) return printTree(tree);
  if ('record' in editor.stored) return printRecord(compileRecordLens(editor.fields).treeToRecord(tree, {}));
  const rows = compileRowsLens(editor.fields).treeToRows(tree, [], {});
  return rows.flatMap(({ values }, index) => printRecord(values, [String(index + 1)]));
}

/** The first save of a page or section, and one that changes every value and removes an item from every list. */
function savedLines(
  { editor, brand, lens }: BrandCompiledEditor,
  { empty, stored, newId }: { readonly empty: Tree; readonly stored: Tree; readonly newId: () => string },
): readonly string[] {
  const changed = withoutLastItems(filledForm(editor.fields, 'later')) as FormData;
  if ('containers' in empty && 'containers' in stored) {
    const request = { editor, brand, brandId: 'brand', newId };
    const first = planSave({ ...request, stored: null, next: stored });
    const before: Page = { ...first.page, revision: 1, containers: [...first.page.containers, legacyContainer] };
    const next = lens.formToTree(withIds(changed, lens.treeToForm(before)) as FormData, before, newId);
    const later = planSave({ ...request, stored: before, next });
    expect(later.page.containers).toContain(legacyContainer);
    expect(new Set(later.renamed.values()).size).toBe(later.renamed.size);
    return [
      ...part('first save', printPlan(first.operations, undefined)),
      ...part('later save', printPlan(later.operations, before)),
    ];
  }
  if (!('collection' in editor.stored)) return [];
  const section = editor.stored;
  const before = stored as FieldCollection;
  const next = lens.formToTree(withIds(changed, lens.treeToForm(before)) as FormData, before, newId);
  const plan = (was: FieldCollection | undefined, is: FieldCollection) =>
    planSection({ section, page: { revision: 1 }, parentId: 'unit', stored: was, next: is });
  return [
    ...part('first save', printPlan(plan(undefined, before), undefined)),
    ...part('later save', printPlan(plan(before, next), before)),
  ];
}

function withoutLastItems(value: FormValue | FormData): unknown {
  if (Array.isArray(value)) return value.slice(0, -1).map(withoutLastItems);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withoutLastItems(inner)]));
}

/** Gives list items the ids of the stored ones, so that they count as changed, not added. */
function withIds(value: unknown, stored: unknown): unknown {
  if (Array.isArray(value)) {
    return value.map((item, index) => withIds(item, (stored as readonly FormItem[] | undefined)?.[index]));
  }
  if (typeof value !== 'object' || value === null) return value;
  const known = (stored ?? {}) as Readonly<Record<string, unknown>>;
  const inner = Object.entries(value).map(
    ([key, part]: [string, unknown]) => [key, withIds(part, known[key])] as const,
  );
  return { ...('$id' in known ? { $id: known['$id'] } : {}), ...Object.fromEntries(inner) };
}
