import { describe, expect, it } from 'vitest';
import { assignOrders, type Ordered } from '../../../src/tree/order';

const NONE: ReadonlySet<number> = new Set();

/** Items by their stored order and former position; `undefined` is a new item. */
function items(...pairs: readonly (readonly [order: number, position: number] | undefined)[]): readonly Ordered[] {
  return pairs.map((pair) => ({ order: pair?.[0], position: pair?.[1] }));
}

describe('assignOrders', () => {
  it('keeps stored orders with gaps and ties while they still sort the items', () => {
    expect(assignOrders(items([2, 0], [2, 1], [9, 2]), 0, NONE)).toEqual([2, 2, 9]);
  });

  it('numbers a new list from its first order', () => {
    expect(assignOrders(items(undefined, undefined), 1, NONE)).toEqual([1, 2]);
  });

  it('reuses the same orders for a permutation, so that unknown neighbours keep their place', () => {
    expect(assignOrders(items([8, 2], [0, 0], [5, 1]), 0, NONE)).toEqual([0, 5, 8]);
  });

  it('inserts into a gap without renumbering anything', () => {
    expect(assignOrders(items([0, 0], undefined, [5, 1]), 0, NONE)).toEqual([0, 1, 5]);
  });

  it('moves only what must move when there is no gap', () => {
    expect(assignOrders(items([0, 0], undefined, [1, 1], [7, 2]), 0, NONE)).toEqual([0, 1, 2, 7]);
  });

  it('leaves a gap where an item was removed', () => {
    expect(assignOrders(items([0, 0], [2, 2]), 0, NONE)).toEqual([0, 2]);
  });

  it('avoids the orders of neighbours that are not of the list', () => {
    expect(assignOrders(items([0, 0], undefined, undefined), 0, new Set([1, 3]))).toEqual([0, 2, 4]);
  });

  it('tells swapped ties apart', () => {
    expect(assignOrders(items([3, 1], [3, 0]), 0, NONE)).toEqual([3, 4]);
  });
});
