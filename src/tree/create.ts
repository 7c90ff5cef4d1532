import { writeFile } from './codecs/file';
import type { FileItem, FormItem, FormValue } from './form';
import type { ChildrenKey, TreeNode } from './node';
import type { Field } from './page';
import type { FileListSlot, ItemListSlot, ItemVariant, NodePlan, ScalarSlot } from './plan';
import { scatter, type Content } from './scatter';

/** What makes the ids of new nodes. */
export interface Writer {
  readonly newId: () => string;
}

/** A node to be made: its name and order, and the parent it goes into. */
export interface NewNode {
  readonly name: string;
  readonly order: number;
  readonly parentId: string;
  /** Where the parent keeps it. */
  readonly key: ChildrenKey;
  readonly plan: NodePlan;
  readonly content: Content;
}

/** Makes a node with everything its plan claims: absent values are fields with null. */
export function createNode(writer: Writer, given: NewNode): TreeNode {
  const { name, order, parentId, key, plan, content } = given;
  const id = writer.newId();
  const inside = createChildren(writer, { id, plan, content });
  if (key === 'containers') return { id, page_id: parentId, name, order, field_collections: inside } as TreeNode;
  const fields: Field[] = plan.scalars.map((slot, index) => createField(writer, slot, content.values[index]));
  plan.fileLists.forEach((slot, list) => {
    storable(content.files[list]!).forEach((item, index) => {
      fields.push(createFileField(writer, { slot, item, order: slot.from + index }));
    });
  });
  const parent = key === 'children' ? parentId : null;
  return { id, name, order, parentId: parent, fields: sorted(fields), children: inside } as TreeNode;
}

function createChildren(
  writer: Writer,
  { id, plan, content }: { id: string; plan: NodePlan; content: Content },
): readonly TreeNode[] {
  const key = plan.childrenKey;
  const children = plan.nodes.map(({ step, plan: inner }, index) => {
    const { name, order } = step;
    return createNode(writer, { name, order, parentId: id, key, plan: inner, content: content.nodes[index]! });
  });
  plan.itemLists.forEach((slot, list) => {
    content.items[list]!.forEach((item, index) => {
      children.push(createItem(writer, { slot, item, order: slot.from + index, parentId: id, key }));
    });
  });
  return sorted(children);
}

/** Makes the node of a new list item. */
export function createItem(
  writer: Writer,
  given: { slot: ItemListSlot; item: FormItem; order: number; parentId: string; key: ChildrenKey },
): TreeNode {
  const { slot, item, order, parentId, key } = given;
  const { plan, name } = variantOf(slot, item);
  return createNode(writer, { name, order, parentId, key, plan, content: scatter(plan, item) });
}

/** The kind of node that an item is stored as. */
export function variantOf(slot: ItemListSlot, item: FormItem): ItemVariant {
  if (slot.variants.length === 1) return slot.variants[0]!;
  const type = item['type'];
  return slot.variants.find((variant) => variant.type === type) ?? slot.variants[0]!;
}

/** Makes the field of a scalar or of a JSON list. */
export function createField(writer: Writer, slot: ScalarSlot, value: FormValue): Field {
  const text = slot.json ? slot.json.write(Array.isArray(value) ? value : [], null) : slot.codec.write(value);
  return {
    id: writer.newId(),
    name: slot.name,
    label: slot.label ?? null,
    value: text,
    order: slot.order,
    meta_data: null,
  };
}

/** Makes the field of a picture. */
export function createFileField(
  writer: Writer,
  { slot, item, order }: { slot: FileListSlot; item: FileItem; order: number },
): Field {
  const stored = writeFile(item, undefined, slot.claims);
  return { id: writer.newId(), name: slot.name, label: slot.label, order, ...stored };
}

/** Pictures that can be stored: an upload that has no key yet, or never got one, is left out. */
export function storable(items: readonly FileItem[]): readonly FileItem[] {
  return items.filter((item) => item.key !== undefined || item.$id !== undefined);
}

function sorted<Node extends { readonly order: number }>(nodes: Node[]): readonly Node[] {
  const isSorted = nodes.every((node, index) => index === 0 || nodes[index - 1]!.order <= node.order);
  return isSorted ? nodes : nodes.sort((a, b) => a.order - b.order);
}
