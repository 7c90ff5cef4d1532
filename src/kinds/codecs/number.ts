import { parsedCodec } from './codec';

const NUMERIC = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/i;
/** Decimal digits that survive the conversion to a double and back. */
const EXACT_DIGITS = 15;

/** Numbers; text that is none, or would lose digits, is kept unchanged, so that nothing typed is lost. */
export const numberCodec = parsedCodec(parseNumber);

/**
 * Parses a number; returns the text itself if it is none.
 * @param text for example `12.50`; `1,2` and `abc` are not numbers
 */
export function parseNumber(text: string): number | string {
  const trimmed = text.trim();
  if (!NUMERIC.test(trimmed)) return text;
  const value = Number(trimmed);
  if (!Number.isFinite(value)) return text;
  const digits = trimmed.replace(/e.*$/i, '').replace(/^[+-]?0*|\D/g, '').length;
  return digits <= EXACT_DIGITS || String(value) === trimmed ? value : text;
}
