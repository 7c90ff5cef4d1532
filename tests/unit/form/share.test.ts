import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { share } from '../../../src/form/share';

const json = fc.jsonValue({ maxDepth: 4 });

describe('share', () => {
  it('returns a value equal to the next one, whatever was before', () => {
    fc.assert(
      fc.property(json, json, (before, next) => {
        expect(share(before, next)).toEqual(next);
      }),
    );
  });

  it('returns the identical object for an equal one', () => {
    fc.assert(
      fc.property(json, (before) => {
        expect(share(before, structuredClone(before))).toBe(before);
      }),
    );
  });

  it('keeps the items that did not change when one is added in the middle', () => {
    const before = [
      { $id: 'a', text: 'A' },
      { $id: 'b', text: 'B' },
    ];
    const next = [{ $id: 'a', text: 'A' }, { text: 'new' }, { $id: 'b', text: 'B' }];
    const shared = share(before, next);
    expect(shared[0]).toBe(before[0]);
    expect(shared[2]).toBe(before[1]);
  });

  it('treats keys such as __proto__ as data', () => {
    const next = JSON.parse('{"__proto__": {"polluted": true}, "constructor": 1}') as object;
    const shared = share({}, next);
    expect(Object.keys(shared)).toEqual(['__proto__', 'constructor']);
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  });
});
