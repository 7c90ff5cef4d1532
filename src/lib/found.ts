/** What services find for the inputs of a form. */

/** A place found by a search. */
export interface FoundPlace {
  readonly id: string;
  readonly name: string;
}

/** A page or record found by a search. */
export interface FoundEntry {
  readonly id: string;
  readonly name: string;
  /** Its path in the console; absent if unknown. */
  readonly path?: string;
}

/** One page of found entries, and how many there are on all pages. */
export interface FoundEntries {
  readonly entries: readonly FoundEntry[];
  readonly total: number;
}

/** A referenced entry: its name, or that it was deleted (`removed`), or that the user may not read it (`hidden`). */
export type LinkedEntry =
  | ({ readonly kind: 'named' } & Omit<FoundEntry, 'id'>)
  | { readonly kind: 'removed' }
  | { readonly kind: 'hidden' };
