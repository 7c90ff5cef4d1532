import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { placeFields } from '../../../src/definition/place';
import { resolveConflicts } from '../../../src/form/conflicts';
import { merge as mergeForms, type FormData, type FormItem, type FormValue } from '../../../src/tree';

const base: FormData = {
  main: {
    title: 'About',
    h1: 'About us',
    bodies: [
      { $id: 'a', web: 'One' },
      { $id: 'b', web: 'Two' },
      { $id: 'c', web: 'Three' },
    ],
  },
};

/** The base with other values in its main group. */
function withMain(changes: FormData): FormData {
  return { main: { ...(base['main'] as FormData), ...changes } };
}

function bodies(...items: readonly FormItem[]): FormData {
  return withMain({ bodies: items });
}

function webOf(form: FormData): readonly unknown[] {
  return ((form['main'] as FormData)['bodies'] as readonly FormItem[]).map((item) => item['web']);
}

const [a, b, c] = (base['main'] as FormData)['bodies'] as readonly [FormItem, FormItem, FormItem];

/** Merge without field definitions, so without constraints on the items of a list. */
function merge(sides: Parameters<typeof mergeForms>[0]) {
  return mergeForms(sides, {});
}

describe('merge', () => {
  it('takes disjoint changes of both sides', () => {
    const { form, conflicts } = merge({ base, mine: withMain({ title: 'Mine' }), theirs: withMain({ h1: 'Theirs' }) });
    expect(form).toEqual(withMain({ title: 'Mine', h1: 'Theirs' }));
    expect(conflicts).toEqual([]);
  });

  it('reports a conflict for a value that both changed, and keeps mine', () => {
    const { form, conflicts } = merge({
      base,
      mine: withMain({ title: 'Mine' }),
      theirs: withMain({ title: 'Theirs' }),
    });
    expect(form).toEqual(withMain({ title: 'Mine' }));
    expect(conflicts).toEqual([{ path: ['main', 'title'], base: 'About', mine: 'Mine', theirs: 'Theirs' }]);
  });

  it('reports no conflict when both made the same change', () => {
    const same = withMain({ title: 'Same' });
    expect(merge({ base, mine: same, theirs: structuredClone(same) })).toEqual({ form: same, conflicts: [] });
  });

  it('merges items by id: an edit on one side, a move and an addition on the other', () => {
    const mine = bodies(a, { ...b, web: 'Two, edited' }, c);
    const theirs = bodies(c, a, { $id: 'd', web: 'Four' }, b);
    const { form, conflicts } = merge({ base, mine, theirs });
    expect(webOf(form)).toEqual(['Three', 'One', 'Four', 'Two, edited']);
    expect(conflicts).toEqual([]);
  });

  it('never mistakes a stored item for a new one, whatever its id', () => {
    const stored = { $id: '+', web: 'Plus' };
    const { form, conflicts } = merge({
      base: bodies(stored),
      mine: bodies(stored, { web: 'Mine' }),
      theirs: bodies({ web: 'Theirs' }, stored),
    });
    expect(form).toEqual(bodies({ web: 'Theirs' }, stored, { web: 'Mine' }));
    expect(conflicts).toEqual([]);
  });

  it('puts items that both added after their own neighbours', () => {
    const { form } = merge({
      base,
      mine: bodies(a, { web: 'Mine' }, b, c),
      theirs: bodies(a, b, c, { $id: 'd', web: 'Theirs' }),
    });
    expect(webOf(form)).toEqual(['One', 'Mine', 'Two', 'Three', 'Theirs']);
  });

  it('removes an item that one side removed and the other left unchanged', () => {
    const { form, conflicts } = merge({ base, mine: bodies(a, c), theirs: bodies({ ...a, web: 'First' }, b, c) });
    expect(webOf(form)).toEqual(['First', 'Three']);
    expect(conflicts).toEqual([]);
  });

  it('keeps an edited item that the other side removed, and reports the conflict', () => {
    const edited = { ...b, web: 'Two, edited' };
    const { form, conflicts } = merge({ base, mine: bodies(a, c), theirs: bodies(a, edited, c) });
    expect(webOf(form)).toEqual(['One', 'Two, edited', 'Three']);
    expect(conflicts).toEqual([{ path: ['main', 'bodies', 1], base: b, mine: undefined, theirs: edited }]);
  });

  it('matches items by content after a save that gave everything new ids', () => {
    const theirs = bodies({ $id: 'x', web: 'One' }, { $id: 'y', web: 'Two, theirs' }, { $id: 'z', web: 'Three' });
    const { form, conflicts } = merge({ base, mine: bodies({ ...a, web: 'One, mine' }, b, c), theirs });
    expect(form).toEqual(
      bodies({ $id: 'x', web: 'One, mine' }, { $id: 'y', web: 'Two, theirs' }, { $id: 'z', web: 'Three' }),
    );
    expect(conflicts).toEqual([]);
  });

  it('reports conflicting items with the ids that such a save gave them', () => {
    const theirs = bodies({ $id: 'x', web: 'One' }, { $id: 'y', web: 'Two, theirs' }, { $id: 'z', web: 'Three' });
    const { conflicts } = merge({ base, mine: bodies(a, c), theirs });
    expect(conflicts).toMatchObject([{ mine: undefined, theirs: { $id: 'y', web: 'Two, theirs' } }]);
  });

  it('reports a list without stored ids as one value', () => {
    const list = (text: string) => ({ items: [{ $id: '#0', text }] });
    expect(merge({ base: list('a'), mine: list('b'), theirs: list('c') }).conflicts.map(({ path }) => path)).toEqual([
      ['items'],
    ]);
  });

  const text = fc.string({ minLength: 1, maxLength: 4 });
  /** Values for title and h1, and for the text of each body; undefined keeps the base value. */
  const edits = fc.record({ title: text, h1: text, a: text, b: text, c: text }, { requiredKeys: [] });
  type Edits = Partial<Record<'title' | 'h1' | 'a' | 'b' | 'c', string>>;

  function edited(values: Edits): FormData {
    const items = [a, b, c].map((item) => ({ ...item, web: values[item.$id as 'a'] ?? item['web'] }));
    return withMain({ title: values.title ?? 'About', h1: values.h1 ?? 'About us', bodies: items });
  }

  it('commutes on disjoint edits', () => {
    fc.assert(
      fc.property(edits, edits, (left, right) => {
        const disjoint = Object.fromEntries(Object.entries(right).filter(([key]) => !(key in left)));
        const there = merge({ base, mine: edited(left), theirs: edited(disjoint) });
        expect(there).toEqual({ form: edited({ ...left, ...disjoint }), conflicts: [] });
        expect(merge({ base, mine: edited(disjoint), theirs: edited(left) })).toEqual(there);
      }),
      { numRuns: 300 },
    );
  });

  it('reports exactly the values that the two sides changed differently', () => {
    const before: Edits = { title: 'About', h1: 'About us', a: 'One', b: 'Two', c: 'Three' };
    fc.assert(
      fc.property(edits, edits, (left: Edits, right: Edits) => {
        const { form, conflicts } = merge({ base, mine: edited(left), theirs: edited(right) });
        const clashing = Object.keys(before).filter((name) => {
          const [mine, theirs] = [left[name as 'a'], right[name as 'a']].map((value) => value ?? before[name as 'a']);
          return mine !== theirs && mine !== before[name as 'a'] && theirs !== before[name as 'a'];
        });
        expect(conflicts).toHaveLength(clashing.length);
        const kept = Object.fromEntries(
          Object.entries(right).filter(
            ([name]) => left[name as 'a'] === undefined || left[name as 'a'] === before[name as 'a'],
          ),
        );
        expect(form).toEqual(edited({ ...left, ...kept }));
      }),
      { numRuns: 300 },
    );
  });
});

