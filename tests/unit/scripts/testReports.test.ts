import { describe, expect, it } from 'vitest';
import { countTests, failures, slowestTests, unsteadyTests } from '../../../scripts/testReports.mjs';

const VITEST = { numPassedTests: 7, numFailedTests: 0, numPendingTests: 1, numTodoTests: 1 };

describe('countTests', () => {
  it('counts a step without a report as one test', () => {
    expect(countTests({ succeeded: true })).toEqual({ passed: 1, failed: 0, skipped: 0 });
    expect(countTests({ succeeded: false })).toEqual({ passed: 0, failed: 1, skipped: 0 });
  });

  it('counts the individual tests of a report', () => {
    const report = { stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 0 } };
    expect(countTests({ succeeded: false, runner: 'playwright', report })).toEqual({
      passed: 6,
      failed: 1,
      skipped: 0,
    });
  });

  it('counts skipped tests as failures in strict mode, and names them otherwise', () => {
    const step = { succeeded: true, runner: 'vitest', report: VITEST } as const;
    expect(countTests({ ...step, strict: true })).toEqual({ passed: 7, failed: 2, skipped: 2 });
    expect(countTests({ ...step, strict: false })).toEqual({ passed: 7, failed: 0, skipped: 2 });
  });

  it('counts a failure when the runner failed outside of any test', () => {
    expect(countTests({ succeeded: false, runner: 'vitest', report: VITEST, strict: false }).failed).toBe(1);
  });

  it('counts a failure when the runner left no report, even if it reported success', () => {
    expect(countTests({ succeeded: true, runner: 'vitest' }).failed).toBe(1);
  });
});

describe('failures', () => {
  it('names the failures of Vitest: tests, files that could not run, and errors outside of all tests', () => {
    const report = {
      testResults: [
        {
          name: '/project/tests/unit/a.test.ts',
          status: 'failed',
          message: '',
          assertionResults: [
            { fullName: 'a is there', status: 'passed', failureMessages: [] },
            {
              fullName: 'a is kept',
              status: 'failed',
              failureMessages: ['\u001B[31mexpected 1 to be 2\u001B[39m\n  at a.ts'],
            },
          ],
        },
        { name: '/project/tests/unit/b.test.ts', status: 'failed', message: 'no such module', assertionResults: [] },
      ],
      strayErrors: ['Error: the page was closed'],
    };
    expect(failures({ report, runner: 'vitest', root: '/project' })).toEqual([
      {
        file: 'tests/unit/a.test.ts',
        title: 'a is kept',
        message: ['expected 1 to be 2', '  at a.ts'],
        isOutside: false,
      },
      { file: 'tests/unit/b.test.ts', title: 'could not run', message: ['no such module'], isOutside: false },
      {
        file: 'vitest',
        title: 'an error outside of all tests',
        message: ['Error: the page was closed'],
        isOutside: true,
      },
    ]);
  });

  it('names the Playwright tests whose last attempt failed', () => {
    const spec = (title: string, status: string) => ({
      file: 'home.spec.ts',
      title,
      tests: [{ status, results: [{ errors: [] }, { errors: [{ message: 'not visible' }] }] }],
    });
    const report = {
      config: { rootDir: '/project/tests/e2e' },
      suites: [{ specs: [spec('is there', 'flaky'), spec('is kept', 'unexpected')] }],
      errors: [],
    };
    expect(failures({ report, runner: 'playwright', root: '/project' })).toEqual([
      { file: 'tests/e2e/home.spec.ts', title: 'is kept', message: ['not visible'], isOutside: false },
    ]);
  });
});

describe('unsteadyTests', () => {
  it('names the Playwright tests that passed on retry', () => {
    const spec = (title: string, status: string) => ({ file: 'home.spec.ts', title, tests: [{ status, results: [] }] });
    const report = {
      config: { rootDir: '/project/tests/e2e' },
      suites: [{ specs: [spec('is there', 'expected')], suites: [{ specs: [spec('is kept', 'flaky')] }] }],
    };
    expect(unsteadyTests({ report, runner: 'playwright', root: '/project' })).toEqual([
      { file: 'tests/e2e/home.spec.ts', title: 'is kept' },
    ]);
  });

  it('names the Vitest tests that passed after a failure', () => {
    const test = (fullName: string, status: string, failureMessages: readonly string[]) => ({
      ...{ fullName, status, failureMessages },
    });
    const assertionResults = [
      test('is there', 'passed', []),
      test('is kept', 'passed', ['expected 1 to be 2']),
      test('is lost', 'failed', ['expected 1 to be 2', 'expected 1 to be 2']),
    ];
    const report = { testResults: [{ name: '/project/stories/Home.stories.tsx', assertionResults }] };
    expect(unsteadyTests({ report, runner: 'vitest', root: '/project' })).toEqual([
      { file: 'stories/Home.stories.tsx', title: 'is kept' },
    ]);
  });
});

describe('slowestTests', () => {
  it('names the slowest Vitest tests first, by file and title', () => {
    const report = {
      testResults: [
        {
          name: '/project/tests/unit/a.test.ts',
          assertionResults: [
            { fullName: 'a is quick', duration: 12 },
            { fullName: 'a is slow', duration: 2_500 },
            { fullName: 'a is skipped' },
          ],
        },
        { name: '/project/tests/unit/b.test.ts', assertionResults: [{ fullName: 'b', duration: 900 }] },
      ],
    };
    expect(slowestTests({ report, runner: 'vitest', root: '/project', count: 2 })).toEqual([
      { file: 'tests/unit/a.test.ts', title: 'a is slow', seconds: 2.5 },
      { file: 'tests/unit/b.test.ts', title: 'b', seconds: 0.9 },
    ]);
  });

  it('finds the Playwright tests in their groups, with all attempts', () => {
    const spec = {
      file: 'home.spec.ts',
      title: 'is kept',
      tests: [{ results: [{ duration: 1_000 }, { duration: 500 }] }],
    };
    const report = {
      config: { rootDir: '/project/tests/e2e' },
      suites: [{ specs: [], suites: [{ specs: [spec] }] }],
    };
    expect(slowestTests({ report, runner: 'playwright', root: '/project' })).toEqual([
      { file: 'tests/e2e/home.spec.ts', title: 'is kept', seconds: 1.5 },
    ]);
  });
});
