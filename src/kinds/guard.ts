/**
 * The limits that the services enforce on stored values in addition to the rules of their fields: format, length and count. They are
 * far above what editors need; a definition may set narrower or wider ones by `maxLength` and `max`.
 */
export interface Guard {
  /** The format of each stored text; `fields` if only nested fields are stored. */
  readonly as: 'text' | 'html' | 'json' | 'link' | 'number' | 'date' | 'choice' | 'file' | 'fields';
  /** The maximum number of characters of each stored text. */
  readonly maxLength: number;
  /** The maximum number of items of a list; absent for a single value. */
  readonly maxItems?: number;
  /** All allowed values, for choices that are the same in every brand and whose form value is the stored one. */
  readonly choices?: readonly string[];
  /** Whether a text contains the ids of referenced pages and records. */
  readonly names?: 'entries';
  /** Accepted file name extensions, without the dot. */
  readonly accept?: readonly string[];
}

/** The maximum number of characters of a value whose definition sets no limit. */
export const MAX_LENGTHS = {
  /** A number, a date, a choice. */
  short: 100,
  line: 2_000,
  address: 2_048,
  paragraphs: 20_000,
  html: 500_000,
  json: 200_000,
} as const;

/** The maximum number of items of a list whose definition sets no limit. */
export const MAX_ITEMS = 500;

export const DAYS_PER_WEEK = 7;

/** Limits of a text on one line. */
export function lineGuard(): Guard {
  return { as: 'text', maxLength: MAX_LENGTHS.line };
}

/** Limits of a short text of a known format. */
export function shortGuard(as: 'number' | 'date' | 'choice') {
  return (): Guard => ({ as, maxLength: MAX_LENGTHS.short });
}

/** Limits of a link. */
export function addressGuard(): Guard {
  return { as: 'link', maxLength: MAX_LENGTHS.address };
}
