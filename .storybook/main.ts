import { execFileSync } from 'node:child_process';
import path from 'node:path';
import type { StorybookConfig } from '@storybook/react-vite';

const EDITOR_STORIES = '.cache/editor-stories';

// In a separate process: Storybook's loader does not handle the imports of the definitions.
execFileSync(process.execPath, ['--import', 'tsx', path.join('scripts', 'editorStories.ts'), EDITOR_STORIES], {
  cwd: path.resolve(import.meta.dirname, '..'),
  stdio: 'inherit',
});

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../src/**/*.stories.tsx', '../stories/**/*.stories.tsx', `../${EDITOR_STORIES}/*.stories.tsx`],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, enableCrashReports: false },
  typescript: { reactDocgen: false },
};

export default config;
