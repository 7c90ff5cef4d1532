import { test as base, type Page } from '@playwright/test';
import { signIn as signInPastConsole } from '../../services/support/signIn';
import { startConsole, type RunningConsole } from './console';

interface ForWorker {
  /** One console for all tests of a worker. A test that needs settings of its own starts another one with `startConsole`. */
  readonly running: RunningConsole;
}

/** How somebody comes in. */
export interface Entry {
  /** A demo account: `alp.editor`. */
  readonly account: string;
  /** Where the console opens. */
  readonly path?: string;
  /** Another console than that of the worker. */
  readonly at?: RunningConsole;
  /** Whether the splash shows, which covers every fresh start for four seconds. */
  readonly withSplash?: boolean;
}

/** Somebody at work in a browser of their own, signed in already. */
export interface Person {
  readonly page: Page;
  /** Access token of the same sign-in, for looking past the console. */
  readonly token: string;
}

interface ForTest {
  readonly consoleOutput: undefined;
  readonly enter: (entry: Entry) => Promise<Person>;
}

/** The test of Playwright, with a console that runs. When a test fails, what the console has written is kept with it. */
export const test = base.extend<ForTest, ForWorker>({
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
  enter: async ({ browser, running }, use) => {
    await use(async ({ account, path = '/manage-company-information', at = running, withSplash = false }) => {
      const tokens = await signInPastConsole(at.url, `${account}@demo.example`);
      const localStorage = [
        { name: 'ACCESS_TOKEN', value: tokens.accessToken },
        { name: 'REFRESH_TOKEN', value: tokens.refreshToken },
      ];
      const context = await browser.newContext({
        storageState: { cookies: [], origins: [{ origin: at.url, localStorage }] },
      });
      if (!withSplash) await context.addInitScript(hideSplash);
      const page = await context.newPage();
      await page.goto(at.url + path);
      return { page, token: tokens.accessToken };
    });
    await Promise.all(browser.contexts().map((context) => context.close()));
  },
});

export { expect } from '@playwright/test';

/** Runs in the browser: takes the splash out of sight. A test of its own looks at it. */
export function hideSplash(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('[data-testid="splash"] { display: none; }');
  document.adoptedStyleSheets = [sheet];
}
