import type { FieldPlace, ItemsPlace, JoinedPlace, NodeKind, NodeStep } from './places';
import type {
  CodecName,
  StoredDate,
  StoredField,
  StoredFieldList,
  StoredGroup,
  StoredHolder,
  StoredItem,
  StoredJoined,
} from './stored';

/** The next free orders inside one node, and the nodes already placed in it, by kind and name. */
export interface Scope {
  field: number;
  collection: number;
  container: number;
  readonly nodes: Map<string, { readonly step: NodeStep; readonly inside: Scope }>;
}

/** The scope of an empty node. */
export function newScope(): Scope {
  return { field: 0, collection: 0, container: 0, nodes: new Map() };
}

/** Places a node, or returns the one placed before: fields that name the same node share it. */
export function placeNode(scope: Scope, { kind, name, order = scope[kind] }: RequestedNode) {
  const key = `${kind} ${name}`;
  const known = scope.nodes.get(key);
  if (known) return known;
  scope[kind] = order + 1;
  const node = { step: { kind, name, order }, inside: newScope() };
  scope.nodes.set(key, node);
  return node;
}

interface RequestedNode {
  readonly kind: NodeKind;
  readonly name: string;
  readonly order?: number | undefined;
}

/** One stored field. */
export function fieldPlace(
  field: { readonly stored: StoredField | StoredDate; readonly label: string },
  scope: Scope,
  defaultCodec: CodecName = 'text',
): FieldPlace {
  const stored = typeof field.stored === 'string' ? { field: field.stored } : field.stored;
  const { field: name, order = scope.field, as = defaultCodec, label = field.label } = stored;
  scope.field = order + 1;
  return { name, order, as, label };
}

/** Texts joined in one stored field. */
export function joinedPlace(
  { stored: { as, ...stored }, label }: { readonly stored: StoredJoined; readonly label: string },
  scope: Scope,
): JoinedPlace {
  return { joined: fieldPlace({ stored, label }, scope), by: as.join };
}

/** Items stored as fields. */
export function fieldItemsPlace({ stored }: { readonly stored: StoredFieldList }, scope: Scope): ItemsPlace {
  const { field: name, from, label } = stored.each;
  const place = itemsPlace(stored.in, { kind: 'field', name, from }, scope);
  return label === undefined ? place : { ...place, label };
}

/** Items stored as nodes. */
export function nodesPlace(
  { stored }: { readonly stored: { readonly in?: StoredHolder; readonly each: StoredItem } },
  scope: Scope,
): ItemsPlace {
  return itemsPlace(stored.in, nodeOf(stored.each), scope);
}

/** The nodes that a group descends into. */
export function groupPlace({ stored = {} }: { readonly stored?: StoredGroup }, scope: Scope): readonly NodeStep[] {
  const { container, collection, order } = stored;
  const outer =
    container === undefined
      ? undefined
      : placeNode(scope, { kind: 'container', name: container, order: collection === undefined ? order : undefined });
  const inner =
    collection === undefined
      ? undefined
      : placeNode(outer?.inside ?? scope, { kind: 'collection', name: collection, order });
  return [outer, inner].flatMap((node) => node?.step ?? []);
}

function itemsPlace(
  holder: StoredHolder | undefined,
  { kind, name, from }: Pick<ItemsPlace, 'kind' | 'name'> & { readonly from?: number | undefined },
  scope: Scope,
): ItemsPlace {
  if (holder === undefined) return { in: undefined, kind, name, from: from ?? scope[kind] };
  return { in: placeNode(scope, nodeOf(holder)).step, kind, name, from: from ?? 0 };
}

function nodeOf(stored: StoredHolder | StoredItem): RequestedNode & { readonly from?: number | undefined } {
  if (typeof stored === 'string') return { kind: 'collection', name: stored };
  return 'container' in stored
    ? { ...stored, kind: 'container', name: stored.container }
    : { ...stored, kind: 'collection', name: stored.collection };
}
