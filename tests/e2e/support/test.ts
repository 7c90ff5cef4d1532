import { test as base, expect, type Page } from '@playwright/test';
import { signIn as signInPastConsole, type Tokens } from '../../services/support/signIn';
import { startConsole, type RunningConsole } from './console';
import { followRequests } from './rest';

interface WorkerFixtures {
  /** One console for all tests of a worker. A test that needs settings of its own starts another one with `startConsole`. */
  readonly running: RunningConsole;
  /** The tokens of a demo account at that console; those of an earlier test while they are valid. */
  readonly signInOnce: (account: string) => Promise<Tokens>;
  /**
   * The browser context that the tests of a worker share, one after the other: loading the console from scratch for each would
   * take as long as many a test. One page of it stays open, at an address that does not start the console, and keeps the process
   * alive that has loaded its scripts.
   */
  readonly shared: { idlePage?: Page };
}

/** An access token expires after 15 minutes; the rest is enough for a test. */
const TOKEN_REUSE_MILLISECONDS = 8 * 60_000;

/** How a user enters the console. */
export interface Entry {
  /** A demo account: `alp.editor`. */
  readonly account: string;
  /** The path that the console opens at. */
  readonly path?: string;
  /** A console other than the worker's. */
  readonly at?: RunningConsole;
  /** Signs in for this test alone, which may refresh or end its session. */
  readonly ownSession?: boolean;
  /** Whether the splash shows, which covers every fresh start for four seconds. */
  readonly withSplash?: boolean;
  /** Runs on the page before the console opens in it. */
  readonly before?: (page: Page) => unknown;
  /** A browser context of its own, for a test that changes more than its pages, for example the clock or permissions. */
  readonly ownContext?: boolean;
}

/** A signed-in user with their page. */
export interface Person {
  readonly page: Page;
  /** Access token of the same sign-in, for calling the services directly. */
  readonly token: string;
}

interface TestFixtures {
  readonly consoleOutput: undefined;
  readonly withinBounds: undefined;
  readonly enter: (entry: Entry) => Promise<Person>;
}

/** Playwright's `test` with a running console. When a test fails, the output of the console is attached. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  running: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from this pattern.
    async ({}, use) => {
      const running = await startConsole();
      await use(running);
      await running.dispose();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  signInOnce: [
    async ({ running }, use) => {
      const cache = new Map<string, { readonly tokens: Tokens; readonly until: number }>();
      await use(async (account) => {
        const cached = cache.get(account);
        if (cached && Date.now() < cached.until) return cached.tokens;
        const tokens = await signInPastConsole(running.url, emailOf(account));
        cache.set(account, { tokens, until: Date.now() + TOKEN_REUSE_MILLISECONDS });
        return tokens;
      });
    },
    { scope: 'worker' },
  ],
  consoleOutput: [
    async ({ running }, use, info) => {
      await use(undefined);
      if (info.status === info.expectedStatus) return;
      await info.attach('console output', { body: running.output(), contentType: 'text/plain' });
    },
    { auto: true },
  ],
  withinBounds: [
    async ({ running }, use) => {
      await use(undefined);
      await expectWithinBounds(running.url);
    },
    { auto: true },
  ],
  // oxlint-disable-next-line no-empty-pattern -- as above.
  shared: [async ({}, use) => use({}), { scope: 'worker' }],
  enter: async ({ browser, running, signInOnce, shared }, use) => {
    await use(async ({ account, path = '/manage-company-information', at = running, ...entry }) => {
      const { ownSession = at !== running, withSplash = false, ownContext = ownSession || withSplash, before } = entry;
      const tokens = await (ownSession ? signInPastConsole(at.url, emailOf(account)) : signInOnce(account));
      const open = async () => {
        const page = await (await browser.newContext()).newPage();
        if (!withSplash) await page.context().addInitScript(hideSplash);
        await page.goto(`${at.url}/healthz`);
        return page;
      };
      const isSharedFree = !ownContext && (shared.idlePage?.context().pages().length ?? 1) === 1;
      const entryPage = isSharedFree ? (shared.idlePage ??= await open()) : await open();
      await storeTokens(entryPage, at.url, tokens);
      const page = isSharedFree ? await entryPage.context().newPage() : entryPage;
      followRequests(page);
      await before?.(page);
      await page.goto(at.url + path);
      return { page, token: tokens.accessToken };
    });
    const context = shared.idlePage?.context();
    const pages = context?.pages().filter((page) => page !== shared.idlePage) ?? [];
    const contexts = browser.contexts().filter((one) => one !== context);
    await Promise.all([...pages, ...contexts].map((one) => one.close()));
  },
});

/** Clears the storage of the console and stores the tokens, as after signing in. @param page not the console itself, which would start */
async function storeTokens(page: Page, url: string, { accessToken, refreshToken }: Tokens): Promise<void> {
  const context = page.context();
  await context.clearCookies();
  const devTools = await context.newCDPSession(page);
  await devTools.send('Storage.clearDataForOrigin', { origin: url, storageTypes: 'local_storage,indexeddb' });
  await devTools.detach();
  await page.evaluate(
    (tokens) => {
      for (const [name, value] of Object.entries(tokens)) localStorage.setItem(name, value);
    },
    { ACCESS_TOKEN: accessToken, REFRESH_TOKEN: refreshToken },
  );
}

export { expect };

function emailOf(account: string): string {
  return `${account}@demo.example`;
}

/** No request came near the limits: no document cost a third of the budget, and none was rejected for its rate (429). */
async function expectWithinBounds(url: string): Promise<void> {
  const samples = await readSamples(url);
  const costMetric = 'brand_console_graphql_document_cost';
  expect(samples.get(`${costMetric}_bucket{le="33000"}`)).toBe(samples.get(`${costMetric}_count`));
  expect([...samples.keys()].filter((name) => name.includes('status="429"'))).toEqual([]);
}

async function readSamples(url: string): Promise<ReadonlyMap<string, string>> {
  const lines = (await (await fetch(`${url}/metrics`)).text()).split('\n');
  return new Map(lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), line.slice(line.lastIndexOf(' ') + 1)]));
}

/** Runs in the browser: hides the splash, which has a test of its own. */
export function hideSplash(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('[data-testid="splash"] { display: none; }');
  document.adoptedStyleSheets = [sheet];
}
