import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sameValue } from '../../src/tree';
import { allEditors, runsOf } from './support/editors';
import { laws, type Law, type Same } from './support/laws';

/** Says where two values differ; the look before it costs a fraction. */
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

  it('what is left is kept without blanks around its texts: once, and only what was changed', () => holds(laws.tidied));

  it('PutPut: the last write wins and the first leaves nothing behind', () => holds(laws.putPut));

  it('[TREE-013, BRAND-014] keeps what the definition does not claim, at every depth', () => holds(laws.unknown));

  it('[TREE-006] identity: moved, added and removed items never rewrite a neighbour', () => holds(laws.identity));

  it('PathTo: what a stored field holds is in the form at its path, and nowhere else', () =>
    holds(laws.pathTo, runsOf(compiled, 40)));
});

describe('equality of form data', () => {
  it('takes missing, null and empty text for one thing', () => {
    expect(sameValue({ a: '', list: [] }, { b: null })).toBe(true);
    expect(sameValue({ a: 'x' }, { a: 'y' })).toBe(false);
  });
});
