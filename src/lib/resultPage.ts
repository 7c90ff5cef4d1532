/** One page of a long list. */
export interface ResultPage<Item> {
  readonly items: readonly Item[];
  /** Whether there may be another page. */
  readonly hasMore: boolean;
}
