import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { choiceCodec } from '../../../src/kinds/codecs/choice';
import { readFile, writeFile } from '../../../src/kinds/codecs/file';
import { jsonListCodec } from '../../../src/tree/jsonList';
import { numberCodec } from '../../../src/kinds/codecs/number';
import { textCodec } from '../../../src/kinds/codecs/codec';
import { placeFields } from '../../../src/definition';

describe('textCodec', () => {
  it('reads missing, null and empty text as absent, and writes absent as null', () => {
    expect([undefined, null, ''].map(textCodec.read)).toEqual([undefined, undefined, undefined]);
    expect([undefined, null, ''].map(textCodec.write)).toEqual([null, null, null]);
  });

  it('reads values of a hostile tree without throwing', () => {
    expect([5, true, {}, []].map(textCodec.read)).toEqual(['5', 'true', undefined, undefined]);
  });
});

describe('numberCodec', () => {
  it.each([
    ['12.50', 12.5],
    [' 7 ', 7],
    ['1e3', 1000],
    ['1,500', '1,500'],
    ['abc', 'abc'],
    ['12345678901234567890', '12345678901234567890'],
    ['Infinity', 'Infinity'],
  ])('reads %j as %j', (stored, read) => {
    expect(numberCodec.read(stored)).toBe(read);
  });

  it('reads text in linear time, however many digits precede the first invalid character', () => {
    const text = `${'1'.repeat(1_000_000)}x`;
    expect(numberCodec.read(text) === text).toBe(true);
  });

  it('reads back every number that it writes', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (value) => {
        expect(numberCodec.read(numberCodec.write(value))).toBe(value === 0 ? 0 : value);
      }),
    );
  });
});

describe('choiceCodec', () => {
  const codec = choiceCodec([
    { value: 1, label: 'Contact Number', alsoRead: [false] },
    { value: 2, label: 'Website Link', alsoRead: [true] },
  ]);

  it('reads legacy stored values as the choice that lists them', () => {
    expect(['1', '2', 'false', 'true', '9', null].map(codec.read)).toEqual([1, 2, 1, 2, '9', undefined]);
  });
});

describe('the codec of a JSON list', () => {
  const codec = jsonListCodec(
    placeFields({
      text: { type: 'text', label: 'Text', stored: 'text' },
      isLink: {
        type: 'radio',
        label: 'Kind',
        stored: 'isLink',
        choices: [
          { value: 1, label: 'Contact Number', alsoRead: [false] },
          { value: 2, label: 'Website Link', alsoRead: [true] },
        ],
      },
    }),
  );

  it('[CI-FOOT-006] stores a JSON list with the given keys', () => {
    expect(codec.write([{ text: 'Careers', isLink: 2 }], null)).toBe('[{"text":"Careers","isLink":2}]');
  });

  it('keeps the stored text, legacy values included, while nothing changes', () => {
    const stored = '[ {"isLink": true, "text": "Careers", "extra": {"__proto__": 1}} ]';
    expect(codec.read(stored)).toEqual([{ $id: '#0', text: 'Careers', isLink: 2 }]);
    expect(codec.write(codec.read(stored), stored)).toBe(stored);
  });

  it('keeps unknown keys and elements when items move and change', () => {
    const stored = '[{"text":"A","x":1},"stray",{"text":"B","__proto__":5}]';
    const [a, b] = codec.read(stored);
    expect(codec.write([b!, { ...a!, text: 'AA' }], stored)).toBe(
      '[{"text":"B","__proto__":5},"stray",{"text":"AA","x":1}]',
    );
  });

  it('keeps the values of keys that are special to JavaScript', () => {
    const special = jsonListCodec(
      placeFields({
        above: { type: 'text', label: 'Above', stored: '__proto__' },
        text: { type: 'text', label: 'Text', stored: 'toString' },
      }),
    );
    const stored = special.write([{ above: 'A' }], null);
    expect(stored).toBe('[{"__proto__":"A","toString":null}]');
    expect(special.read(stored)).toEqual([{ $id: '#0', above: 'A' }]);
  });

  it('converts values of another JSON type when reading, and leaves unchanged ones as stored', () => {
    const label = { label: 'Label' } as const;
    const mixed = jsonListCodec(
      placeFields({
        text: { type: 'text', ...label, stored: 't' },
        count: { type: 'number', ...label, stored: 'n' },
        isOn: { type: 'toggle', ...label, stored: 'g', labels: { on: 'On', off: 'Off' } },
      }),
    );
    const stored = '[{"t":5,"n":"12","g":"true"}]';
    const [item] = mixed.read(stored);
    expect(item).toEqual({ $id: '#0', text: '5', count: 12, isOn: true });
    expect(mixed.write([{ ...item!, count: 13 }], stored)).toBe('[{"t":5,"n":13,"g":"true"}]');
  });

  it.each([['not json'], ['{"a":1}'], ['null'], ['5']])('reads %s as an empty list and does not touch it', (stored) => {
    expect(codec.read(stored)).toEqual([]);
    expect(codec.write([], stored)).toBe(stored);
  });
});

describe('a picture', () => {
  const field = { id: 'f', name: 'File', label: null, order: 0 };
  const claims = { altText: true, featured: false } as const;

  it('[UPL-021, UPL-026] is read from value and meta_data', () => {
    const meta = { key: 'files/a.png', description: 'Lobby', alt_text: 'A lobby', featured: 'false', other: 1 };
    expect(readFile({ ...field, value: 'files/a.png', meta_data: meta }, claims)).toEqual({
      $id: 'f',
      key: 'files/a.png',
      caption: 'Lobby',
      altText: 'A lobby',
    });
  });

  it('[CI-AWD-005] of company information is never featured', () => {
    const written = writeFile({ key: 'k', caption: 'c', featured: true, fileType: 'image/png' }, undefined, claims);
    expect(written).toEqual({
      value: 'k',
      meta_data: {
        description: 'c',
        featured: 'false',
        key: 'k',
        alt_text: null,
        file_type: 'image/png',
        file_name: null,
      },
    });
  });

  it('keeps unknown meta_data and the alt text of another brand when its caption changes', () => {
    const stored = { ...field, value: 'k', meta_data: { key: 'k', alt_text: 'kept', legacy: 7 } };
    expect(writeFile({ key: 'k', caption: 'new' }, stored, { altText: false, featured: false })).toEqual({
      value: 'k',
      meta_data: { key: 'k', alt_text: 'kept', legacy: 7, description: 'new' },
    });
  });
});
