import fc from 'fast-check';
import type { CompiledEditor } from '../../../src/compile';
import type { PlacedFields } from '../../../src/definition';
import { fieldPlacesOf } from '../../../src/definition/fieldPlaces';
import { tidyForm } from '../../../src/form/store';
import { kindOf } from '../../../src/kinds';
import type { FormData, FormItem, FormPath, FormValue, Tree, TreeField } from '../../../src/tree';
import { arbitraryTree, countIds } from './arbitraryTree';
import { nodesById, withoutIds } from './compare';
import { arbitraryForm } from './samples';

/** Whether a value equals the expected one. May throw instead of returning false, to report the difference. */
export type Same = (actual: unknown, expected: unknown) => boolean;

/** A law of the lens, as a property of generated forms and trees of an editor. */
export interface Law {
  readonly name: string;
  /** The law as a sentence. */
  readonly promise: string;
  readonly property: (compiled: CompiledEditor, same: Same) => fc.IProperty<unknown>;
}

/** The laws that hold for the forms and trees of every definition. */
export const laws = {
  putGet: {
    name: 'PutGet',
    promise: 'What was typed is what is read after saving.',
    property: (compiled, same) =>
      fc.property(formsOf(compiled), arbitraryTree(compiled), (typed, stored) => {
        const { lens } = compiled;
        const saved = lens.formToTree(typed, stored, countIds());
        return same(withoutIds(lens.treeToForm(saved)), withoutIds(typed));
      }),
  },
  getPut: {
    name: 'GetPut',
    promise: 'Saving without a change changes nothing.',
    property: (compiled, same) =>
      fc.property(arbitraryTree(compiled), (stored) => {
        const { lens } = compiled;
        const before = JSON.stringify(stored);
        const saved = lens.formToTree(lens.treeToForm(stored), stored, countIds());
        return saved === stored && same(JSON.stringify(stored), before);
      }),
  },
  putPut: {
    name: 'PutPut',
    promise: 'The last write wins, and the first leaves nothing behind.',
    property: (compiled, same) =>
      fc.property(formsOf(compiled), formsOf(compiled), arbitraryTree(compiled), (first, last, stored) => {
        const { lens } = compiled;
        const once = lens.formToTree(last, stored, countIds('a'));
        const twice = lens.formToTree(last, lens.formToTree(first, stored, countIds('b')), countIds('c'));
        return same(withoutIds(lens.treeToForm(twice)), withoutIds(lens.treeToForm(once)));
      }),
  },
  unknown: {
    name: 'Keeps the unknown',
    promise: 'What the definition does not claim is kept, at every depth.',
    property: (compiled, same) =>
      fc.property(formsOf(compiled), arbitraryTree(compiled), (typed, stored) => {
        const { lens } = compiled;
        const after = nodesById(lens.formToTree(typed, stored, countIds()));
        const removed = itemIds(lens.treeToForm(stored));
        // A save may renumber unknown nodes between the items of a list (orders.test.ts).
        return [...nodesById(stored)].every(
          ([id, node]) =>
            !isUnknown(node) || isInside(stored, id, removed) || same(withoutOrder(after.get(id)), withoutOrder(node)),
        );
      }),
  },
  identity: {
    name: 'Identity',
    promise: 'Moved, added and removed items never rewrite a neighbour.',
    property: (compiled, same) =>
      fc.property(arbitraryTree(compiled), fc.infiniteStream(fc.nat({ max: 99 })), (stored, stream) => {
        const { lens } = compiled;
        const lists = singleFieldLists(compiled.editor.fields);
        const draw = () => stream.next().value as number;
        const edited = shuffleLists(lens.treeToForm(stored), draw) as FormData;
        const saved = lens.formToTree(edited, stored, countIds());
        const before = nodesById(stored);
        return (
          same(withoutPositionIds(lens.treeToForm(saved)), withoutPositionIds(edited)) &&
          [...nodesById(saved)].every(([id, node]) => {
            const is = withoutOrder(node);
            return !before.has(id) || lists.has(String(is['name'])) || same(is, withoutOrder(before.get(id)));
          })
        );
      }),
  },
  tidied: {
    name: 'Tidied',
    promise: 'What is left is kept without blanks around its texts: once, and only what was changed.',
    property: (compiled, same) =>
      fc.property(formsOf(compiled), formsOf(compiled), (typed, stored) => {
        const { fields } = compiled.editor;
        const tidied = tidyForm(fields, typed, stored);
        return (
          same(tidyForm(fields, tidied, stored), tidied) &&
          tidyForm(fields, typed, typed) === typed &&
          same(tidyForm(fields, { ...typed }, typed), typed)
        );
      }),
  },
  pathTo: {
    name: 'PathTo',
    promise: 'What a stored field holds is in the form at its path, and nowhere else.',
    property: (compiled, same) =>
      fc.property(arbitraryTree(compiled), fc.nat(), (stored, draw) => {
        const { lens } = compiled;
        const fields = fieldsOf(stored);
        const field = fields[draw % fields.length];
        if (field === undefined) return true;
        const path = lens.pathTo(stored, field.id);
        const without = withField(stored, { ...field, value: null, meta_data: null });
        const [before, after] = [lens.treeToForm(stored), lens.treeToForm(without)];
        return same(path ? emptiedAt(after, path) : after, path ? emptiedAt(before, path) : before);
      }),
  },
} as const satisfies Readonly<Record<string, Law>>;

