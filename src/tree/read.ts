import type { FormData, FormItem, FormPath, FormValue } from '../kinds/values';
import { locate, type LocatedNodes } from './locate';
import type { TreeNode } from './node';
import type { FormEntry, ItemListSlot, ItemVariant, NodePlan } from './plan';

const NOTHING_LOCATED: LocatedNodes = { fields: [], fieldItems: [], nodes: [], items: [] };

/** A located node with its plan; the cursors of its single child nodes are created on demand. */
interface Cursor {
  readonly plan: NodePlan;
  readonly located: LocatedNodes;
  readonly nodes: (Cursor | undefined)[];
}

/** Reads a stored tree as form data: groups are always objects, lists always arrays, absent values omitted. */
export function readTree(plan: NodePlan, tree: object): FormData {
  return assemble(plan.entries, cursorAt(plan, tree), {});
}

/**
 * The form path of a stored node: of a field's value, or of a list item.
 * @returns undefined for a node that no field reads
 */
export function pathTo(plan: NodePlan, tree: object, id: string): FormPath | undefined {
  return pathAmong(plan.entries, cursorAt(plan, tree), id);
}

function pathAmong(entries: readonly FormEntry[], cursor: Cursor, id: string): FormPath | undefined {
  for (const entry of entries) {
    const below = pathBelow(entry, cursor, id);
    if (below) return [entry.key, ...below];
  }
  return undefined;
}

function pathBelow(entry: FormEntry, cursor: Cursor, id: string): FormPath | undefined {
  switch (entry.kind) {
    case 'value':
      return cursor.located.fields[entry.slot]?.id === id ? [] : undefined;
    case 'group':
      return pathAmong(entry.entries, follow(cursor, entry.path), id);
    case 'fieldItems': {
      const items = follow(cursor, entry.path).located.fieldItems[entry.slot] ?? [];
      const index = items.findIndex((field) => field.id === id);
      return index < 0 ? undefined : [index];
    }
    case 'items': {
      const holder = follow(cursor, entry.path);
      const list = holder.plan.itemLists[entry.slot]!;
      for (const [index, node] of (holder.located.items[entry.slot] ?? []).entries()) {
        if (node.id === id) return [index];
        const { plan } = variantOf(list, node);
        const below = pathAmong(plan.entries, cursorAt(plan, node), id);
        if (below) return [index, ...below];
      }
      return undefined;
    }
  }
}

function cursorAt(plan: NodePlan, node: object | undefined): Cursor {
  return { plan, located: node === undefined ? NOTHING_LOCATED : locate(plan, node), nodes: [] };
}

function follow(cursor: Cursor, path: readonly number[]): Cursor {
  let current = cursor;
  for (const slot of path) {
    current = current.nodes[slot] ??= cursorAt(current.plan.nodes[slot]!.plan, current.located.nodes[slot]);
  }
  return current;
}

function assemble(entries: readonly FormEntry[], cursor: Cursor, form: Record<string, FormValue>): FormData {
  for (const entry of entries) {
    switch (entry.kind) {
      case 'value': {
        const value = cursor.plan.scalars[entry.slot]!.codec.read(cursor.located.fields[entry.slot]);
        if (value !== undefined) form[entry.key] = value;
        break;
      }
      case 'group':
        form[entry.key] = assemble(entry.entries, follow(cursor, entry.path), {});
        break;
      case 'fieldItems': {
        const holder = follow(cursor, entry.path);
        const { codec } = holder.plan.fieldLists[entry.slot]!;
        form[entry.key] = (holder.located.fieldItems[entry.slot] ?? []).map((field) => codec.read(field));
        break;
      }
      case 'items': {
        const holder = follow(cursor, entry.path);
        form[entry.key] = readItems(holder.plan.itemLists[entry.slot]!, holder.located.items[entry.slot] ?? []);
        break;
      }
    }
  }
  return form;
}

function readItems(list: ItemListSlot, nodes: LocatedNodes['items'][number]): readonly FormItem[] {
  return nodes.map((node) => {
    const variant = variantOf(list, node);
    const item: Record<string, FormValue> = { $id: node.id };
    if (variant.type !== undefined) item['type'] = variant.type;
    return assemble(variant.plan.entries, cursorAt(variant.plan, node), item);
  });
}

function variantOf({ variants }: ItemListSlot, { name }: TreeNode): ItemVariant {
  return variants.length === 1 ? variants[0]! : variants.find((variant) => variant.name === name)!;
}
