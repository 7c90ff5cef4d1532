import { test as base, expect, type Page } from '@playwright/test';
import { signIn as signInPastConsole, type Tokens } from '../../services/support/signIn';
import { startConsole, type RunningConsole } from './console';
import { followRequests } from './rest';

interface ForWorker {
  /** One console for all tests of a worker. A test that needs settings of its own starts another one with `startConsole`. */
  readonly running: RunningConsole;
  /** The tokens of a demo account at that console; those of an earlier test while they are good. */
  readonly signInOnce: (account: string) => Promise<Tokens>;
  /**
   * Where the tests of a worker come in, one after the other: loading the console anew for each costs as much as many a test.
   * A page stays open in it, at an address of the console that is not the console itself, and with it the process that has read
   * its programs.
   */
  readonly kept: { resting?: Page };
}

/** An access token expires after 15 minutes; what is left lasts for a test. */
const REUSED_FOR_MILLISECONDS = 8 * 60_000;

/** How somebody comes in. */
export interface Entry {
  /** A demo account: `alp.editor`. */
  readonly account: string;
  /** Where the console opens. */
  readonly path?: string;
  /** Another console than that of the worker. */
  readonly at?: RunningConsole;
  /** Signs in for this test alone, which refreshes or ends its session. */
  readonly ownSession?: boolean;
  /** Whether the splash shows, which covers every fresh start for four seconds. */
  readonly withSplash?: boolean;
  /** What is done with the page before the console opens in it. */
  readonly before?: (page: Page) => unknown;
  /** A browser context of its own, for a test that changes more than its pages: the clock, permissions. */
  readonly ownContext?: boolean;
}

/** Somebody at work in a browser of their own, signed in already. */
export interface Person {
  readonly page: Page;
  /** Access token of the same sign-in, for looking past the console. */
  readonly token: string;
}

interface ForTest {
  readonly consoleOutput: undefined;
  readonly withinBounds: undefined;
  readonly enter: (entry: Entry) => Promise<Person>;
}

/** The test of Playwright, with a console that runs. When a test fails, what the console has written is kept with it. */
export const test = base.extend<ForTest, ForWorker>({
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
      const known = new Map<string, { readonly tokens: Tokens; readonly until: number }>();
      await use(async (account) => {
        const former = known.get(account);
        if (former && Date.now() < former.until) return former.tokens;
        const tokens = await signInPastConsole(running.url, addressOf(account));
        known.set(account, { tokens, until: Date.now() + REUSED_FOR_MILLISECONDS });
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
      await mustBeWithinBounds(running.url);
    },
    { auto: true },
  ],
  // oxlint-disable-next-line no-empty-pattern -- as above.
  kept: [async ({}, use) => use({}), { scope: 'worker' }],
  enter: async ({ browser, running, signInOnce, kept }, use) => {
    await use(async ({ account, path = '/manage-company-information', at = running, ...entry }) => {
      const { ownSession = at !== running, withSplash = false, ownContext = ownSession || withSplash, before } = entry;
      const tokens = await (ownSession ? signInPastConsole(at.url, addressOf(account)) : signInOnce(account));
      const open = async () => {
        const page = await (await browser.newContext()).newPage();
        if (!withSplash) await page.context().addInitScript(hideSplash);
        await page.goto(`${at.url}/healthz`);
        return page;
      };
      const isFree = !ownContext && (kept.resting?.context().pages().length ?? 1) === 1;
      const first = isFree ? (kept.resting ??= await open()) : await open();
      await keepTokens(first, at.url, tokens);
      const page = isFree ? await first.context().newPage() : first;
      followRequests(page);
      await before?.(page);
      await page.goto(at.url + path);
      return { page, token: tokens.accessToken };
    });
    const context = kept.resting?.context();
    const pages = context?.pages().filter((page) => page !== kept.resting) ?? [];
    const contexts = browser.contexts().filter((one) => one !== context);
    await Promise.all([...pages, ...contexts].map((one) => one.close()));
  },
});

/** Leaves nothing at the address of a page but the tokens, as after signing in. @param page not the console itself, which would begin to work */
async function keepTokens(page: Page, url: string, { accessToken, refreshToken }: Tokens): Promise<void> {
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

function addressOf(account: string): string {
  return `${account}@demo.example`;
}

/** Whatever people did, no document of theirs came near the bounds: none cost a third of the budget, and nobody asked too often. */
async function mustBeWithinBounds(url: string): Promise<void> {
  const samples = await readSamples(url);
  const dear = 'brand_console_graphql_document_cost';
  expect(samples.get(`${dear}_bucket{le="33000"}`)).toBe(samples.get(`${dear}_count`));
  expect([...samples.keys()].filter((name) => name.includes('status="429"'))).toEqual([]);
}

async function readSamples(url: string): Promise<ReadonlyMap<string, string>> {
  const lines = (await (await fetch(`${url}/metrics`)).text()).split('\n');
  return new Map(lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), line.slice(line.lastIndexOf(' ') + 1)]));
}

/** Runs in the browser: takes the splash out of sight. A test of its own looks at it. */
export function hideSplash(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('[data-testid="splash"] { display: none; }');
  document.adoptedStyleSheets = [sheet];
}
