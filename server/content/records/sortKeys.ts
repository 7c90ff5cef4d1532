import { truncateText } from '../facets';

/**
 * The sort and filter key of a text: its beginning in lower case, since index entries are limited in size.
 * @returns undefined for a blank text
 */
export function keyOfText(text: string): string | undefined {
  return truncateText(text.trim().toLowerCase(), MAX_KEY_LENGTH) || undefined;
}

/**
 * The sort and filter key of a number: a text that sorts like the number, so that all properties are indexed in the same way.
 * @returns undefined for NaN and infinite numbers
 */
export function keyOfNumber(number: number): string | undefined {
  if (!Number.isFinite(number)) return undefined;
  const view = new DataView(new ArrayBuffer(8));
  // 0 and -0 share one key.
  view.setFloat64(0, number === 0 ? 0 : number);
  const bits = view.getBigUint64(0);
  // The bits of positive numbers are in order already, those of negative ones in the opposite order.
  const ordered = bits & SIGN ? ~bits & ALL_BITS : bits | SIGN;
  return ordered.toString(16).padStart(16, '0');
}

const MAX_KEY_LENGTH = 100;
const SIGN = 1n << 63n;
const ALL_BITS = (1n << 64n) - 1n;
