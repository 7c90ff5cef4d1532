/** A change of one file of a copy, and the tests that are asked, nearest first. */
export interface Order {
  readonly file: string;
  readonly text: string;
  readonly tests: readonly string[];
}

/** What a copy answers to an order. */
export interface Verdict {
  /** The first test that failed; undefined: all passed. */
  readonly noticedBy?: { readonly file: string; readonly test: string };
  readonly seconds: number;
  /** Files of tests that fail without a mutant, too. */
  readonly unsound: readonly string[];
}

/** A copy is ready for an order, or has carried one out. */
export type Report = 'ready' | Verdict;
