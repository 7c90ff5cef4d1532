import { cpSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';

/** Not copied: installed, built, stored or written by a run. */
const EXCLUDED = new Set([
  ...['.cache', '.git', 'node_modules', 'data', 'dist', 'coverage'],
  ...['playwright-report', 'storybook-static', 'test-results'],
]);

/**
 * Copies the project, with a link to the packages that are installed.
 * @param target folder of the copy; replaced if it exists
 */
export function copyProject(root: string, target: string): void {
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  for (const name of readdirSync(root).filter((entry) => !EXCLUDED.has(entry))) {
    cpSync(path.join(root, name), path.join(target, name), { recursive: true });
  }
  symlinkSync(path.join(root, 'node_modules'), path.join(target, 'node_modules'), 'dir');
}
