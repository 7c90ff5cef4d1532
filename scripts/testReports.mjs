/** Reads what the test runners report, to count single tests over all of them. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';

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

/** How many lines of what failed are said. */
export const LINES_SHOWN = 8;

const FAILURES = {
  vitest: ({ testResults, strayErrors = [] }) => [
    ...testResults.flatMap(({ name, status, message, assertionResults }) => {
      const failed = assertionResults.filter((test) => test.status === 'failed');
      if (failed.length === 0 && status === 'failed') return [{ file: name, title: 'could not run', message }];
      return failed.map(({ fullName, failureMessages = [] }) => ({
        file: name,
        title: fullName,
        message: failureMessages[0] ?? message,
      }));
    }),
    ...strayErrors.map(outsideOfTests),
  ],
  playwright: ({ config, suites, errors = [] }) => [
    ...specsOf(suites).flatMap(({ file, title, tests }) =>
      tests
        .filter(({ status }) => status === 'unexpected')
        .map(({ results }) => ({
          file: path.join(config.rootDir, file),
          title,
          message: results.at(-1)?.errors?.[0]?.message,
        })),
    ),
    ...errors.map(({ message }) => outsideOfTests(message)),
  ],
};

function outsideOfTests(message) {
  return { title: 'an error outside of all tests', message, isOutside: true };
}

/**
 * What failed in a run, each with the first lines of its message; also a file that could not be read, and what failed
 * outside of all tests.
 * @param root the folder that files are named from
 */
export function failures({ report, runner, root }) {
  return FAILURES[runner](report).map(({ file, title, message, isOutside = false }) => ({
    file: file === undefined ? runner : path.relative(root, file),
    title,
    message: linesOf(message ?? '').slice(0, LINES_SHOWN),
    isOutside,
  }));
}

/** The lines of an output that say something, without the colours of a terminal. */
export function linesOf(output) {
  return stripVTControlCharacters(output)
    .split('\n')
    .filter((line) => line.trim() !== '');
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
