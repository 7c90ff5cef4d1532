import { BadInput } from '../errors';
import { cleanedAhead } from './html/cleanAhead';
import { cleanValue, mayNeedCleaning } from './html/cleanValue';
import { readTokens } from './html/tokens';

/**
 * A value as it may be stored: text without markup and clean HTML come back unchanged, character for character. JSON (a list
 * of links in one field) is cleaned text by text and key by key.
 * @param argument what names the value in the input, for errors
 * @throws BadInput for more markup than a text has
 */
export function sanitizeValue(value: string, argument = 'value'): string {
  const { cleaned, problem } = cleanedAhead(value) ?? cleanValue(value);
  if (problem !== undefined) throw new BadInput(argument, `${argument}: ${problem}`);
  return cleaned ?? value;
}

/**
 * As sanitizeValue, for a text that is no HTML: `Ana <ana@example.com>` stays as it was typed. Markup that a browser knows goes all the
 * same, since nobody here knows how each website prints its titles.
 */
export function sanitizePlainText(text: string, argument = 'value'): string {
  if (!mayNeedCleaning(text) || readTokens(text).isHarmless) return text;
  return sanitizeValue(text, argument);
}
