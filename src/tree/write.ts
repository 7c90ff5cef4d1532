import { sameFile, readFile, writeFile } from './codecs/file';
import { isAbsent } from './codecs/codec';
import type { FileItem, FormData, FormItem } from './form';
import { compareOrders, listAt, locate, orderOf, type ChildrenKey, type TreeNode } from './locate';
import { assignOrders } from './order';
import type { Field, Tree } from './page';
import type { FileListSlot, ItemListSlot, NodePlan, ScalarSlot } from './plan';
import { hasContent, scatter, type Content } from './scatter';

interface Writer {
  readonly newId: () => string;
}

/** Writes form data into a tree; a tree that already reads as this form is returned as it is. */
export function writeTree<T extends Tree>(given: { plan: NodePlan; form: FormData; tree: T; newId: () => string }): T {
  const content = scatter(given.plan, given.form);
  return writeNode(given, {
    plan: given.plan,
    node: given.tree as unknown as TreeNode,
    content,
    isNew: false,
  }) as unknown as T;
}

interface NodeToWrite {
  readonly plan: NodePlan;
  readonly node: TreeNode;
  readonly content: Content;
  /** A node made just now gets all its fields, the empty ones with null. */
  readonly isNew: boolean;
}

function writeNode(writer: Writer, given: NodeToWrite): TreeNode {
  const { plan, node, content, isNew } = given;
  const located = locate(plan, node);
  const key = plan.childrenKey;
  const fields = new Edits<Field>(listAt(node, 'fields'));
  const children = new Edits<TreeNode>(listAt(node, key));
  plan.scalars.forEach((slot, index) => {
    writeScalar(writer, { slot, stored: located.fields[index], value: content.values[index], isNew, fields });
  });
  plan.fileLists.forEach((slot, index) => {
    writeFiles(writer, { slot, stored: located.files[index]!, items: content.files[index]!, fields });
  });
  plan.nodes.forEach((slot, index) => {
    const stored = located.nodes[index];
    const inner = content.nodes[index]!;
    if (stored === undefined && !isNew && !hasContent(inner)) return;
    const target = stored ?? newNode(writer, { ...slot.step, parent: node, key });
    const written = writeNode(writer, { plan: slot.plan, node: target, content: inner, isNew: stored === undefined });
    if (stored === undefined) children.add(written);
    else children.replace(stored, written);
  });
  plan.itemLists.forEach((slot, index) => {
    writeItems(writer, {
      slot,
      stored: located.items[index]!,
      items: content.items[index]!,
      children,
      parent: node,
      key,
    });
  });
  if (!fields.isChanged && !children.isChanged) return node;
  return {
    ...node,
    ...(fields.isChanged ? { fields: fields.result() } : {}),
    ...(children.isChanged ? { [key]: children.result() } : {}),
  };
}

function writeScalar(
  writer: Writer,
  given: {
    slot: ScalarSlot;
    stored: Field | undefined;
    value: Content['values'][number];
    isNew: boolean;
    fields: Edits<Field>;
  },
): void {
  const { slot, stored, value, fields } = given;
  if (slot.json) {
    const items = Array.isArray(value) ? (value as readonly FormItem[]) : [];
    const before = typeof stored?.value === 'string' ? stored.value : null;
    const written = slot.json.write(items, before);
    if (stored !== undefined && written !== before) fields.replace(stored, { ...stored, value: written });
    if (stored === undefined && (given.isNew || items.length > 0)) fields.add(newField(writer, slot, written));
    return;
  }
  if (stored === undefined) {
    if (given.isNew || !isAbsent(value)) fields.add(newField(writer, slot, slot.codec.write(value)));
    return;
  }
  const isSame = slot.codec.read(stored.value) === (isAbsent(value) ? undefined : value);
  if (!isSame) fields.replace(stored, { ...stored, value: slot.codec.write(value) });
}

function newField(writer: Writer, slot: ScalarSlot, value: string | null): Field {
  return { id: writer.newId(), name: slot.name, label: slot.label ?? null, value, order: slot.order, meta_data: null };
}

function newNode(writer: Writer, given: { name: string; order: number; parent: TreeNode; key: ChildrenKey }): TreeNode {
  const { name, order, parent, key } = given;
  const id = writer.newId();
  if (key === 'containers') return { id, page_id: parent.id, name, order, field_collections: [] } as TreeNode;
  const parentId = key === 'children' ? parent.id : null;
  return { id, name, order, parentId, fields: [], children: [] } as TreeNode;
}

