export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}
export declare function readReport(file: string): unknown;
export declare function countTests(step: {
  readonly succeeded: boolean;
  readonly report?: unknown;
  readonly runner?: 'vitest' | 'playwright';
  readonly strict?: boolean;
}): Counts;