function formsOf({ editor }: CompiledEditor): fc.Arbitrary<FormData> {
  return arbitraryForm(editor.fields);
}

function fieldsOf(stored: Tree): readonly TreeField[] {
  return [...nodesById(stored).values()].filter((node) => 'value' in (node as object)) as TreeField[];
}

/** The tree with the field of the same id replaced. */
function withField<T>(node: T, field: TreeField): T {
  const text = JSON.stringify(node, (_key, part: unknown) =>
    (part as { id?: unknown } | null)?.id === field.id ? field : part,
  );
  return JSON.parse(text) as T;
}

/** The form with null at a path. */
function emptiedAt(form: FormData, path: FormPath): FormData {
  const copy = structuredClone(form) as Record<string, unknown>;
  const parent = path.slice(0, -1).reduce<Record<string, unknown>>((at, key) => at[key] as typeof copy, copy);
  parent[path.at(-1)!] = null;
  return copy as FormData;
}

function withoutOrder(node: unknown): Readonly<Record<string, unknown>> {
  const { order: _, ...rest } = node as Record<string, unknown>;
  return rest;
}

/** Without position ids (`#…`): items of lists stored as JSON are numbered by position, so only stored ids count. */
function withoutPositionIds(value: unknown): unknown {
  return JSON.parse(
    JSON.stringify(value, (key, part: unknown) => (key === '$id' && String(part).startsWith('#') ? undefined : part)),
  );
}

/** The names of stored fields that hold an entire list each: their value changes with its items. */
function singleFieldLists(fields: PlacedFields): ReadonlySet<string> {
  const names = Object.values(fields).flatMap((field): readonly string[] => {
    const { empty, nested } = kindOf(field);
    const isList = Array.isArray(empty?.(field, () => ({})));
    const own = isList ? fieldPlacesOf(field).map(({ name }) => name) : [];
    const fieldSets = Object.values(nested?.fieldSets(field) ?? {});
    return [...own, ...fieldSets.flatMap((fieldSet) => [...singleFieldLists(fieldSet.fields)])];
  });
  return new Set(names);
}

function shuffleLists(value: FormValue, draw: () => number): FormValue {
  if (Array.isArray(value)) {
    const items = (value as readonly FormItem[]).map((item) => shuffleLists(item, draw) as FormItem);
    if (items.length > 0 && draw() % 3 === 0) items.splice(draw() % items.length, 1);
    if (items.length > 1 && draw() % 2 === 0) items.push(...items.splice(draw() % items.length, 1));
    return items;
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, shuffleLists(part, draw)]));
}

function itemIds(value: unknown): ReadonlySet<string> {
  if (Array.isArray(value)) return new Set(value.flatMap((item) => [...itemIds(item)]));
  if (typeof value !== 'object' || value === null) return new Set();
  const own = '$id' in value ? [String(value.$id)] : [];
  return new Set([...own, ...Object.values(value).flatMap((part) => [...itemIds(part)])]);
}

function isUnknown(node: unknown): boolean {
  const { name, value, label } = node as { name: string; value?: unknown; label?: unknown };
  return name.startsWith('UNKNOWN-') || (value === 'kept' && label === 'Legacy');
}

/** Whether a node lies inside a removed item: its descendants are removed with it. */
function isInside(node: unknown, id: string, removed: ReadonlySet<string>): boolean {
  const {
    containers,
    field_collections: collections,
    children,
    fields,
  } = node as Record<string, unknown[] | undefined>;
  const below = [containers, collections, children, fields].flatMap((list) => list ?? []) as { id: string }[];
  return below.some((child) => (removed.has(child.id) ? nodesById(child).has(id) : isInside(child, id, removed)));
}
