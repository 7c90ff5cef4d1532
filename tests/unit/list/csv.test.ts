import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CsvError, fromCsv, toCsv } from '../../../src/list/csv';

const MARK = '\uFEFF';

describe('a list as CSV', () => {
  it('is UTF-8 with a mark, one line per row, each ended as RFC 4180 wants', () => {
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
    'keeps %j from being run as a formula',
    (text) => {
      const cell = toCsv([[text]])
        .slice(MARK.length, -2)
        .replace(/^"|"$/g, '');
      expect(cell).toBe(`'${text}`);
    },
  );

  it('leaves signs inside a text alone', () => {
    expect(toCsv([['a=b', '1-2', 'x@y.ph']])).toBe(`${MARK}a=b,1-2,x@y.ph\r\n`);
  });
});

describe('CSV that is read', () => {
  const cell = fc.oneof(
    fc.string({ unit: fc.constantFrom('a', 'ñ', ' ', ',', ';', '"', "'", '=', '+', '-', '@', '\t', '\n', '\r') }),
    fc.string(),
  );

  it('is what was written, whatever stands in it', () => {
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

  it.each(['\r\n=1', "'\r\n1", '\n1'])('is %j also where a program has written its line ends anew', (text) => {
    const asUnix = (written: string) => written.replaceAll('\r\n', '\n');
    expect(fromCsv(asUnix(toCsv([['id'], [text]])), 'id')[1]).toEqual([asUnix(text)]);
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

  it('names the row whose quote is not closed, and misses the column that its head must have', () => {
    expect(() => fromCsv('id,text\n1,a\n2,"b\n', 'id')).toThrow(new CsvError(3));
    expect(() => fromCsv('number,text\n1,a\n', 'id')).toThrow(new CsvError(undefined));
  });
});
