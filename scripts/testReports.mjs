/** Reads the reports of the test runners, to count single tests across all of them. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** The report of a runner, or undefined if it ended before writing one. */
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
 * failure, even if it died before counting; on the build machine, skipped tests are failures.
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
 * The slowest tests of a report, the slowest first.
 * @param root the folder that file names are relative to
 */
export function slowestTests({ report, runner, root, count = 10 }) {
  return TEST_LISTS[runner](report)
    .sort((a, b) => b.milliseconds - a.milliseconds)
    .slice(0, count)
    .map(({ file, title, milliseconds }) => ({ file: path.relative(root, file), title, seconds: milliseconds / 1000 }));
}

/** Maximum number of printed lines per failure. */
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
 * The failures of a run, each with the first lines of its message, including files that could not run and errors outside of all tests.
 * @param root the folder that file names are relative to
 */
export function failures({ report, runner, root }) {
  return FAILURES[runner](report).map(({ file, title, message, isOutside = false }) => ({
    file: file === undefined ? runner : path.relative(root, file),
    title,
    message: linesOf(message ?? '').slice(0, LINES_SHOWN),
    isOutside,
  }));
}

/** The non-blank lines of an output, without the colours of a terminal. */
export function linesOf(output) {
  return stripVTControlCharacters(output)
    .split('\n')
    .filter((line) => line.trim() !== '');
}

const UNSTEADY = {
  // A test that passed on retry keeps the message of its failure.
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
 * The tests of a report that passed only on retry.
 * @param root the folder that file names are relative to
 */
export function unsteadyTests({ report, runner, root }) {
  return UNSTEADY[runner](report).map(({ file, title }) => ({ file: path.relative(root, file), title }));
}

/** Playwright nests suites: a file, its groups, their groups. */
function specsOf(suites = []) {
  return suites.flatMap(({ specs, suites: inner }) => [...specs, ...specsOf(inner)]);
}