describe('the order of a merged list', () => {
  const IDS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
  const list = (ids: Iterable<string>) => ({ items: [...ids].map(($id) => ({ $id })) });
  const idsOf = (value: FormValue | undefined) => (value as readonly FormItem[]).map(({ $id }) => $id!);
  const without = (ids: readonly string[], left: string) => ids.filter((id) => id !== left);
  const merged = (mine: readonly string[], theirs: readonly string[]) => {
    const { form, conflicts } = merge({ base: list(IDS), mine: list(mine), theirs: list(theirs) });
    return { ids: idsOf(form['items']), conflicts };
  };
  const place = fc.nat(IDS.length - 1);
  /** A row that was moved over at least two others: it cannot be taken for a move of its neighbour. */
  const move = fc
    .record({ from: place, to: place })
    .filter(({ from, to }) => Math.abs(from - to) > 1)
    .map(({ from, to }) => ({ id: IDS[from]!, ids: without(IDS, IDS[from]!).toSpliced(to, 0, IDS[from]!) }));

  it('has each row where the only person who moved it put it', () => {
    fc.assert(
      fc.property(move, move, (mine, theirs) => {
        fc.pre(mine.id !== theirs.id);
        const { ids, conflicts } = merged(mine.ids, theirs.ids);
        expect(conflicts).toEqual([]);
        expect(without(ids, theirs.id)).toEqual(without(mine.ids, theirs.id));
        expect(without(ids, mine.id)).toEqual(without(theirs.ids, mine.id));
      }),
      { numRuns: 300 },
    );
  });

  it('is a conflict between both orders if two people moved the same row to different places', () => {
    fc.assert(
      fc.property(move, move, (mine, theirs) => {
        fc.pre(mine.id === theirs.id && mine.ids.join() !== theirs.ids.join());
        const { ids, conflicts } = merged(mine.ids, theirs.ids);
        expect(ids).toEqual(mine.ids);
        expect(conflicts).toEqual([
          {
            path: ['items'],
            isOrder: true,
            ...{ base: list(IDS).items, mine: list(mine.ids).items, theirs: list(theirs.ids).items },
          },
        ]);
      }),
      { numRuns: 300 },
    );
  });

  it('does not depend on who saves first', () => {
    const order = fc.shuffledSubarray(IDS, { minLength: IDS.length });
    fc.assert(
      fc.property(
        fc.oneof(
          order,
          move.map(({ ids }) => ids),
        ),
        order,
        (left, right) => {
          const [here, there] = [merged(left, right), merged(right, left)];
          expect(here.conflicts).toHaveLength(there.conflicts.length);
          if (here.conflicts.length === 0) expect(here.ids).toEqual(there.ids);
        },
      ),
      { numRuns: 300 },
    );
  });

  it.each([
    ['neighbours that both swapped', 'bacdefgh', 'badcefgh', 'badcefgh'],
    ['a row that both moved alike, and others', 'bcdefgah', 'hbcdefga', 'hbcdefga'],
    ['rows that each put in the same place', 'gabcdefh', 'habcdefg', 'ghabcdef'],
  ])('follows %s', (...[, mine, theirs, expected]) => {
    const { ids, conflicts } = merged(mine.split(''), theirs.split(''));
    expect(conflicts).toEqual([]);
    expect(ids.join('')).toBe(expected);
  });

  it('is asked for with what both sides changed, added and removed', () => {
    const sides = {
      base: bodies(a, b, c),
      mine: bodies(c, a, { ...b, web: 'Two, mine' }, { web: 'Mine' }),
      theirs: bodies(a, { $id: 'd', web: 'Theirs' }, { ...c, web: 'Three, theirs' }, { ...b, web: 'Two, theirs' }),
    };
    const { form, conflicts } = merge(sides);
    expect(webOf(form)).toEqual(['Three, theirs', 'One', 'Theirs', 'Two, mine', 'Mine']);
    expect(conflicts.map(({ path, isOrder }) => [path, isOrder])).toEqual([
      [['main', 'bodies', 3, 'web'], undefined],
      [['main', 'bodies'], true],
    ]);
    expect(webOf(resolveConflicts({ form, conflicts, fields: {} }, ['theirs', 'theirs']))).toEqual([
      'One',
      'Theirs',
      'Three, theirs',
      'Two, theirs',
      'Mine',
    ]);
  });
});

