import { compareOrders, orderOf } from './locate';

/** Changes to a list of sibling nodes. Unchanged nodes keep their identity and position. */
export class Edits<Node extends { readonly order: number }> {
  private replaced: Map<Node, Node | undefined> | undefined;
  private added: Node[] | undefined;

  constructor(readonly before: readonly Node[]) {}

  get isChanged(): boolean {
    return this.replaced !== undefined || this.added !== undefined;
  }

  replace(node: Node, replacement: Node): void {
    if (node !== replacement) (this.replaced ??= new Map()).set(node, replacement);
  }

  remove(node: Node): void {
    (this.replaced ??= new Map()).set(node, undefined);
  }

  add(node: Node): void {
    (this.added ??= []).push(node);
  }

  /** Changes a node's order in addition to its other changes. */
  reorder(node: Node, order: number): void {
    const current = this.replaced?.get(node) ?? node;
    if (current.order !== order) this.replace(node, { ...current, order });
  }

  /** The changed nodes, sorted by order if one was added or moved. */
  result(): readonly Node[] {
    const { replaced } = this;
    const kept = this.before.flatMap((node) => {
      if (!replaced?.has(node)) return [node];
      const replacement = replaced.get(node);
      return replacement === undefined ? [] : [replacement];
    });
    const all = this.added ? [...kept, ...this.added] : kept;
    const isMoved = this.before.some((node) => {
      const replacement = replaced?.get(node);
      return replacement !== undefined && replacement.order !== node.order;
    });
    if (!this.added && !isMoved) return all;
    return all.sort((a, b) => compareOrders(sortKey(a), sortKey(b)));
  }
}

function sortKey(node: unknown): number {
  return typeof node === 'object' && node !== null ? orderOf(node as { order: unknown }) : Number.POSITIVE_INFINITY;
}
