export type Runner = 'vitest' | 'playwright';
export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}
export interface NamedTest {
  readonly file: string;
  readonly title: string;
}
export interface TimedTest extends NamedTest {
  readonly seconds: number;
}
export interface Failure extends NamedTest {
  /** The first lines of its message. */
  readonly message: readonly string[];
  /** Whether it occurred outside of all tests. */
  readonly isOutside: boolean;
}
export declare function readReport(file: string): unknown;
export declare function countTests(step: {
  readonly succeeded: boolean;
  readonly report?: unknown;
  readonly runner?: Runner;
  readonly strict?: boolean;
}): Counts;
export declare function failures(step: {
  readonly report: unknown;
  readonly runner: Runner;
  readonly root: string;
}): readonly Failure[];
export declare function slowestTests(step: {
  readonly report: unknown;
  readonly runner: Runner;
  readonly root: string;
  readonly count?: number;
}): readonly TimedTest[];
export declare function unsteadyTests(step: {
  readonly report: unknown;
  readonly runner: Runner;
  readonly root: string;
}): readonly NamedTest[];
export declare const LINES_SHOWN: number;
export declare function linesOf(output: string): readonly string[];
