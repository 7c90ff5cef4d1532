import { readOneFile } from '../kinds/codecs/file';
import type { FormData, FormItem, FormValue } from '../kinds/values';
import { locate, type Located } from './locate';
import type { FormEntry, ItemListSlot, NodePlan } from './plan';

const NOTHING: Located = { fields: [], fieldItems: [], nodes: [], items: [] };

/** A located node together with its plan, and the same for its single child nodes on demand. */
interface Cursor {
  readonly plan: NodePlan;
  readonly located: Located;
  readonly nodes: (Cursor | undefined)[];
}

/** Reads a stored tree as form data: groups always objects, lists always arrays, absent values left out. */
export function readTree(plan: NodePlan, tree: object): FormData {
  return assemble(plan.entries, cursorAt(plan, tree), {});
}

function cursorAt(plan: NodePlan, node: object | undefined): Cursor {
  return { plan, located: node === undefined ? NOTHING : locate(plan, node), nodes: [] };
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
        const field = cursor.located.fields[entry.slot];
        if (field === undefined) break;
        const value = cursor.plan.scalars[entry.slot]!.codec!.read(field.value);
        if (value !== undefined) form[entry.key] = value;
        break;
      }
      case 'json':
        form[entry.key] = cursor.plan.scalars[entry.slot]!.json!.read(cursor.located.fields[entry.slot]?.value);
        break;
      case 'file': {
        const field = cursor.located.fields[entry.slot];
        const file = field && readOneFile(field, cursor.plan.scalars[entry.slot]!.file!);
        if (file !== undefined) form[entry.key] = file;
        break;
      }
      case 'metaField': {
        const field = cursor.located.fields[entry.slot];
        const value = field && cursor.plan.scalars[entry.slot]!.metaField!.read(field);
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

function readItems(list: ItemListSlot, nodes: Located['items'][number]): readonly FormItem[] {
  return nodes.map((node) => {
    const variant =
      list.variants.length === 1 ? list.variants[0]! : list.variants.find(({ name }) => name === node.name)!;
    const start: Record<string, FormValue> = { $id: node.id };
    if (variant.type !== undefined) start['type'] = variant.type;
    return assemble(variant.plan.entries, cursorAt(variant.plan, node), start);
  });
}
