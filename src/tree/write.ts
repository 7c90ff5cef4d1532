import { isAbsent } from './codecs/codec';
import { readFile, sameFile, writeFile } from './codecs/file';
import { createField, createFileField, createItem, createNode, storable, variantOf, type Writer } from './create';
import { Edits } from './edits';
import type { FileItem, FormData, FormItem, FormValue } from './form';
import { listAt, locate } from './locate';
import type { TreeNode } from './node';
import type { Field, Tree } from './page';
import type { FileListSlot, ItemListSlot, NodePlan, ScalarSlot } from './plan';
import { hasContent, scatter, type Content } from './scatter';
import { writeSequence } from './sequence';

/** Writes form data into a tree; a tree that already reads as this form is returned as it is. */
export function writeTree<T extends Tree>(given: { plan: NodePlan; form: FormData; tree: T; newId: () => string }): T {
  const { plan, form, tree, newId } = given;
  const node = tree as unknown as TreeNode;
  return writeNode({ newId }, { plan, node, content: scatter(plan, form) }) as unknown as T;
}

function writeNode(writer: Writer, given: { plan: NodePlan; node: TreeNode; content: Content }): TreeNode {
  const { plan, node, content } = given;
  const located = locate(plan, node);
  const fields = new Edits<Field>(listAt(node, 'fields') as readonly Field[]);
  const children = new Edits<TreeNode>(listAt(node, plan.childrenKey) as readonly TreeNode[]);
  plan.scalars.forEach((slot, index) => {
    writeScalar(writer, { slot, stored: located.fields[index], value: content.values[index], fields });
  });
  plan.fileLists.forEach((slot, index) => {
    writeFiles(writer, { slot, stored: located.files[index]!, items: content.files[index]!, fields });
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
    const items = content.items[index]!;
    writeItems(writer, { slot, stored: located.items[index]!, items, children, parent: node, plan });
  });
  if (!fields.isChanged && !children.isChanged) return node;
  return {
    ...node,
    ...(fields.isChanged ? { fields: fields.result() } : {}),
    ...(children.isChanged ? { [plan.childrenKey]: children.result() } : {}),
  };
}

function writeScalar(
  writer: Writer,
  given: { slot: ScalarSlot; stored: Field | undefined; value: FormValue; fields: Edits<Field> },
): void {
  const { slot, stored, value, fields } = given;
  if (stored === undefined) {
    const isEmpty = Array.isArray(value) ? value.length === 0 : isAbsent(value);
    if (!isEmpty) fields.add(createField(writer, slot, value));
    return;
  }
  if (slot.json) {
    const before = typeof stored.value === 'string' ? stored.value : null;
    const written = slot.json.write(Array.isArray(value) ? (value as readonly FormItem[]) : [], before);
    if (written !== before) fields.replace(stored, { ...stored, value: written });
    return;
  }
  const isSame = slot.codec.read(stored.value) === (isAbsent(value) ? undefined : value);
  if (!isSame) fields.replace(stored, { ...stored, value: slot.codec.write(value) });
}

function writeFiles(
  writer: Writer,
  given: { slot: FileListSlot; stored: readonly Field[]; items: readonly FileItem[]; fields: Edits<Field> },
): void {
  const { slot } = given;
  writeSequence<Field, FileItem>({
    stored: given.stored,
    items: storable(given.items),
    from: slot.from,
    edits: given.fields,
    isKind: () => true,
    update: (field, item) =>
      sameFile(readFile(field, slot.claims), item) ? field : { ...field, ...writeFile(item, field, slot.claims) },
    create: (item, order) => createFileField(writer, { slot, item, order }),
  });
}

function writeItems(
  writer: Writer,
  given: {
    slot: ItemListSlot;
    stored: readonly TreeNode[];
    items: readonly FormItem[];
    children: Edits<TreeNode>;
    parent: TreeNode;
    plan: NodePlan;
  },
): void {
  const { slot, parent } = given;
  const key = given.plan.childrenKey;
  writeSequence<TreeNode, FormItem>({
    stored: given.stored,
    items: given.items,
    from: slot.from,
    edits: given.children,
    isKind: (node, item) => node.name === variantOf(slot, item).name,
    update: (node, item) => {
      const { plan } = variantOf(slot, item);
      return writeNode(writer, { plan, node, content: scatter(plan, item) });
    },
    create: (item, order) => createItem(writer, { slot, item, order, parentId: parent.id, key }),
  });
}
