/** Every collection at this level. */
export const EACH = '*';
/** The first collection at this level. */
export const FIRST = '*:first';

/** A value that lists show of a page, and where its tree holds it. */
export interface CardValue {
  /** The container, then collections inside it by their names; EACH and FIRST stand for names that staff choose. */
  readonly at: readonly [container: string, ...collections: string[]];
  /** The name of the field; absent for media: any field. */
  readonly field?: string;
  /** What becomes of the fields found: the first text (default), all different texts, or the featured file. */
  readonly as?: 'text' | 'texts' | 'file';
}

/** What lists show of the pages of a tag, kept beside each page so that no list reads whole trees. */
export interface PageCard {
  /** The tag; `{BRAND}` and `{brand}` stand for the brand's name. */
  readonly pages: string;
  /**
   * Values by the names that lists and filters use; of several places the first that holds something counts.
   * `category` tells the kind of the page.
   */
  readonly values: Readonly<Record<string, readonly [CardValue, ...CardValue[]]>>;
}
