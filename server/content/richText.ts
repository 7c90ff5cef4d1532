import { BadInput } from '../errors';
import { precleanedResult } from './html/precleanDocument';
import { cleanValue, mayNeedCleaning } from './html/cleanValue';
import { readTokens } from './html/tokens';

/**
 * Sanitizes a value for storage: text without markup and clean HTML are returned unchanged, character for character. In JSON (a list of
 * links in one field), every text and key is cleaned.
 * @param argument path of the value in the input, for errors
 * @throws BadInput for markup that exceeds the limits
 */
export function sanitizeValue(value: string, argument = 'value'): string {
  const { cleaned, problem } = precleanedResult(value) ?? cleanValue(value);
  if (problem !== undefined) throw new BadInput(argument, `${argument}: ${problem}`);
  return cleaned ?? value;
}

/**
 * As sanitizeValue, for plain text: `Ana <ana@example.com>` stays as typed. Real markup is still removed, since a website may print
 * titles unescaped.
 */
export function sanitizePlainText(text: string, argument = 'value'): string {
  if (!mayNeedCleaning(text) || readTokens(text).isHarmless) return text;
  return sanitizeValue(text, argument);
}
