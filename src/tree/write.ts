import type { FormData, FormItem } from '../kinds/values';
import type { TreeField, Tree } from '../kinds/page';
import { createField, createItem, createItemField, createNode, variantOf, type Writer } from './create';
import { Edits } from './edits';
import { listAt, locate, type LocatedNodes } from './locate';
import type { TreeNode } from './node';
import type { FieldListSlot, ItemListSlot, NodePlan } from './plan';
import { hasContent, toSlots, type SlotValues } from './toSlots';
import { writeSequence } from './sequence';

/** Writes form data into a tree; returns the same tree if it already reads as this form. */
export function writeTree<T extends Tree>(writer: Writer, given: { plan: NodePlan; form: FormData; tree: T }): T {
  const { plan, form, tree } = given;
  const node = tree as unknown as TreeNode;
  return writeNode(writer, { plan, node, content: toSlots(plan, form) }) as unknown as T;
}

function writeNode(writer: Writer, given: { plan: NodePlan; node: TreeNode; content: SlotValues }): TreeNode {
  const { plan, node, content } = given;
  const located = locate(plan, node);
  const fields = new Edits<TreeField>(listAt(node, 'fields') as readonly TreeField[]);
  const children = new Edits<TreeNode>(listAt(node, plan.childrenKey) as readonly TreeNode[]);
  plan.scalars.forEach((slot, index) => {
    const stored = located.fields[index];
    const written = slot.codec.write(content.values[index], stored);
    if (written && stored) fields.replace(stored, { ...stored, ...written });
    else if (written) fields.add(createField(writer, slot, written));
  });
  plan.fieldLists.forEach((slot, index) => {
    writeFieldItems(writer, { slot, index, located, items: content.fieldItems[index]!, fields, plan });
  });
  plan.nodes.forEach((slot, index) => {
    const stored = located.nodes[index];
    const inside = { plan: slot.plan, content: content.nodes[index]! };
    if (stored) children.replace(stored, writeNode(writer, { ...inside, node: stored }));
    else if (hasContent(inside.content)) {
      children.add(createNode(writer, { ...inside, ...slot.step, parentId: node.id, key: plan.childrenKey }));
    }
  });
  plan.itemLists.forEach((slot, index) => {
    writeItems(writer, { slot, index, located, items: content.items[index]!, children, parent: node, plan });
  });
  if (writer.renumbers) {
    located.fields.forEach((field, slot) => field && fields.reorder(field, plan.scalars[slot]!.order));
    located.nodes.forEach((child, slot) => child && children.reorder(child, plan.nodes[slot]!.step.order));
  }
  if (!fields.isChanged && !children.isChanged) return node;
  return {
    ...node,
    ...(fields.isChanged ? { fields: fields.result() } : {}),
    ...(children.isChanged ? { [plan.childrenKey]: children.result() } : {}),
  };
}

function writeFieldItems(
  writer: Writer,
  given: {
    slot: FieldListSlot;
    index: number;
    located: LocatedNodes;
    items: readonly FormItem[];
    fields: Edits<TreeField>;
    plan: NodePlan;
  },
): void {
  const { slot, located } = given;
  const { codec } = slot;
  const stored = located.fieldItems[given.index]!;
  const byId = new Map(stored.map((field) => [field.id, field]));
  writeSequence<TreeField>({
    stored,
    items: given.items.filter((item) => codec.isStorable(item, byId.get(item.$id ?? ''))),
    from: slot.from,
    edits: given.fields,
    claims: () => ({
      singles: located.fields.map((field, single) => [field, given.plan.scalars[single]!.order]),
      isOnlyList: located.fieldItems.length === 1,
    }),
    isKind: () => true,
    renumbers: writer.renumbers === true,
    update: (field, item) =>
      codec.isSame(codec.read(field), item) ? field : { ...field, ...codec.write(item, field) },
    create: (item, order) => createItemField(writer, { slot, item, order }),
  });
}

function writeItems(
  writer: Writer,
  given: {
    slot: ItemListSlot;
    index: number;
    located: LocatedNodes;
    items: readonly FormItem[];
    children: Edits<TreeNode>;
    parent: TreeNode;
    plan: NodePlan;
  },
): void {
  const { slot, located, plan, parent } = given;
  writeSequence<TreeNode>({
    stored: located.items[given.index]!,
    items: given.items,
    from: slot.from,
    edits: given.children,
    claims: () => ({
      singles: located.nodes.map((node, single) => [node, plan.nodes[single]!.step.order]),
      isOnlyList: located.items.length === 1,
    }),
    isKind: (node, item) => node.name === variantOf(slot, item).name,
    renumbers: writer.renumbers === true,
    update: (node, item) => {
      const { plan } = variantOf(slot, item);
      return writeNode(writer, { plan, node, content: toSlots(plan, item) });
    },
    create: (item, order) => createItem(writer, { slot, item, order, parentId: parent.id, key: plan.childrenKey }),
  });
}
