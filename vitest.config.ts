import path from 'node:path';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { chromiumLaunchOptions } from './scripts/chromium.mjs';

const SECOND = 1_000;
/** A busy machine takes its time; no test asserts how long. */
const patience = { poll: { timeout: 15 * SECOND } };
const STORYBOOK = path.join(import.meta.dirname, '.storybook');

const logic: TestProjectInlineConfiguration[] = [
  {
    extends: './vite.config.ts',
    test: {
      name: 'unit',
      environment: 'node',
      include: ['tests/unit/**/*.test.{ts,tsx}', 'src/**/*.test.{ts,tsx}'],
      setupFiles: ['tests/setup/unit.ts'],
      maxWorkers: '100%',
      testTimeout: 60 * SECOND,
      expect: patience,
    },
  },
  {
    extends: './vite.config.ts',
    test: {
      name: 'round-trip',
      environment: 'node',
      include: ['tests/round-trip/**/*.test.ts'],
      maxWorkers: '100%',
      testTimeout: 120 * SECOND,
    },
  },
  {
    extends: './vite.config.ts',
    // As Node.js resolves it. Vite would take the module build, a second copy of the library beside that of the server.
    resolve: { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] },
    test: {
      name: 'services',
      environment: 'node',
      include: ['tests/services/**/*.test.ts'],
      // Each file starts a server with a database of its own; more than two at a time only wait for each other.
      maxWorkers: 2,
      testTimeout: 60 * SECOND,
      hookTimeout: 120 * SECOND,
      expect: patience,
    },
  },
];

/** Every story is a test in a real Chromium: it renders, its play function passes, and axe finds nothing. */
async function stories(): Promise<TestProjectInlineConfiguration> {
  const { storybookTest } = await import('@storybook/addon-vitest/vitest-plugin');
  return {
    extends: './vite.config.ts',
    plugins: [storybookTest({ configDir: STORYBOOK })],
    test: {
      name: 'stories',
      testTimeout: 60 * SECOND,
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        provider: playwright({ launchOptions: chromiumLaunchOptions() }),
        instances: [{ browser: 'chromium' }],
      },
    },
  };
}

export default defineConfig(async () => ({ test: { projects: [...logic, await stories()] } }));
