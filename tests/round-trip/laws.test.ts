import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sameValue } from '../../src/tree';
import { allEditors, runsOf } from './support/editors';
import { laws, type Law, type Same } from './support/laws';

/** Reports where two values differ. The comparison before it is much cheaper, and enough for equal values. */
const same: Same = (actual, expected) => {
  if (!isDeepStrictEqual(actual, expected)) expect(actual).toEqual(expected);
  return true;
};

describe.each(allEditors)('the lens of %s', (_name, compiled) => {
  const runs = runsOf(compiled, 200);

  function holds({ property }: Law, times = runs): void {
    fc.assert(property(compiled, same), times);
  }

  it('PutGet: what was typed is what is read after saving', () => holds(laws.putGet));

  it('[TREE-012] GetPut: saving without a change changes nothing, ids, orders, labels and meta_data included', () =>
    holds(laws.getPut));

  it('Tidied: changed texts are trimmed, once, and unchanged values stay as stored', () => holds(laws.tidied));

  it('PutPut: the last write wins and the first leaves nothing behind', () => holds(laws.putPut));

  it('[TREE-013, BRAND-014] keeps what the definition does not claim, at every depth', () => holds(laws.unknown));

  it('[TREE-006] identity: moved, added and removed items never rewrite a neighbour', () => holds(laws.identity));

  it('PathTo: the value of a stored field is in the form at its path, and nowhere else', () =>
    holds(laws.pathTo, runsOf(compiled, 40)));
});

describe('equality of form data', () => {
  it('treats missing, null and empty text as equal', () => {
    expect(sameValue({ a: '', list: [] }, { b: null })).toBe(true);
    expect(sameValue({ a: 'x' }, { a: 'y' })).toBe(false);
  });
});
