/** Reads what the test runners report, to count single tests over all of them. */
import { readFileSync } from 'node:fs';

/** The report of a runner, or undefined where it wrote none because it did not come that far. */
export function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

const READERS = {
  vitest: (report) => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
  }),
  playwright: ({ stats }) => ({
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    skipped: stats.skipped,
  }),
};

/**
 * How many tests of a step passed, failed and were skipped. A step without a runner is one test; a runner that failed has at least one
 * failure, also when it died before it counted; where tests are skipped on the build machine, that is a failure.
 */
export function countTests({ succeeded, report, runner, strict = Boolean(process.env.CI) }) {
  const counts = runner
    ? report
      ? READERS[runner](report)
      : { passed: 0, failed: 1, skipped: 0 }
    : { passed: succeeded ? 1 : 0, failed: succeeded ? 0 : 1, skipped: 0 };
  const failed = counts.failed + (strict ? counts.skipped : 0);
  return { ...counts, failed: succeeded ? failed : Math.max(1, failed) };
}
