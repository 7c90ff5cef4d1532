/** A search that is answered page by page. */
export interface PagedSearch {
  /** Part of a name; '' matches everything. */
  readonly search: string;
  /** Counts from 1. */
  readonly page: number;
  readonly limit: number;
}

/** One page of a long list. */
export interface ResultPage<Item> {
  readonly items: readonly Item[];
  /** Whether there may be another page. */
  readonly hasMore: boolean;
}
