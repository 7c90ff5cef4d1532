import { defineConfig } from '@playwright/test';
import { chromiumLaunchOptions } from './scripts/chromium.mjs';

const SECOND = 1_000;

/**
 * Tests of the built product in a real Chromium. They start their own servers (tests/e2e/support/console.ts), each on a free port and with a
 * data folder of its own, so none is configured here.
 */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  globalSetup: './tests/e2e/support/build.ts',
  // A server with an embedded database and a browser fill two cores.
  workers: 1,
  forbidOnly: true,
  retries: 0,
  reporter: 'list',
  timeout: 90 * SECOND,
  expect: { timeout: 15 * SECOND },
  use: {
    launchOptions: chromiumLaunchOptions(),
    actionTimeout: 15 * SECOND,
    navigationTimeout: 30 * SECOND,
    viewport: { width: 1280, height: 800 },
    timezoneId: 'Asia/Manila',
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
  },
});
