import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { newTree, type FormData, type Tree } from '../../src/tree';
import { compileOrderCheck } from '../../scripts/audits/orderCheck';
import { arbitraryForm } from './support/samples';
import { arbitraryTree, countIds } from './support/arbitraryTree';
import { treeEditors, runsOf } from './support/editors';
import { editedBy, type Draw } from './support/formEdits';
import { storedLists, type StoredList } from './support/storedLists';

describe.each(treeEditors)('the stored orders of %s', (_name, compiled) => {
  const runs = runsOf(compiled, 40);
  const { lens, editor } = compiled;
  const form = arbitraryForm(editor.fields);
  const aged = arbitraryTree(compiled);
  const draws = fc.infiniteStream(fc.nat({ max: 99 })).map(
    (stream): Draw =>
      () =>
        stream.next().value as number,
  );
  const checkOrders = compileOrderCheck(editor.fields);
  const listsOf = (tree: Tree) => storedLists(editor.fields, tree);

  /** Every list stored after a save, paired with its former state: empty where it previous not stored before. */
  function listsAround(stored: Tree, typed: FormData): readonly (readonly [before: StoredList, after: StoredList])[] {
    const before = listsOf(stored);
    const after = listsOf(lens.formToTree(typed, stored, countIds()));
    return [...after.values()].map((list) => [before.get(list.key) ?? { ...list, items: [], siblings: [] }, list]);
  }

  it('a list is numbered from its first order by the first save', () => {
    fc.assert(
      fc.property(form, (typed) => {
        const newId = countIds();
        const empty = newTree({ editor, brandId: 'brand', newId });
        for (const list of listsOf(lens.formToTree(typed, empty, newId)).values()) {
          expect(ordersOf(list)).toEqual(numbersFrom(list.from, list.items.length));
        }
      }),
      runs,
    );
  });

  it('a list whose items were added, removed or moved is numbered from its first order, with the unknown nodes between them', () => {
    fc.assert(
      fc.property(aged, draws, fc.option(form), (stored, draw, other) => {
        const typed = other ?? arranged(lens.treeToForm(stored), draw);
        for (const [before, after] of listsAround(stored, typed)) {
          if (isSameSequence(before, after)) continue;
          const last = Math.max(...ordersOf(after));
          const numbered = after.siblings.filter(
            (node) =>
              after.items.includes(node) ||
              (after.isOnlyList && after.unclaimed.has(node) && node.order >= after.from && node.order < last),
          );
          expect(numbered.map(({ order }) => order)).toEqual(numbersFrom(after.from, numbered.length));
          if (numbered.length === after.items.length) {
            expect(ordersOf(after)).toEqual(numbersFrom(after.from, after.items.length));
          }
        }
      }),
      runs,
    );
  });

  it('a list whose items are the same in the same sequence keeps its orders, and those of its neighbours', () => {
    fc.assert(
      fc.property(aged, draws, (stored, draw) => {
        for (const [before, after] of listsAround(stored, arranged(lens.treeToForm(stored), draw))) {
          if (isSameSequence(before, after)) expect(ordersOf(after)).toEqual(ordersOf(before));
        }
      }),
      runs,
    );
  });

  it('unknown neighbours keep their place among the items, and those of several lists their orders', () => {
    fc.assert(
      fc.property(aged, draws, (stored, draw) => {
        for (const [before, after] of listsAround(stored, arranged(lens.treeToForm(stored), draw))) {
          if (!after.isOnlyList) {
            expect(ordersById(after)).toEqual(ordersById(before));
            continue;
          }
          const places = placesAmong(before);
          const count = after.items.length;
          for (const [id, place] of placesAmong(after)) {
            const previous = places.get(id)!;
            const expected = previous.isLast ? count : Math.min(previous.after, count);
            expect([id, place.after]).toEqual([id, expected]);
          }
        }
      }),
      runs,
    );
  });

  it('the order check of a page finds every list that is not numbered from its first order, and repairs it', () => {
    fc.assert(
      fc.property(aged, (stored) => {
        const { faults, mended } = checkOrders(stored);
        expect(faults.length === 0).toBe(mended === stored);
        expect(checkOrders(mended)).toEqual({ faults: [], mended });
        expect(lens.treeToForm(mended)).toEqual(lens.treeToForm(stored));
        for (const list of listsOf(mended).values()) {
          if (!list.isOnlyList || ![...list.unclaimed].some(({ order }) => order >= list.from)) {
            expect(ordersOf(list)).toEqual(numbersFrom(list.from, list.items.length));
          }
        }
      }),
      runs,
    );
  });
});

/** Items added, removed and moved in some of the lists, nothing else. */
function arranged(form: FormData, draw: Draw): FormData {
  const often = (next: Draw) => next() % 3 > 0;
  return editedBy({ name: 'new', writes: () => false, arranges: often, removes: often }, form, draw);
}

function ordersOf({ items }: StoredList): readonly number[] {
  return items.map(({ order }) => order);
}

function ordersById({ unclaimed }: StoredList): ReadonlyMap<string, number> {
  return new Map([...unclaimed].map(({ id, order }) => [id, order]));
}

function numbersFrom(from: number, count: number): readonly number[] {
  return Array.from({ length: count }, (_, index) => from + index);
}

function isSameSequence(before: StoredList, after: StoredList): boolean {
  return before.items.length === after.items.length && before.items.every(({ id }, i) => id === after.items[i]!.id);
}

/** For each unknown neighbour, by id: the number of items before it, and whether no item follows. */
function placesAmong({ siblings, items, unclaimed, from }: StoredList) {
  const places = new Map<string, { readonly after: number; readonly isLast: boolean }>();
  let after = 0;
  for (const node of siblings) {
    if (items.includes(node)) after += 1;
    else if (unclaimed.has(node)) {
      const isLast = after === items.length && (after > 0 || node.order >= from);
      places.set(node.id, { after, isLast });
    }
  }
  return places;
}
