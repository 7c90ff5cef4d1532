import { describe, expect, it } from 'vitest';
import { countTests } from '../../../scripts/testReports.mjs';

const VITEST = { numPassedTests: 7, numFailedTests: 0, numPendingTests: 1, numTodoTests: 1 };

describe('countTests', () => {
  it('counts a step without a report as one test', () => {
    expect(countTests({ succeeded: true })).toEqual({ passed: 1, failed: 0, skipped: 0 });
    expect(countTests({ succeeded: false })).toEqual({ passed: 0, failed: 1, skipped: 0 });
  });

  it('takes the single tests from a report', () => {
    const report = { stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 0 } };
    expect(countTests({ succeeded: false, runner: 'playwright', report })).toEqual({
      passed: 5,
      failed: 2,
      skipped: 0,
    });
  });

  it('counts skipped tests as failures where it is strict, and names them where it is not', () => {
    const step = { succeeded: true, runner: 'vitest', report: VITEST } as const;
    expect(countTests({ ...step, strict: true })).toEqual({ passed: 7, failed: 2, skipped: 2 });
    expect(countTests({ ...step, strict: false })).toEqual({ passed: 7, failed: 0, skipped: 2 });
  });

  it('has a failure when the runner failed outside of any test', () => {
    expect(countTests({ succeeded: false, runner: 'vitest', report: VITEST, strict: false }).failed).toBe(1);
  });

  it('has a failure when the runner left no report, also when it says it succeeded', () => {
    expect(countTests({ succeeded: true, runner: 'vitest' }).failed).toBe(1);
  });
});