describe('items of a merged list', () => {
  const fields = placeFields({
    pictures: { type: 'images', label: 'Pictures', stored: { each: { field: 'PICTURE' } }, featured: true },
    days: { type: 'days', label: 'Days', stored: { each: { field: 'DAY' } } },
  });
  const form =
    (key: string) =>
    (...items: readonly FormItem[]) => ({ [key]: items });
  const pictures = form('pictures');
  const picture = (key: string, featured = false) => ({ $id: key, key, ...(featured && { featured }) });

  it.each([
    [pictures(), pictures(picture('a', true)), pictures(picture('b', true)), [true, false]],
    [
      pictures(picture('a', true), picture('b'), picture('c')),
      pictures(picture('a'), picture('b', true), picture('c')),
      pictures(picture('a'), picture('b'), picture('c', true)),
      [false, true, false],
    ],
  ])(
    '[UPL-022] have one featured picture, whichever ones two people chose: %#',
    (...[before, mine, theirs, featured]) => {
      const { form, conflicts } = mergeForms({ base: before, mine, theirs }, fields);
      expect(conflicts).toEqual([]);
      expect((form['pictures'] as readonly FormItem[]).map((item) => item['featured'] === true)).toEqual(featured);
    },
  );

  it('[SHOW-011] have days in order from Sunday to Saturday, whoever added them', () => {
    const days = (...names: readonly string[]) => ({ days: names.map((day) => ({ $id: day, day })) });
    const sides = { base: days('monday'), mine: days('tuesday'), theirs: days('sunday', 'monday') };
    expect(mergeForms(sides, fields).form).toEqual(days('sunday', 'tuesday'));
  });
});

