import { describe, expect, it } from 'vitest';
import { booleanCodec } from '../../../src/kinds/toggle';
import { dayCodec, instantCodec, monthCodec, timeCodec } from '../../../src/kinds/codecs/calendar';
import { choiceCodec } from '../../../src/kinds/codecs/choice';
import type { TextCodec } from '../../../src/kinds/codecs/codec';
import { joinedCodec, TAGS } from '../../../src/kinds/codecs/joined';
import { moneyCodec } from '../../../src/kinds/codecs/money';
import { textItemCodec } from '../../../src/kinds/codecs/textItem';
import { weekdayCodec } from '../../../src/kinds/days';

const types = choiceCodec([
  { value: 'Condominium', label: 'Condominium', alsoRead: [1] },
  { value: 'Office', label: 'Office', alsoRead: [2] },
]);

describe('a stored value', () => {
  it.each<readonly [codec: string, TextCodec, stored: unknown, read: unknown, written: string | null]>([
    ['money', moneyCodec, '1,500,000.50', 1500000.5, '1500000.5'],
    ['money', moneyCodec, 'PHP 250', 250, '250'],
    ['money', moneyCodec, 'on request', 'on request', 'on request'],
    ['day', dayCodec, '01/31/2026', '2026-01-31', '01/31/2026'],
    ['day', dayCodec, '2026-01-30T16:00:00.000Z', '2026-01-31', '01/31/2026'],
    ['day', dayCodec, 'soon', 'soon', 'soon'],
    ['instant', instantCodec, '2026-01-30T16:00:00.000Z', '2026-01-31', '2026-01-31T00:00:00.000Z'],
    ['instant', instantCodec, '2026-02-30', '2026-02-30', '2026-02-30'],
    ['month', monthCodec, '1/2026', '2026-01', '01/2026'],
    ['time', timeCodec, '09:00 am', '09:00', '09:00 am'],
    ['time', timeCodec, 'noon', 'noon', 'noon'],
    ['toggle', booleanCodec, 'TRUE', true, 'true'],
    ['toggle', booleanCodec, false, false, 'false'],
    ['toggle', booleanCodec, 'maybe', 'maybe', 'maybe'],
    ['choice', types, '1', 'Condominium', 'Condominium'],
    ['choice', types, 'office', 'Office', 'Office'],
    ['choice', types, 'Castle', 'Castle', 'Castle'],
  ])('of %s %# is read as its value and written in one format', (...[, codec, stored, read, written]) => {
    expect(codec.read(stored)).toEqual(read);
    expect(codec.write(codec.read(stored))).toBe(written);
  });

  it.each([moneyCodec, dayCodec, instantCodec, monthCodec, timeCodec, booleanCodec, types])(
    '%# reads as absent if missing or of an unexpected type',
    (codec) => {
      expect([undefined, null, '', {}, []].map(codec.read)).toEqual(Array(5).fill(undefined));
      expect([undefined, null, ''].map(codec.write)).toEqual([null, null, null]);
    },
  );
});

describe('tags in one field', () => {
  const codec = joinedCodec(',', TAGS);

  it('[PROPO-005] are joined with commas', () => {
    expect(codec.write([{ tag: 'Pool' }, { tag: ' Gym ' }, { tag: ' ' }], null)).toBe('Pool,Gym');
    expect(codec.write([], 'Pool')).toBe(null);
  });

  it('stay as stored while none is changed', () => {
    const stored = ' Pool ,, Gym,';
    expect(codec.read(stored)).toEqual([
      { $id: '#0', tag: 'Pool' },
      { $id: '#1', tag: 'Gym' },
    ]);
    expect(codec.write(codec.read(stored), stored)).toBe(stored);
  });
});

describe('a list item stored as a field', () => {
  const field = { id: 'f', name: 'TAG', label: null, order: 0, meta_data: null };
  const codec = textItemCodec('tag');

  it('is not stored without text, unless it already was', () => {
    expect(codec.isStorable({}, undefined)).toBe(false);
    expect(codec.isStorable({ $id: 'f' }, { ...field, value: 'Pool' })).toBe(false);
    expect(codec.isStorable({ $id: 'f' }, { ...field, value: null })).toBe(true);
  });

  it('reads as a weekday in lower case, or as other text', () => {
    expect(['Monday', ' SUNDAY ', 'someday', null].map((value) => weekdayCodec.read({ ...field, value }))).toEqual([
      { $id: 'f', day: 'monday' },
      { $id: 'f', day: 'sunday' },
      { $id: 'f', day: 'someday' },
      { $id: 'f' },
    ]);
  });
});
