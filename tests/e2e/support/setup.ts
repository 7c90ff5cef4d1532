import { spawnSync } from 'node:child_process';
import { isBuildStale } from '../../../scripts/buildState.mjs';
import { demoData } from '../../../bench/support/demoData';

/**
 * Before the first test: builds if the build is older than the sources (unless CONSOLE_DIST names another one), and creates the
 * demo data that every console starts with a copy of.
 */
export default async function setup(): Promise<void> {
  buildWhenStale();
  await demoData();
}

function buildWhenStale(): void {
  if (process.env['CONSOLE_DIST'] !== undefined || !isBuildStale()) return;
  const { status } = spawnSync(process.execPath, ['scripts/build.mjs'], { stdio: 'inherit' });
  if (status !== 0) throw new Error('The build failed; see the lines above.');
}
