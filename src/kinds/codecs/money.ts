import { asText, type TextCodec } from './codec';
import { parseNumber } from './number';

/** Prices, stored without separators; older ones may have them. What is no price stays the text it is. */
export const moneyCodec: TextCodec = {
  read(stored) {
    const text = asText(stored);
    return text === undefined ? undefined : parseMoney(text);
  },
  write: (value) => asText(value) ?? null,
};

/**
 * The price a text stands for, else the text itself.
 * @param text for example `1,500,000.50` or `PHP 250`
 */
export function parseMoney(text: string): number | string {
  const value = parseNumber(text.replace(/^\s*(?:php|₱)/i, '').replaceAll(',', ''));
  return typeof value === 'number' ? value : text;
}
