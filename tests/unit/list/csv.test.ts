import { describe, expect, it } from 'vitest';
import { toCsv } from '../../../src/list/csv';

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

  it.each(['=1+1', '+63 2 8888', '-2', '@SUM(A1)', '\t=1', '\r=1'])('keeps %j from being run as a formula', (text) => {
    const cell = toCsv([[text]])
      .slice(MARK.length, -2)
      .replace(/^"|"$/g, '');
    expect(cell).toBe(`'${text}`);
  });

  it('leaves signs inside a text alone', () => {
    expect(toCsv([['a=b', '1-2', 'x@y.ph']])).toBe(`${MARK}a=b,1-2,x@y.ph\r\n`);
  });
});
