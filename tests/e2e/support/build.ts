import { spawnSync } from 'node:child_process';
import { isBuildStale } from '../../../scripts/buildState.mjs';

/** Before the first test: the build is that of the sources, unless CONSOLE_DIST names another one. */
export default function buildWhenStale(): void {
  if (process.env['CONSOLE_DIST'] !== undefined || !isBuildStale()) return;
  const { status } = spawnSync(process.execPath, ['scripts/build.mjs'], { stdio: 'inherit' });
  if (status !== 0) throw new Error('The build failed; see the lines above.');
}
