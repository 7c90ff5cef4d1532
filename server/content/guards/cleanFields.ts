import { mayNeedCleaning } from '../html/cleanValue';
import { sanitizePlainText, sanitizeValue } from '../richText';
import type { PlacedField, PlacedTree } from '../tree/placeNodes';
import type { HeldText } from './heldText';
import type { SavedPage, SavedPages } from './savedPage';

/**
 * The values of a save as they may be stored, each cleaned as what its place holds: HTML and JSON by their parsers, plain text as text. What
 * no definition knows is cleaned as HTML.
 * @throws BadInput for more markup than a text has
 */
export function cleanFields(placed: PlacedTree, pages: SavedPages): PlacedTree {
  return { ...placed, fields: placed.fields.map((field) => cleanField(field, pages.get(field.pageId))) };
}

/** @param saved its page; undefined for one that no definition knows */
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
