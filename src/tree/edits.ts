import { compareOrders, orderOf } from './locate';

/** Changes to a list of sibling nodes; what is not named stays the same object at the same place. */
export class Edits<Node extends { readonly order: number }> {
  private replaced: Map<Node, Node | undefined> | undefined;
  private added: Node[] | undefined;

  constructor(readonly before: readonly Node[]) {}

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

  /** Gives a node another order, besides whatever else is changed of it. */
  reorder(node: Node, order: number): void {
    const now = this.replaced?.get(node) ?? node;
    if (now.order !== order) this.replace(node, { ...now, order });
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
