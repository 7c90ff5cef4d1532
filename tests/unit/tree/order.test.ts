import { describe, expect, it } from 'vitest';
import { renumber } from '../../../src/tree/order';

/** Siblings by name and order; those with lower-case names are items of the list. */
function numbered(siblings: readonly (readonly [name: string, order: number])[], count: number, from = 0) {
  const nodes = siblings.map(([name, order]) => ({ name, order }));
  const { items, others } = renumber({
    siblings: nodes,
    isItem: ({ name }) => name === name.toLowerCase(),
    count,
    from,
  });
  return { items, others: Object.fromEntries([...others].map(([{ name }, order]) => [name, order])) };
}

describe('renumber', () => {
  it('numbers the items without gaps or ties', () => {
    expect(
      numbered(
        [
          ['a', 2],
          ['b', 2],
          ['c', 9],
        ],
        3,
      ).items,
    ).toEqual([0, 1, 2]);
    expect(
      numbered(
        [
          ['a', 0],
          ['b', 3],
        ],
        1,
      ).items,
    ).toEqual([0]);
  });

  it('starts at the number that the definition gives', () => {
    expect(numbered([], 2, 1).items).toEqual([1, 2]);
    expect(
      numbered(
        [
          ['a', 0],
          ['b', 1],
        ],
        3,
        3,
      ).items,
    ).toEqual([3, 4, 5]);
  });

  it('keeps a sibling between the second and the third item between them', () => {
    const siblings = [
      ['a', 0],
      ['b', 1],
      ['X', 5],
      ['c', 7],
    ] as const;
    expect(numbered(siblings, 3)).toEqual({ items: [0, 1, 3], others: { X: 2 } });
    expect(numbered(siblings, 5)).toEqual({ items: [0, 1, 3, 4, 5], others: { X: 2 } });
    expect(numbered(siblings, 2)).toEqual({ items: [0, 1], others: { X: 5 } });
  });

  it('keeps siblings after all items there, and moves them only when their order is needed', () => {
    const siblings = [
      ['a', 0],
      ['X', 1],
      ['Y', 2],
      ['Z', 9],
    ] as const;
    expect(numbered(siblings, 1)).toEqual({ items: [0], others: { X: 1, Y: 2, Z: 9 } });
    expect(numbered(siblings, 2)).toEqual({ items: [0, 1], others: { X: 2, Y: 3, Z: 9 } });
    expect(
      numbered(
        [
          ['X', 0],
          ['Y', 0],
        ],
        1,
      ),
    ).toEqual({ items: [0], others: { X: 1, Y: 1 } });
  });

  it("keeps siblings before all items there, and counts them when their order is in the list's range", () => {
    expect(
      numbered(
        [
          ['X', 0],
          ['a', 4],
        ],
        2,
        1,
      ),
    ).toEqual({ items: [1, 2], others: {} });
    expect(
      numbered(
        [
          ['X', 3],
          ['a', 4],
        ],
        2,
        1,
      ),
    ).toEqual({ items: [2, 3], others: { X: 1 } });
  });

  it('takes siblings of equal order as given, and those without an order last', () => {
    expect(
      numbered(
        [
          ['a', 1],
          ['X', 1],
          ['b', 1],
        ],
        2,
      ),
    ).toEqual({ items: [0, 2], others: { X: 1 } });
    expect(
      numbered(
        [
          ['X', Number.NaN],
          ['a', 0],
        ],
        2,
      ),
    ).toEqual({ items: [0, 1], others: {} });
  });
});
