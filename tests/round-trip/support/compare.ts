import type { AnyNode } from './arbitraryTree';

/** Form data without the ids of its items. */
export function withoutIds(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutIds);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, part]) => (key === '$id' ? [] : [[key, withoutIds(part)]])),
  );
}

/** Every node of a tree by id, without its child nodes. */
export function nodesById(tree: unknown, nodes = new Map<string, unknown>()): ReadonlyMap<string, unknown> {
  const { containers, field_collections: collections, children, fields, ...own } = tree as AnyNode;
  nodes.set(own.id, own);
  for (const list of [containers, collections, children, fields]) {
    if (Array.isArray(list)) list.forEach((child) => nodesById(child, nodes));
  }
  return nodes;
}
