import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CsvError, fromCsv, toCsv } from '../../../src/list/csv';

const MARK = '\uFEFF';

describe('a list as CSV', () => {
  it('is UTF-8 with a byte order mark, one line per row, with the line ends of RFC 4180', () => {
    expect(
      toCsv([
        ['Title', 'Ort'],
        ['Añejo', 'Köln'],
      ]),
    ).toBe(`${MARK}Title,Ort\r\nAñejo,Köln\r\n`);
  });

  it('quotes cells with commas, quotes and line breaks, and doubles the quotes', () => {
    expect(toCsv([['a,b', 'say "hi"', 'one\ntwo', 'one\rtwo', 'plain', '']])).toBe(
      `${MARK}"a,b","say ""hi""","one\ntwo","one\rtwo",plain,\r\n`,
    );
  });

  it.each(['=1+1', '+63 2 8888', '-2', '@SUM(A1)', '\t=1', '\r=1', '\n=1'])(
    'prevents %j from being run as a formula',
    (text) => {
      const cell = toCsv([[text]])
        .slice(MARK.length, -2)
        .replace(/^"|"$/g, '');
      expect(cell).toBe(`'${text}`);
    },
  );

  it('does not change signs inside a text', () => {
    expect(toCsv([['a=b', '1-2', 'x@y.ph']])).toBe(`${MARK}a=b,1-2,x@y.ph\r\n`);
  });
});

describe('parsed CSV', () => {
  const cell = fc.oneof(
    fc.string({ unit: fc.constantFrom('a', 'ñ', ' ', ',', ';', '"', "'", '=', '+', '-', '@', '\t', '\n', '\r') }),
    fc.string(),
  );

  it('equals what was written, whatever the content', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(cell, cell), { minLength: 1 }), (rows) => {
        const table = [['id', 'text'], ...rows];
        const isBlank = (row: readonly string[]) => row.every((text) => text === '');
        expect(fromCsv(toCsv(table), 'id').filter((row) => !isBlank(row))).toEqual(
          table.filter((row) => !isBlank(row)),
        );
      }),
      { numRuns: 2_000 },
    );
  });

  it.each(['\r\n=1', "'\r\n1", '\n1'])('is %j even after a program has changed its line ends', (text) => {
    const withUnixLineEnds = (written: string) => written.replaceAll('\r\n', '\n');
    expect(fromCsv(withUnixLineEnds(toCsv([['id'], [text]])), 'id')[1]).toEqual([withUnixLineEnds(text)]);
  });

  it.each([
    ['commas', 'id,text\n1,"a;b"\n'],
    ['semicolons', 'id;text\n1;"a;b"\n'],
    ['tabs', 'id\ttext\n1\ta;b\n'],
    ['a mark and quotes around everything', '\uFEFF"id";"text"\r\n"1";"a;b"\r\n'],
  ])('may have %s', (_what, text) => {
    expect(fromCsv(text, 'id').slice(0, 2)).toEqual([
      ['id', 'text'],
      ['1', 'a;b'],
    ]);
  });

  it('reports the row with an unclosed quote, and a missing column in the header', () => {
    expect(() => fromCsv('id,text\n1,a\n2,"b\n', 'id')).toThrow(new CsvError(3));
    expect(() => fromCsv('number,text\n1,a\n', 'id')).toThrow(new CsvError(undefined));
  });
});
