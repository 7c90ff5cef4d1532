/** Reads what the test runners report, to count single tests over all of them. */
import { readFileSync } from 'node:fs';
import path from 'node:path';

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
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
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

const TEST_LISTS = {
  vitest: ({ testResults }) =>
    testResults.flatMap(({ name, assertionResults }) =>
      assertionResults.map(({ fullName, duration }) => ({ file: name, title: fullName, milliseconds: duration ?? 0 })),
    ),
  playwright: ({ config, suites }) =>
    specsOf(suites).flatMap(({ file, title, tests }) =>
      tests.map(({ results }) => ({
        file: path.join(config.rootDir, file),
        title,
        milliseconds: results.reduce((total, { duration }) => total + duration, 0),
      })),
    ),
};

/**
 * The tests of a report that took longest, the longest first.
 * @param root the folder that files are named from
 */
export function slowestTests({ report, runner, root, count = 10 }) {
  return TEST_LISTS[runner](report)
    .sort((a, b) => b.milliseconds - a.milliseconds)
    .slice(0, count)
    .map(({ file, title, milliseconds }) => ({ file: path.relative(root, file), title, seconds: milliseconds / 1000 }));
}

const UNSTEADY = {
  // What failed at the first try keeps its message.
  vitest: ({ testResults }) =>
    testResults.flatMap(({ name, assertionResults }) =>
      assertionResults
        .filter(({ status, failureMessages = [] }) => status === 'passed' && failureMessages.length > 0)
        .map(({ fullName }) => ({ file: name, title: fullName })),
    ),
  playwright: ({ config, suites }) =>
    specsOf(suites)
      .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
      .map(({ file, title }) => ({ file: path.join(config.rootDir, file), title })),
};

/**
 * The tests of a report that passed at their second try only.
 * @param root the folder that files are named from
 */
export function unsteadyTests({ report, runner, root }) {
  return UNSTEADY[runner](report).map(({ file, title }) => ({ file: path.relative(root, file), title }));
}

/** Suites of Playwright lie within each other: a file, its groups, theirs. */
function specsOf(suites = []) {
  return suites.flatMap(({ specs, suites: inner }) => [...specs, ...specsOf(inner)]);
}
