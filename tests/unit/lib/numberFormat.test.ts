import { describe, expect, it, vi } from 'vitest';
import { createNumberFormat } from '../../../src/lib/numberFormat';

describe('a format of numbers', () => {
  it('separates thousands and rounds decimals like the language', () => {
    const [english, german] = ['en-PH', 'de'].map((language) => createNumberFormat(language, 2));
    expect([0, -7, 999, 1_000, 12.345, -0.5].map((value) => english?.(value))).toEqual([
      '0',
      '-7',
      '999',
      '1,000',
      '12.35',
      '-0.5',
    ]);
    expect(german?.(1_234.5)).toBe('1.234,5');
  });

  it('has the digits of the language', () => {
    expect(createNumberFormat('ar-EG')(12)).toBe('١٢');
  });

  it('does not use Intl for English numbers of up to three digits', () => {
    const english = createNumberFormat('en');
    vi.stubGlobal('Intl', {});
    expect([1, 200].map(english)).toEqual(['1', '200']);
    vi.unstubAllGlobals();
    expect(english(1_200)).toBe('1,200');
  });
});
