import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  sameValue,
  type FormData,
  type FormItem,
  type FormPath,
  type FormValue,
  type Tree,
  type TreeField,
} from '../../src/tree';
import { tidied } from '../../src/form/tidy';
import { arbitraryForm } from './support/samples';
import { arbitraryTree, countIds } from './support/arbitraryTree';
import { nodesById, withoutIds } from './support/compare';
import { allEditors, runsOf } from './support/editors';

describe.each(allEditors)('the lens of %s', (_name, compiled) => {
  const runs = runsOf(compiled, 200);
  const { lens, editor } = compiled;
  const form = arbitraryForm(editor.fields);
  const tree = arbitraryTree(compiled);

  it('PutGet: what was typed is what is read after saving', () => {
    fc.assert(
      fc.property(form, tree, (typed, stored) => {
        const saved = lens.formToTree(typed, stored, countIds());
        expect(withoutIds(lens.treeToForm(saved))).toEqual(withoutIds(typed));
      }),
      runs,
    );
  });

  it('[TREE-012] GetPut: saving without a change changes nothing, ids, orders, labels and meta_data included', () => {
    fc.assert(
      fc.property(tree, (stored) => {
        const before = JSON.stringify(stored);
        expect(lens.formToTree(lens.treeToForm(stored), stored, countIds())).toBe(stored);
        expect(JSON.stringify(stored)).toBe(before);
      }),
      runs,
    );
  });

  it('what is left is kept without blanks around its texts: once, and only what was changed', () => {
    fc.assert(
      fc.property(form, form, (typed, stored) => {
        const kept = tidied(editor.fields, typed, stored);
        expect(tidied(editor.fields, kept, stored)).toEqual(kept);
        expect(tidied(editor.fields, typed, typed)).toBe(typed);
        expect(tidied(editor.fields, { ...typed }, typed)).toEqual(typed);
      }),
      runs,
    );
  });

  it('PutPut: the last write wins and the first leaves nothing behind', () => {
    fc.assert(
      fc.property(form, form, tree, (first, last, stored) => {
        const once = lens.formToTree(last, stored, countIds('a'));
        const twice = lens.formToTree(last, lens.formToTree(first, stored, countIds('b')), countIds('c'));
        expect(withoutIds(lens.treeToForm(twice))).toEqual(withoutIds(lens.treeToForm(once)));
      }),
      runs,
    );
  });

  it('[TREE-013, BRAND-014] keeps what the definition does not claim, at every depth', () => {
    fc.assert(
      fc.property(form, tree, (typed, stored) => {
        const before = nodesById(stored);
        const after = nodesById(lens.formToTree(typed, stored, countIds()));
        const removed = itemIds(lens.treeToForm(stored));
        for (const [id, node] of before) {
          // Its order may have to give way to a list (orders.test.ts).
          if (isUnknown(node) && !isInside(stored, id, removed)) {
            expect(withoutOrder(after.get(id))).toEqual(withoutOrder(node));
          }
        }
      }),
      runs,
    );
  });

  it('[TREE-006] identity: moved, added and removed items never rewrite a neighbour', () => {
    fc.assert(
      fc.property(tree, fc.infiniteStream(fc.nat({ max: 99 })), (stored, stream) => {
        const draw = () => stream.next().value as number;
        const edited = shuffleLists(lens.treeToForm(stored), draw) as FormData;
        const saved = lens.formToTree(edited, stored, countIds());
        expect(withoutEmptyIds(lens.treeToForm(saved))).toEqual(withoutEmptyIds(edited));
        const before = nodesById(stored);
        for (const [id, node] of nodesById(saved)) {
          const is = withoutOrder(node);
          if (before.has(id) && !isListOfOneField(is)) expect(is).toEqual(withoutOrder(before.get(id)));
        }
      }),
      runs,
    );
  });

  it('PathTo: what a stored field holds is in the form at its path, and nowhere else', () => {
    fc.assert(
      fc.property(tree, fc.nat(), (stored, draw) => {
        const fields = fieldsOf(stored);
        const field = fields[draw % fields.length];
        if (field === undefined) return;
        const path = lens.pathTo(stored, field.id);
        const emptied = withField(stored, { ...field, value: null, meta_data: null });
        const [before, after] = [lens.treeToForm(stored), lens.treeToForm(emptied)];
        expect(path ? emptiedAt(after, path) : after).toEqual(path ? emptiedAt(before, path) : before);
      }),
      runsOf(compiled, 40),
    );
  });
});

function fieldsOf(stored: Tree): readonly TreeField[] {
  return [...nodesById(stored).values()].filter((node) => 'value' in (node as object)) as TreeField[];
}

/** The tree with another field in place of that with its id. */
function withField<T>(node: T, field: TreeField): T {
  const text = JSON.stringify(node, (_key, part: unknown) =>
    (part as { id?: unknown } | null)?.id === field.id ? field : part,
  );
  return JSON.parse(text) as T;
}

/** The form without what is at a path. */
function emptiedAt(form: FormData, path: FormPath): FormData {
  const copy = structuredClone(form) as Record<string, unknown>;
  const holder = path.slice(0, -1).reduce<Record<string, unknown>>((at, key) => at[key] as typeof copy, copy);
  holder[path.at(-1)!] = null;
  return copy as FormData;
}

function withoutOrder(node: unknown): Readonly<Record<string, unknown>> {
  const { order: _, ...rest } = node as Record<string, unknown>;
  return rest;
}

/** JSON lists number their items by position, so only stored ids count. */
function withoutEmptyIds(value: unknown): unknown {
  return JSON.parse(
    JSON.stringify(value, (key, part: unknown) => (key === '$id' && String(part).startsWith('#') ? undefined : part)),
  );
}

/** Fields that hold a whole list: they change with its items. */
const LISTS_OF_ONE_FIELD = [
  'ITEMS',
  'FEATURES',
  'VISITS',
  'TAGS',
  'KEYWORDS',
  'PAGES',
  'NEIGHBORHOOD-IN-PROPERTY',
  'BLOGS-IN-PROPERTY',
  'MANAGERS',
  'OWNER',
  'BLOGS-IN-NEIGHBORHOOD',
  'tags',
];

function isListOfOneField(field: Readonly<Record<string, unknown>>): boolean {
  return LISTS_OF_ONE_FIELD.includes(String(field['name']));
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

/** Whether a node lies inside one of these: an item that is removed takes along what it holds. */
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

describe('equality of form data', () => {
  it('takes missing, null and empty text for one thing', () => {
    expect(sameValue({ a: '', list: [] }, { b: null })).toBe(true);
    expect(sameValue({ a: 'x' }, { a: 'y' })).toBe(false);
  });
});
