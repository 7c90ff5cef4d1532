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
 * What a filled form writes, what is read back, and how it is saved: whole for one brand, and for the others what is not the same.
 * `-u` writes the files anew.
 */
describe.each(names)('%s', (name) => {
  it('writes and reads the same as before', async () => {
    const [first, ...others] = editors.filter(({ editor }) => editor.name === name);
    if (!first) throw new RangeError(`There is no editor ${name}.`);
    const whole = roundTrip(first);
    const text = [
      ...headed(first.brand ?? 'the platform', whole),
      ...others.flatMap((other) =>
        headed(`${other.brand} beside ${first.brand}`, printDifference(whole, roundTrip(other)), 'the same'),
      ),
    ];
    await expect(`${text.join('\n')}\n`).toMatchFileSnapshot(`snapshots/${name}.txt`);
  });
});

function headed(heading: string, lines: readonly string[], none = ''): readonly string[] {
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

/** What is stored as the services have it: a tree, a record or records. */
function storedLines({ editor }: CompiledEditor, tree: Tree): readonly string[] {
  if ('containers' in tree || 'collection' in editor.stored) return printTree(tree);
  if ('record' in editor.stored) return printRecord(compileRecordLens(editor.fields).treeToRecord(tree, {}));
  const rows = compileRowsLens(editor.fields).treeToRows(tree, [], {});
  return rows.flatMap(({ values }, index) => printRecord(values, [String(index + 1)]));
}

/** The first save of a page or section, and one that changes every value and takes an item out of every list. */
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

/** The items of lists have the ids of those that are stored: they are changed, not added. */
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
