import { sanitizePlainText, sanitizeValue } from './richText';

/**
 * What a save makes of a text of a record: one that is not sent stays as stored, an empty one is stored as null. Like
 * the values of page trees, every text loses the markup that may not be stored.
 */
export function savedText(sent: string | null | undefined, stored: string | null = null): string | null {
  return sent === undefined ? stored : orNull(sanitizePlainText(sent ?? ''));
}

/** As savedText, of formatted text. */
export function savedHtml(sent: string | null | undefined, stored: string | null = null): string | null {
  return sent === undefined ? stored : orNull(sanitizeValue(sent ?? ''));
}

/** As savedText, without blanks at both ends. */
export function trimmedText(sent: string | null | undefined, stored: string | null = null): string | null {
  return orNull(savedText(sent, stored)?.trim() ?? '');
}

function orNull(text: string): string | null {
  return text === '' ? null : text;
}
