import { mayNeedCleaning } from '../html/cleanValue';
import { sanitizePlainText, sanitizeValue } from '../richText';
import type { PlacedField } from '../tree/placeNodes';
import type { HeldText } from './heldText';
import type { SavedPage } from './savedPage';

/**
 * A field as it may be stored: HTML and JSON cleaned by their parsers, plain text as text. What no definition knows is cleaned as HTML.
 * @param saved its page; undefined for one that no definition knows
 * @throws BadInput for more markup than a text has
 */
export function cleanField(field: PlacedField, saved: SavedPage | undefined): PlacedField {
  const { id, collectionId, value, argument } = field;
  if (value === null || !mayNeedCleaning(value)) return field;
  const texts = saved?.heldNode(collectionId)?.texts.get(saved.item(id)?.name ?? '') ?? [];
  const cleaned = cleanText(value, { texts, argument: `${argument}.value` });
  return cleaned === value ? field : { ...field, value: cleaned };
}

/**
 * A text as it may be stored.
 * @param place.texts what the definitions that know the place have there; where it is plain text for all of them, it is no HTML
 * @throws BadInput for more markup than a text has
 */
export function cleanText(
  text: string,
  { texts, argument }: { readonly texts: readonly HeldText[]; readonly argument: string },
): string {
  const isPlain = texts.length > 0 && texts.every(({ guard }) => guard.as !== 'html' && guard.as !== 'json');
  return isPlain ? sanitizePlainText(text, argument) : sanitizeValue(text, argument);
}
