import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { merge, sameValue } from '../../src/tree';
import { arbitraryTree } from './support/arbitraryTree';
import { allEditors, runsOf } from './support/editors';
import { editedBy, textsOf, type Draw, type Side } from './support/formEdits';

const MINE = '<mine ';
const THEIRS = '<theirs ';

const perhaps: (draw: Draw) => boolean = (draw) => draw() % 2 === 0;
const always: () => boolean = () => true;
const never: () => boolean = () => false;

/** A side that makes edits of every kind. */
function anything(name: string): Side {
  return { name, writes: perhaps, arranges: perhaps, removes: perhaps };
}

describe.each(allEditors)('two edits of %s', (_name, compiled) => {
  const runs = runsOf(compiled, 50);
  const stored = arbitraryTree(compiled).map((tree) => compiled.lens.treeToForm(tree));
  const { fields } = compiled.editor;
  const numbers = fc.infiniteStream(fc.nat({ max: 999 }));

  it('merge to the edited side where the other changed nothing', () => {
    fc.assert(
      fc.property(stored, numbers, (base, stream) => {
        const edited = editedBy(anything(MINE), base, () => stream.next().value as number);
        for (const sides of [
          { mine: edited, theirs: base },
          { mine: base, theirs: edited },
        ]) {
          const { form, conflicts } = merge({ base, ...sides }, fields);
          expect(conflicts).toEqual([]);
          expect(sameValue(form, edited)).toBe(true);
        }
      }),
      runs,
    );
  });

  it('commute where they are disjoint: one side changes texts, the other adds and moves items', () => {
    fc.assert(
      fc.property(stored, numbers, (base, stream) => {
        const draw = () => stream.next().value as number;
        const writer = editedBy({ name: MINE, writes: perhaps, arranges: never, removes: never }, base, draw);
        const arranger = editedBy({ name: THEIRS, writes: never, arranges: always, removes: never }, base, draw);
        const here = merge({ base, mine: writer, theirs: arranger }, fields);
        const there = merge({ base, mine: arranger, theirs: writer }, fields);
        expect([here.conflicts, there.conflicts]).toEqual([[], []]);
        expect(sameValue(here.form, there.form)).toBe(true);
        expect(textsOf(MINE, here.form)).toEqual(textsOf(MINE, writer));
        expect(textsOf(THEIRS, here.form)).toEqual(textsOf(THEIRS, arranger));
      }),
      runs,
    );
  });

  it('lose no value: each is in the merged form or reported as a conflict', () => {
    fc.assert(
      fc.property(stored, numbers, (base, stream) => {
        const draw = () => stream.next().value as number;
        const mine = editedBy(anything(MINE), base, draw);
        const theirs = editedBy(anything(THEIRS), base, draw);
        const merged = merge({ base, mine, theirs }, fields);
        expect(textsOf(MINE, merged)).toEqual(textsOf(MINE, mine));
        expect(textsOf(THEIRS, merged)).toEqual(textsOf(THEIRS, theirs));
      }),
      runs,
    );
  });
});
