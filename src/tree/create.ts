import type { PlacedFields } from '../definition';
import type { StoredValue } from '../kinds/codecs/codec';
import type { FormItem } from '../kinds/values';
import type { FieldCollection, TreeField } from '../kinds/page';
import { emptyForm } from './empty';
import { sortByOrder } from './locate';
import type { ChildrenKey, TreeNode } from './node';
import {
  compilePlan,
  type FieldListSlot,
  type ItemListSlot,
  type ItemVariant,
  type NodePlan,
  type ScalarSlot,
} from './plan';
import { toSlots, type SlotValues } from './toSlots';

/** How a tree is written. */
export interface Writer {
  /** Creates the ids of new nodes. */
  readonly newId: () => string;
  /** Renumbers every list and single node by the definition, even if unchanged. */
  readonly renumbers?: boolean;
}

/** A node to create, and its parent. */
export interface NewNode {
  readonly name: string;
  readonly order: number;
  readonly parentId: string;
  /** The property of the parent that will hold it. */
  readonly key: ChildrenKey;
  readonly plan: NodePlan;
  readonly content: SlotValues;
}

/** Creates a node with everything in its plan; absent values become fields with null. */
export function createNode(writer: Writer, given: NewNode): TreeNode {
  const { name, order, parentId, key, plan, content } = given;
  const id = writer.newId();
  const inside = createChildren(writer, { id, plan, content });
  if (key === 'containers') return { id, page_id: parentId, name, order, field_collections: inside } as TreeNode;
  const fields: TreeField[] = plan.scalars.map((slot, index) =>
    createField(writer, slot, slot.codec.write(content.values[index], undefined)),
  );
  plan.fieldLists.forEach((slot, list) => {
    const items = content.fieldItems[list]!.filter((item) => slot.codec.isStorable(item, undefined));
    items.forEach((item, index) => {
      fields.push(createItemField(writer, { slot, item, order: slot.from + index }));
    });
  });
  const parent = key === 'children' ? parentId : null;
  return { id, name, order, parentId: parent, fields: sortByOrder(fields), children: inside } as TreeNode;
}

function createChildren(
  writer: Writer,
  { id, plan, content }: { id: string; plan: NodePlan; content: SlotValues },
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
  return sortByOrder(children);
}

/** Creates the node of a new list item. */
export function createItem(
  writer: Writer,
  given: { slot: ItemListSlot; item: FormItem; order: number; parentId: string; key: ChildrenKey },
): TreeNode {
  const { slot, item, order, parentId, key } = given;
  const { plan, name } = variantOf(slot, item);
  return createNode(writer, { name, order, parentId, key, plan, content: toSlots(plan, item) });
}

/** The variant that an item is stored as. */
export function variantOf(slot: ItemListSlot, item: FormItem): ItemVariant {
  if (slot.variants.length === 1) return slot.variants[0]!;
  const type = item['type'];
  return slot.variants.find((variant) => variant.type === type) ?? slot.variants[0]!;
}

/** Creates the field of a scalar, a JSON list or a single file. @param written its content; undefined if empty */
export function createField(writer: Writer, slot: ScalarSlot, written: Partial<StoredValue> | undefined): TreeField {
  const { name, label = null, order } = slot;
  return { id: writer.newId(), name, label, order, value: null, meta_data: null, ...written };
}

/** Creates the field of a list item that is stored as a field, such as a picture or a link. */
export function createItemField(
  writer: Writer,
  { slot, item, order }: { slot: FieldListSlot; item: FormItem; order: number },
): TreeField {
  return { id: writer.newId(), name: slot.name, label: slot.label, order, ...slot.codec.write(item, undefined) };
}

/**
 * A collection with all nodes of an editor but no values: fields with null, lists without items (PROP-042).
 * @param fields of an editor of one collection
 */
export function emptyCollection(
  fields: PlacedFields,
  given: Pick<NewNode, 'name' | 'order' | 'parentId'> & Pick<Writer, 'newId'>,
): FieldCollection {
  const { newId, ...place } = given;
  const plan = compilePlan(fields);
  const content = toSlots(plan, emptyForm(fields));
  return createNode({ newId }, { ...place, key: 'children', plan, content }) as FieldCollection;
}