describe('merging a sent save without a reply', () => {
  const added = { web: 'Four' };
  const sent = bodies(a, b, c, added);
  const stored = bodies(a, b, c, { $id: 'd', web: 'Four' });

  it('adopts the ids of stored items, and keeps later edits to them', () => {
    const mine = bodies(a, b, c, { web: 'Four and more' });
    expect(merge({ base: sent, mine, theirs: stored })).toEqual({
      form: bodies(a, b, c, { $id: 'd', web: 'Four and more' }),
      conflicts: [],
    });
  });

  it('adds later items after them', () => {
    const mine = bodies(a, b, c, added, { web: 'Five' });
    expect(merge({ base: sent, mine, theirs: stored })).toEqual({
      form: bodies(a, b, c, { $id: 'd', web: 'Four' }, { web: 'Five' }),
      conflicts: [],
    });
  });

  it('removes items removed since', () => {
    expect(merge({ base: sent, mine: bodies(a, b, c), theirs: stored })).toEqual({
      form: bodies(a, b, c),
      conflicts: [],
    });
  });

  it('recognises items after a save that gave everything new ids', () => {
    const renewed = bodies(...['One', 'Two', 'Three', 'Four'].map((web, index) => ({ $id: `n${index}`, web })));
    const mine = bodies(a, b, c, { web: 'Four and more' });
    expect(merge({ base: sent, mine, theirs: renewed })).toMatchObject({ conflicts: [] });
    expect(webOf(merge({ base: sent, mine, theirs: renewed }).form)).toEqual(['One', 'Two', 'Three', 'Four and more']);
  });

  it('follows items without stored ids to their new positions', () => {
    const items = (...texts: readonly (readonly [id: string, text: string])[]) => ({
      items: texts.map(([$id, text]) => ({ $id, text })),
    });
    const sides = {
      base: items(['#1', 'B'], ['#2', 'C']),
      mine: items(['#0', 'A'], ['#1', 'B and more'], ['#2', 'C']),
      theirs: items(['#0', 'B'], ['#1', 'C']),
    };
    expect(merge(sides)).toEqual({
      form: { items: [{ text: 'A' }, ...items(['#0', 'B and more'], ['#1', 'C']).items] },
      conflicts: [],
    });
  });

  it('does not duplicate items that are stored on neither side', () => {
    expect(merge({ base, mine: sent, theirs: bodies(a, b, c, added, { web: 'Five' }) })).toEqual({
      form: bodies(a, b, c, added, { web: 'Five' }),
      conflicts: [],
    });
  });

  it('does not duplicate items when it is unknown that they were sent', () => {
    expect(merge({ base, mine: sent, theirs: stored })).toEqual({ form: stored, conflicts: [] });
  });
});
