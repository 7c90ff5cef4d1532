import { test as base } from '@playwright/test';
import { startConsole, type RunningConsole } from './console';

interface ForWorker {
  /** One console for all tests of a worker. A test that stops it or needs settings of its own starts another one with `startConsole`. */
  readonly running: RunningConsole;
}

/** The test of Playwright, with a console that runs. When a test fails, what the console has written is kept with it. */
export const test = base.extend<{ readonly consoleOutput: undefined }, ForWorker>({
  running: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from this pattern.
    async ({}, use) => {
      const running = await startConsole();
      await use(running);
      await running.dispose();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  consoleOutput: [
    async ({ running }, use, info) => {
      await use(undefined);
      if (info.status === info.expectedStatus) return;
      await info.attach('console output', { body: running.output(), contentType: 'text/plain' });
    },
    { auto: true },
  ],
});

export { expect } from '@playwright/test';