function writeFiles(
  writer: Writer,
  given: { slot: FileListSlot; stored: readonly Field[]; items: readonly FileItem[]; fields: Edits<Field> },
): void {
  const { slot, fields } = given;
  const storable = given.items.filter((item) => item.key !== undefined || item.$id !== undefined);
  writeSequence<Field, FileItem>({
    stored: given.stored,
    items: storable,
    from: slot.from,
    edits: fields,
    isKind: () => true,
    update: (field, item) =>
      sameFile(readFile(field, slot.claims), item) ? field : { ...field, ...writeFile(item, field, slot.claims) },
    create: (item) => ({
      id: writer.newId(),
      name: slot.name,
      label: slot.label,
      order: 0,
      ...writeFile(item, undefined, slot.claims),
    }),
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
    key: ChildrenKey;
  },
): void {
  const { slot, parent, key } = given;
  const variantOf = (item: FormItem) =>
    slot.variants.find(({ type }) => type === undefined || type === item['type']) ?? slot.variants[0]!;
  writeSequence<TreeNode, FormItem>({
    stored: given.stored,
    items: given.items,
    from: slot.from,
    edits: given.children,
    isKind: (node, item) => node.name === variantOf(item).name,
    update: (node, item) => {
      const { plan } = variantOf(item);
      return writeNode(writer, { plan, node, content: scatter(plan, item), isNew: false });
    },
    create: (item) => {
      const { plan, name } = variantOf(item);
      const node = newNode(writer, { name, order: 0, parent, key });
      return writeNode(writer, { plan, node, content: scatter(plan, item), isNew: true });
    },
  });
}

/** Pairs items with stored nodes by id, removes the rest, and gives every node its order. */
function writeSequence<Node extends { readonly id: string; readonly order: number }, Item extends FormItem>(given: {
  readonly stored: readonly Node[];
  readonly items: readonly Item[];
  readonly from: number;
  readonly edits: Edits<Node>;
  readonly isKind: (node: Node, item: Item) => boolean;
  readonly update: (node: Node, item: Item) => Node;
  readonly create: (item: Item) => Node;
}): void {
  const { stored, items, edits } = given;
  const pairs = pair(given);
  const isSameSequence = items.length === stored.length && pairs.every((position, index) => position === index);
  if (isSameSequence) {
    items.forEach((item, index) => edits.replace(stored[index]!, given.update(stored[index]!, item)));
    return;
  }
  const ordered = pairs.map((position) => {
    const order = position === undefined ? undefined : orderOf(stored[position]!);
    return { order: order === Number.POSITIVE_INFINITY ? undefined : order, position };
  });
  const orders = assignOrders(ordered, given.from, edits.ordersExcept(stored));
  const kept = new Set(pairs);
  stored.forEach((node, position) => {
    if (!kept.has(position)) edits.remove(node);
  });
  items.forEach((item, index) => {
    const node = pairs[index] === undefined ? undefined : stored[pairs[index]]!;
    const written = node === undefined ? given.create(item) : given.update(node, item);
    const placed = written.order === orders[index] ? written : { ...written, order: orders[index]! };
    if (node === undefined) edits.add(placed);
    else edits.replace(node, placed);
  });
}

/** For every item the position of its stored node, undefined for a new one. Equal ids are paired in their order. */
function pair<Node extends { readonly id: string }, Item extends FormItem>(given: {
  readonly stored: readonly Node[];
  readonly items: readonly Item[];
  readonly isKind: (node: Node, item: Item) => boolean;
}): readonly (number | undefined)[] {
  const { stored, items, isKind } = given;
  const isSameSequence =
    items.length === stored.length && items.every((item, i) => item.$id === stored[i]!.id && isKind(stored[i]!, item));
  if (isSameSequence) return items.map((_, index) => index);
  const positions = new Map<string, number[]>();
  stored.forEach((node, position) => {
    const known = positions.get(node.id);
    if (known) known.push(position);
    else positions.set(node.id, [position]);
  });
  return items.map((item) => {
    const candidates = item.$id === undefined ? undefined : positions.get(item.$id);
    const position = candidates?.[0];
    if (position === undefined || !isKind(stored[position]!, item)) return undefined;
    candidates!.shift();
    return position;
  });
}

/** Changes to a list of sibling nodes; what is not named stays the same object at the same place. */
class Edits<Node extends { readonly order: number }> {
  private replaced: Map<Node, Node | undefined> | undefined;
  private added: Node[] | undefined;

  constructor(private readonly before: readonly Node[]) {}

  get isChanged(): boolean {
    return this.replaced !== undefined || this.added !== undefined;
  }

  replace(node: Node, by: Node): void {
    if (node !== by) (this.replaced ??= new Map()).set(node, by);
  }

  remove(node: Node): void {
    (this.replaced ??= new Map()).set(node, undefined);
  }

  add(node: Node): void {
    (this.added ??= []).push(node);
  }

  /** Orders that nodes outside `own` have. */
  ordersExcept(own: readonly Node[]): ReadonlySet<number> {
    const mine = new Set(own);
    const orders = [...this.before.filter((node) => !mine.has(node)), ...(this.added ?? [])].map((node) => node?.order);
    return new Set(orders);
  }

  /** The nodes after the changes, sorted by order where one was added or moved. */
  result(): readonly Node[] {
    const { replaced } = this;
    const kept = this.before.flatMap((node) => {
      if (!replaced?.has(node)) return [node];
      const by = replaced.get(node);
      return by === undefined ? [] : [by];
    });
    const all = this.added ? [...kept, ...this.added] : kept;
    const isMoved = this.before.some((node) => {
      const by = replaced?.get(node);
      return by !== undefined && by.order !== node.order;
    });
    if (!this.added && !isMoved) return all;
    return all.sort((a, b) => compareOrders(sortKey(a), sortKey(b)));
  }
}

function sortKey(node: unknown): number {
  return typeof node === 'object' && node !== null ? orderOf(node as { order: unknown }) : Number.POSITIVE_INFINITY;
}
