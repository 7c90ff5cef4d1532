import { beginningOf } from '../facets';

/**
 * What a text is sorted and filtered by: the beginning of it in lower case, because an entry of an index has a longest length.
 * @returns undefined for a text without a character to see
 */
export function keyOfText(text: string): string | undefined {
  return beginningOf(text.trim().toLowerCase(), LONGEST_KEY) || undefined;
}

/**
 * What a number is sorted and filtered by: a text that comes before that of every greater number, so that all properties are
 * indexed in one way.
 * @returns undefined for what is no number
 */
export function keyOfNumber(number: number): string | undefined {
  if (!Number.isFinite(number)) return undefined;
  const view = new DataView(new ArrayBuffer(8));
  // Zero has one key, whatever its sign.
  view.setFloat64(0, number === 0 ? 0 : number);
  const bits = view.getBigUint64(0);
  // The bits of positive numbers are in order already, those of negative ones in the opposite order.
  const ordered = bits & SIGN ? ~bits & ALL_BITS : bits | SIGN;
  return ordered.toString(16).padStart(16, '0');
}

const LONGEST_KEY = 100;
const SIGN = 1n << 63n;
const ALL_BITS = (1n << 64n) - 1n;
