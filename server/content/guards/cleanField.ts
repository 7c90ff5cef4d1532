import { mayNeedCleaning } from '../html/cleanValue';
import { sanitizePlainText, sanitizeValue } from '../richText';
import type { PlacedField } from '../tree/placeNodes';
import type { TextRules } from './textRules';
import type { SavedPage } from './savedPage';

/**
 * Sanitizes a field for storage: HTML and JSON with their parsers, plain text as text. Fields without a definition are cleaned as HTML.
 * @param saved the page of the field; undefined for pages without a definition
 * @throws BadInput for markup that exceeds the limits
 */
export function cleanField(field: PlacedField, saved: SavedPage | undefined): PlacedField {
  const { id, collectionId, value, argument } = field;
  if (value === null || !mayNeedCleaning(value)) return field;
  const texts = saved?.nodeRules(collectionId)?.texts.get(saved.item(id)?.name ?? '') ?? [];
  const cleaned = cleanText(value, { texts, argument: `${argument}.value` });
  return cleaned === value ? field : { ...field, value: cleaned };
}

/**
 * Sanitizes a text for storage.
 * @param texts the definitions of the text; it is treated as plain text only if it is plain text in all of them
 * @throws BadInput for markup that exceeds the limits
 */
export function cleanText(
  text: string,
  { texts, argument }: { readonly texts: readonly TextRules[]; readonly argument: string },
): string {
  const isPlain = texts.length > 0 && texts.every(({ guard }) => guard.as !== 'html' && guard.as !== 'json');
  return isPlain ? sanitizePlainText(text, argument) : sanitizeValue(text, argument);
}
