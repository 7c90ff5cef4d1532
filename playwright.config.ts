import { defineConfig } from '@playwright/test';
import { chromiumLaunchOptions } from './scripts/chromium.mjs';

const SECOND = 1_000;
const browser = chromiumLaunchOptions();
/** A page of a test lives for seconds: what V8 optimizes in the background costs more than it saves. */
const BRIEF_PAGE = '--js-flags=--no-opt --no-maglev';
/** Tests without a console that the workers share. */
const APART = ['package', 'playground', 'stored-html'].map((name) => `**/${name}.spec.ts`);
const EVERY_AREA = '**/every-area.spec.ts';
const PLAIN_SERVICES = '**/plain-services.spec.ts';

/**
 * Tests of the built product in a real Chromium. They start their own servers (tests/e2e/support/console.ts), each on a free port and with a
 * data folder of its own, so none is configured here.
 */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  globalSetup: './tests/e2e/support/setup.ts',
  // Each worker has a server and a browser of its own; a third keeps two cores busy while the others wait for a spinner.
  workers: 3,
  // Tests of different projects share no worker, and so no server: the life of every area leaves hardly a page as it was, and
  // workers that change their console start anew. The longest tests come first, so that no worker is left alone at the end; tests that
  // share nothing would come last.
  projects: [
    { name: 'apart', testMatch: APART },
    { name: 'areas', testMatch: EVERY_AREA },
    { name: 'plain services', testMatch: PLAIN_SERVICES },
    { name: 'product', testIgnore: [...APART, EVERY_AREA, PLAIN_SERVICES] },
  ],
  forbidOnly: true,
  // One slip among thousands of steps says little of the product; the summary names every test that needed its second try.
  retries: 1,
  reporter: 'list',
  timeout: 90 * SECOND,
  expect: { timeout: 15 * SECOND },
  use: {
    // The pages of a context share a process, which one of them keeps alive from test to test (tests/e2e/support/test.ts).
    launchOptions: { ...browser, args: [...browser.args, '--process-per-site', BRIEF_PAGE] },
    actionTimeout: 15 * SECOND,
    navigationTimeout: 30 * SECOND,
    viewport: { width: 1280, height: 800 },
    timezoneId: 'Asia/Manila',
    // Nothing fades or slides, as for people who ask for that: hundreds of dialogs and menus would be waited for.
    contextOptions: { reducedMotion: 'reduce' },
    // Recording every test makes all of them slower: `npm run e2e -- --trace on` records the one that is looked at.
    trace: 'off',
    screenshot: 'only-on-failure',
  },
});
