import { describe, expect, it } from 'vitest';
import { choiceCodec } from '../../../src/kinds/codecs/choice';
import { idSetCodec as codec } from '../../../src/kinds/codecs/idSet';
import { merge, sameValue } from '../../../src/tree';

describe('a set of ids', () => {
  it('is a group of flags in the form and a list of strings in storage', () => {
    expect(codec.read('["a","b"]')).toEqual({ a: true, b: true });
    expect(codec.write({ a: true, b: true }, null)).toBe('["a","b"]');
    expect(codec.write({}, null)).toBeNull();
  });

  it('keeps the stored text while the same ids are selected, in any order', () => {
    expect(codec.write({ b: true, a: true }, '[ "a", "b" ]')).toBe('[ "a", "b" ]');
  });

  it('keeps the position of remaining ids, and elements that are no ids', () => {
    expect(codec.write({ c: true, a: true, d: true }, '["a","b",7,"c"]')).toBe('["a",7,"c","d"]');
    expect(codec.write({}, '["a",7]')).toBe('[7]');
  });

  it.each(['not json', '{"a":true}', 'null', '5'])('reads %s as an empty set, and does not change it', (stored) => {
    expect(codec.read(stored)).toEqual({});
    expect(codec.write({}, stored)).toBe(stored);
  });

  it('treats ids as data, whatever they are called', () => {
    const stored = '["__proto__","constructor"]';
    expect(Object.keys(codec.read(stored))).toEqual(['__proto__', 'constructor']);
    expect(codec.write(codec.read(stored), null)).toBe(stored);
  });

  it('changed by two people is merged without conflict, and is equal in any order', () => {
    const base = { ids: { a: true, b: true } };
    const mine = { ids: { a: true, b: true, c: true } };
    const merged = merge({ base, mine, theirs: { ids: { b: true, d: true } } }, {});
    expect(merged.conflicts).toEqual([]);
    expect(sameValue(merged.form, { ids: { d: true, c: true, b: true } })).toBe(true);
  });
});

describe('a choice with an explicit stored value', () => {
  const codecOfStatus = choiceCodec([
    { value: 1, label: 'Active', stored: true },
    { value: 2, label: 'Inactive', stored: false },
  ]);

  it.each([
    ['true', 1],
    ['false', 2],
  ])('reads %j as %j and writes it back', (stored, value) => {
    expect(codecOfStatus.read(stored)).toBe(value);
    expect(codecOfStatus.write(value)).toBe(stored);
  });

  it('leaves unknown values unchanged', () => {
    expect(codecOfStatus.read('maybe')).toBe('maybe');
    expect(codecOfStatus.write('maybe')).toBe('maybe');
  });
});
