import { parsedCodec } from './codec';
import { parseNumber } from './number';

/** Prices, stored without separators; older data may have them. Text that is no price is kept unchanged. */
export const moneyCodec = parsedCodec(parseMoney);

/**
 * Parses a price; returns the text itself if it is none.
 * @param text for example `1,500,000.50` or `PHP 250`
 */
export function parseMoney(text: string): number | string {
  const value = parseNumber(text.replace(/^\s*(?:php|₱)/i, '').replaceAll(',', ''));
  return typeof value === 'number' ? value : text;
}
