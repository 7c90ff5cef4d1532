/** A change to one file of a copy, and the tests to run, nearest first. */
export interface Order {
  readonly file: string;
  readonly text: string;
  readonly tests: readonly string[];
}

/** The result of an order. */
export interface Verdict {
  /** The first test that failed; undefined if all passed. */
  readonly noticedBy?: { readonly file: string; readonly test: string };
  readonly seconds: number;
  /** Test files that also fail without a mutant. */
  readonly unsound: readonly string[];
}

/** A message from a copy: ready for the first order, or the result of one. */
export type Report = 'ready' | Verdict;
