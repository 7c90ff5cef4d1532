import type { TreeField, FieldCollection, Page, PlannedOperation } from '../../../src/tree';

/** A node of any level while a plan runs. */
interface Node {
  id: string;
  name: string;
  order: number;
  fields: Node[];
  children: Node[];
  rest: Record<string, unknown>;
}

/**
 * Applies a plan in memory as the content service does: nodes that are sent are updated or added, nodes that are not sent
 * stay, and only removals remove (schema.graphql, Mutation).
 */
export function runPlan(stored: Page, operations: readonly PlannedOperation[]): Page {
  const root = nodeOf(stored, stored.containers);
  for (const planned of operations) apply(root, planned);
  return pageOf(stored, root);
}

function apply(root: Node, planned: PlannedOperation): void {
  switch (planned.operation) {
    case 'addOrUpdateBrandPage':
      root.name = planned.arguments.item.name;
      return;
    case 'addOrUpdateContainersFCFields':
      for (const container of planned.arguments.containerData.containers) save(root, container);
      return;
    case 'addUpdateMultipleFieldCollection':
      for (const collection of planned.arguments.collectionData.collections)
        save(holderOf(root, collection), collection);
      return;
    case 'replaceFieldCollection': {
      const { oldFcIds, collectionData } = planned.arguments;
      oldFcIds.ids.forEach((id) => remove(root, id));
      for (const collection of collectionData.collections) save(holderOf(root, collection), collection);
      return;
    }
    case 'addOrUpdateFields':
      for (const { collection_id: id, ...field } of planned.arguments.fields) saveField(find(root, id), field);
      return;
    case 'removeContainer':
      remove(root, planned.arguments.id);
      return;
    case 'removeMultipleFieldCollection':
      planned.arguments.ids.forEach((id) => remove(root, id));
      return;
    case 'removeFieldCategories':
      planned.arguments.removeFieldData.ids.forEach((id) => remove(root, id));
      return;
  }
}

type SentNode = Page['containers'][number] | FieldCollection;

function save(holder: Node, sent: SentNode): void {
  const { id, name, order } = sent;
  const existing = holder.children.find((node) => node.id === id);
  const node = existing ?? { id, name, order, fields: [], children: [], rest: {} };
  Object.assign(node, { name, order });
  if (!existing) holder.children.push(node);
  if ('fields' in sent) for (const field of sent.fields) saveField(node, field);
  for (const child of 'children' in sent ? sent.children : sent.field_collections) save(node, child);
}

function saveField(holder: Node, { id, name, order, ...rest }: TreeField): void {
  const existing = holder.fields.find((node) => node.id === id);
  const meta = { ...(existing?.rest['meta_data'] as object | null), ...rest.meta_data };
  const values = { ...rest, meta_data: Object.keys(meta).length > 0 ? meta : null };
  if (existing) Object.assign(existing, { name, order, rest: values });
  else holder.fields.push({ id, name, order, fields: [], children: [], rest: values });
}

function holderOf(root: Node, collection: FieldCollection & { readonly container_id?: string }): Node {
  const parent = collection.container_id ?? collection.parentId;
  if (parent) return find(root, parent);
  const holder = allNodes(root).find((node) => node.children.some((child) => child.id === collection.id));
  if (!holder) throw new Error(`The collection ${collection.id} says not where it goes.`);
  return holder;
}

function remove(root: Node, id: string): void {
  const holder = allNodes(root).find((node) => [...node.children, ...node.fields].some((child) => child.id === id));
  if (!holder) throw new Error(`There is no ${id} to remove.`);
  holder.children = holder.children.filter((child) => child.id !== id);
  holder.fields = holder.fields.filter((field) => field.id !== id);
}

function find(root: Node, id: string): Node {
  const found = allNodes(root).find((node) => node.id === id);
  if (!found) throw new Error(`There is no ${id}.`);
  return found;
}

function allNodes(node: Node): Node[] {
  return [node, ...node.children.flatMap(allNodes)];
}

function nodeOf(node: { id: string; name: string; order?: number }, children: readonly SentNode[]): Node {
  const { fields = [] } = node as Partial<FieldCollection>;
  return {
    id: node.id,
    name: node.name,
    order: node.order ?? 0,
    fields: fields.map(({ id, name, order, ...rest }) => ({ id, name, order, fields: [], children: [], rest })),
    children: children.map((child) => nodeOf(child, 'children' in child ? child.children : child.field_collections)),
    rest: {},
  };
}

function pageOf(page: Page, root: Node): Page {
  const collection = (node: Node, parentId: string | null): FieldCollection => ({
    id: node.id,
    name: node.name,
    order: node.order,
    parentId,
    fields: inOrder(node.fields).map(({ id, name, order, rest }) => ({ id, name, order, ...rest }) as TreeField),
    children: inOrder(node.children).map((child) => collection(child, node.id)),
  });
  const containers = inOrder(root.children).map(({ id, name, order, children }) => ({
    id,
    page_id: page.id,
    name,
    order,
    field_collections: inOrder(children).map((child) => collection(child, null)),
  }));
  return { ...page, name: root.name, containers };
}

function inOrder(nodes: readonly Node[]): readonly Node[] {
  return [...nodes].sort((a, b) => a.order - b.order);
}
