import { BadInput } from '../../errors';
import { requireId } from '../arguments';
import type { StoredMetaData } from './assembleTree';
import { flattenMetaData } from './metaData';
import type { CollectionInput, ContainerInput, FieldInput } from './treeInput';

interface SentNode {
  readonly id: string;
  /** Path of the node in the arguments, for errors. */
  readonly argument: string;
  /** Null if not sent. */
  readonly name: string | null;
  readonly order: number | null;
}

export interface SentContainer extends SentNode {
  readonly pageId: string | null;
}

export interface SentCollection extends SentNode {
  /** The target container or parent collection; both null: the node stays where it is stored. */
  readonly containerId: string | null;
  readonly parentId: string | null;
  /** Whether it was sent inside its container or parent collection. */
  readonly nested: boolean;
}

export interface SentField extends SentNode {
  /** Null: the field stays where it is stored. */
  readonly collectionId: string | null;
  readonly nested: boolean;
  readonly label: string | null;
  readonly hasLabel: boolean;
  readonly value: string | null;
  readonly hasValue: boolean;
  readonly metaData: StoredMetaData | null;
}

/** The nodes of one mutation, parents before children, siblings as sent. */
export interface SentTree {
  readonly containers: readonly SentContainer[];
  readonly collections: readonly SentCollection[];
  readonly fields: readonly SentField[];
}

/** The argument path of the top-level nodes, and the id generator for nodes without an id. */
interface FlattenOptions {
  readonly argument: string;
  readonly newId: () => string;
}

/** @throws BadInput for an id that is not a UUID or occurs twice, for too many nodes, and for nesting that is too deep */
export function flattenContainers(containers: readonly ContainerInput[], options: FlattenOptions): SentTree {
  const rows = createCollector(options);
  containers.forEach((container, index) => rows.addContainer(container, `${options.argument}[${index}]`));
  return rows.tree;
}

/** As flattenContainers, for collections. */
export function flattenCollections(collections: readonly CollectionInput[], options: FlattenOptions): SentTree {
  const rows = createCollector(options);
  collections.forEach((collection, index) =>
    rows.addCollection({ collection, argument: `${options.argument}[${index}]`, depth: 1 }),
  );
  return rows.tree;
}

/** As flattenContainers, for fields. */
export function flattenFields(fields: readonly FieldInput[], options: FlattenOptions): SentTree {
  const rows = createCollector(options);
  fields.forEach((field, index) => rows.addField({ field, argument: `${options.argument}[${index}]` }));
  return rows.tree;
}

interface Place {
  readonly containerId?: string;
  readonly parentId?: string;
}

function createCollector({ argument: list, newId }: FlattenOptions) {
  const containers: SentContainer[] = [];
  const collections: SentCollection[] = [];
  const fields: SentField[] = [];
  const usedIds = new Set<string>();

  function node(input: ContainerInput | CollectionInput | FieldInput, argument: string): SentNode {
    const id = input.id ? requireId(input.id, `${argument}.id`) : newId();
    if (usedIds.has(id)) throw new BadInput(`${argument}.id`, `${argument}.id: the id ${id} was sent twice.`);
    usedIds.add(id);
    // Before the next node: neither the lookup of its place nor any later step has to handle more of them.
    if (usedIds.size > MAX_NODES) throw new BadInput(list, `${list}: expected at most ${MAX_NODES} nodes.`);
    return { id, argument, name: input.name ?? null, order: input.order ?? null };
  }

  function addContainer(container: ContainerInput, argument: string): void {
    const sent = { pageId: optionalId(container.page_id, `${argument}.page_id`), ...node(container, argument) };
    containers.push(sent);
    container.field_collections?.forEach((collection, index) =>
      addCollection({
        collection,
        argument: `${argument}.field_collections[${index}]`,
        depth: 1,
        inside: { containerId: sent.id },
      }),
    );
  }

  function addCollection(options: {
    readonly collection: CollectionInput;
    readonly argument: string;
    readonly depth: number;
    readonly inside?: Place;
  }): void {
    const { collection, argument, depth, inside } = options;
    if (depth > MAX_LEVELS) throw new BadInput(argument, `${argument}: expected at most ${MAX_LEVELS} levels.`);
    const sent = { ...node(collection, argument), ...placeOf(collection, argument, inside) };
    collections.push(sent);
    collection.fields?.forEach((field, index) =>
      addField({ field, argument: `${argument}.fields[${index}]`, inside: sent.id }),
    );
    collection.children?.forEach((child, index) =>
      addCollection({
        collection: child,
        argument: `${argument}.children[${index}]`,
        depth: depth + 1,
        inside: { parentId: sent.id },
      }),
    );
  }

  function addField(options: {
    readonly field: FieldInput;
    readonly argument: string;
    readonly inside?: string;
  }): void {
    const { field, argument, inside } = options;
    const collectionId = optionalId(field.collection_id, `${argument}.collection_id`);
    requireSameParent({ sent: collectionId, actual: inside, argument: `${argument}.collection_id` });
    fields.push({
      collectionId: inside ?? collectionId,
      nested: inside !== undefined,
      label: field.label ?? null,
      hasLabel: field.label !== undefined,
      value: field.value ?? null,
      hasValue: field.value !== undefined,
      metaData: field.meta_data ? flattenMetaData(field.meta_data, `${argument}.meta_data`) : null,
      // Spread last: with properties after a spread, V8 builds the object a hundred times slower, and there are thousands of fields.
      ...node(field, argument),
    });
  }

  return { tree: { containers, collections, fields }, addContainer, addCollection, addField };
}

function placeOf(
  collection: CollectionInput,
  argument: string,
  inside: Place | undefined,
): Pick<SentCollection, 'containerId' | 'parentId' | 'nested'> {
  const containerId = optionalId(collection.container_id, `${argument}.container_id`);
  const parentId = optionalId(collection.parentId, `${argument}.parentId`);
  if (inside === undefined) {
    if (containerId !== null && parentId !== null) {
      throw new BadInput(argument, `${argument}: expected container_id or parentId, got both.`);
    }
    return { containerId, parentId, nested: false };
  }
  requireSameParent({ sent: containerId, actual: inside.containerId, argument: `${argument}.container_id` });
  requireSameParent({ sent: parentId, actual: inside.parentId, argument: `${argument}.parentId` });
  return { containerId: inside.containerId ?? null, parentId: inside.parentId ?? null, nested: true };
}

/** A nested node may repeat the id of its parent, but not contradict it. */
function requireSameParent(options: {
  readonly sent: string | null;
  readonly actual: string | undefined;
  readonly argument: string;
}): void {
  const { sent, actual, argument } = options;
  if (sent === null || actual === undefined || sent === actual) return;
  throw new BadInput(argument, `${argument}: expected the id of the node it was sent in, got '${sent}'.`);
}

function optionalId(value: string | null | undefined, argument: string): string | null {
  return value ? requireId(value, argument) : null;
}

/** Maximum number of nodes of a mutation and of a page. */
export const MAX_NODES = 20_000;

/** Maximum nesting of collections: far above what the areas need (five, A-48), far below what would overflow the stack. */
export const MAX_LEVELS = 40;
