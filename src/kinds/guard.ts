/**
 * What a service holds stored values to, besides the rules of their fields: what they are and how much of them there may
 * be. Bounds are far above what editors need; a definition may set narrower or wider ones by `maxLength` and `max`.
 */
export interface Guard {
  /** What each stored text is; `fields` where only the fields inside are stored. */
  readonly as: 'text' | 'html' | 'json' | 'link' | 'number' | 'date' | 'choice' | 'file' | 'fields';
  /** The most characters of each stored text. */
  readonly maxLength: number;
  /** The most items of a list; absent for a single value. */
  readonly maxItems?: number;
  /** Of choices that are the same everywhere, and that the form keeps as they are stored: all of them. */
  readonly choices?: readonly string[];
  /** Whether the ids in a text are those of pages and records that it refers to. */
  readonly names?: 'entries';
  /** Of files: the endings that they may have, without the dot. */
  readonly accept?: readonly string[];
}

/** The most characters of a value whose definition sets no limit. */
export const LONGEST = {
  /** A number, a date, a state. */
  mark: 100,
  line: 2_000,
  address: 2_048,
  paragraphs: 20_000,
  html: 500_000,
  json: 200_000,
} as const;

/** The most items of a list whose definition sets no limit. */
export const MOST_ITEMS = 500;

/** The most days that a week has. */
export const MOST_DAYS = 7;

/** A text on one line. */
export function guardLine(): Guard {
  return { as: 'text', maxLength: LONGEST.line };
}

/** A short text of a known form. */
export function guardMark(as: 'number' | 'date' | 'choice') {
  return (): Guard => ({ as, maxLength: LONGEST.mark });
}

/** An address. */
export function guardAddress(): Guard {
  return { as: 'link', maxLength: LONGEST.address };
}
