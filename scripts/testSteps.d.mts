import type { Step } from './sideBySide.mjs';
import type { Runner } from './testReports.mjs';

export interface Change {
  readonly changed: readonly string[];
  readonly since: string;
}
export interface TestStep extends Step {
  readonly title: string;
  readonly script: string;
  readonly args?: readonly string[];
  readonly runner?: Runner;
  readonly env?: Readonly<Record<string, string | undefined>>;
  readonly browser?: boolean;
  readonly leftOut?: string | undefined;
  readonly note?: string;
  readonly concerns: RegExp;
  readonly narrow?: (change: Change) => { readonly args: readonly string[]; readonly note: string };
}
export declare const STEPS: readonly TestStep[];
export declare function forChange(steps: readonly TestStep[], change: Change): readonly TestStep[];
