import { cpSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';

/** What a copy does without: installed, built, stored or written by a run. */
const LEFT_OUT = new Set([
  ...['.cache', '.git', 'node_modules', 'data', 'dist', 'coverage'],
  ...['playwright-report', 'storybook-static', 'test-results'],
]);

/**
 * Copies the project, with a link to the packages that are installed.
 * @param target folder of the copy; what was there goes
 */
export function copyProject(root: string, target: string): void {
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  for (const name of readdirSync(root).filter((entry) => !LEFT_OUT.has(entry))) {
    cpSync(path.join(root, name), path.join(target, name), { recursive: true });
  }
  symlinkSync(path.join(root, 'node_modules'), path.join(target, 'node_modules'), 'dir');
}
