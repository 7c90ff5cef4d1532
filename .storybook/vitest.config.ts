import { availableParallelism } from 'node:os';
import path from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, mergeConfig } from 'vitest/config';
import { chromiumLaunchOptions } from '../scripts/chromium.mjs';
import viteConfig from '../vite.config.ts';

const SECOND = 1_000;

// React as in a built Storybook. The DOM tests see the warnings of its development build, which takes a fifth more CPU time here.
process.env['NODE_ENV'] = 'production';

/**
 * Every story is a test in a real Chromium: it renders, its play function passes, axe finds nothing, and in dark mode, which differs only
 * in colours, enough contrast.
 * Separate from vitest.config.ts, because Storybook takes ten seconds to load and only the stories need it.
 */
export default mergeConfig(
  viteConfig,
  defineConfig({
    root: path.join(import.meta.dirname, '..'),
    plugins: [storybookTest({ configDir: import.meta.dirname })],
    test: {
      name: 'stories',
      setupFiles: [path.join(import.meta.dirname, 'contrastInTheDark.ts')],
      // One page for all files: opening a page per file takes longer than most of its stories.
      isolate: false,
      // On two cores Vitest would open one page, which leaves a core idle. Each page loads all modules for itself.
      maxWorkers: availableParallelism(),
      testTimeout: 60 * SECOND,
      // For occasional browser failures among hundreds of stories; the summary names every story that needed a retry.
      retry: 1,
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        provider: playwright({ launchOptions: chromiumLaunchOptions() }),
        instances: [{ browser: 'chromium' }],
      },
    },
  }),
);
