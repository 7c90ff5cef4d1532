import { describe, expect, it } from 'vitest';
import { choiceCodec } from '../../../src/kinds/codecs/choice';
import { idSetCodec as codec } from '../../../src/kinds/codecs/idSet';
import { merge, sameValue } from '../../../src/tree';

describe('a set of ids', () => {
  it('is a group of flags in the form and a list of texts where it is stored', () => {
    expect(codec.read('["a","b"]')).toEqual({ a: true, b: true });
    expect(codec.write({ a: true, b: true }, null)).toBe('["a","b"]');
    expect(codec.write({}, null)).toBeNull();
  });

  it('keeps the stored text while the same ids are ticked, in whatever order', () => {
    expect(codec.write({ b: true, a: true }, '[ "a", "b" ]')).toBe('[ "a", "b" ]');
  });

  it('keeps the place of ids that stay, and elements that are none', () => {
    expect(codec.write({ c: true, a: true, d: true }, '["a","b",7,"c"]')).toBe('["a",7,"c","d"]');
    expect(codec.write({}, '["a",7]')).toBe('[7]');
  });

  it.each(['not json', '{"a":true}', 'null', '5'])('reads %s as none, and does not touch it', (stored) => {
    expect(codec.read(stored)).toEqual({});
    expect(codec.write({}, stored)).toBe(stored);
  });

  it('takes ids for data, whatever they are called', () => {
    const stored = '["__proto__","constructor"]';
    expect(Object.keys(codec.read(stored))).toEqual(['__proto__', 'constructor']);
    expect(codec.write(codec.read(stored), null)).toBe(stored);
  });

  it('that two people changed is merged without a question, and means the same in any order', () => {
    const base = { ids: { a: true, b: true } };
    const mine = { ids: { a: true, b: true, c: true } };
    const merged = merge({ base, mine, theirs: { ids: { b: true, d: true } } }, {});
    expect(merged.conflicts).toEqual([]);
    expect(sameValue(merged.form, { ids: { d: true, c: true, b: true } })).toBe(true);
  });
});

describe('a choice that is stored as something else', () => {
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

  it('leaves what it does not know as it is', () => {
    expect(codecOfStatus.read('maybe')).toBe('maybe');
    expect(codecOfStatus.write('maybe')).toBe('maybe');
  });
});
