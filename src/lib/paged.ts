/** A part of a long list. */
export interface Paged<Item> {
  readonly items: readonly Item[];
  /** Whether there may be more. */
  readonly hasMore: boolean;
}
