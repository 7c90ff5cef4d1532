import { spawnSync } from 'node:child_process';
import { isBuildStale } from '../../../scripts/buildState.mjs';
import { SEEDED_DATA, startConsole } from './console';

/**
 * Before the first test: builds where the build is older than the sources (unless CONSOLE_DIST names another one), and seeds
 * the data folder that every console begins with a copy of. Seeding costs more than all the rest of a start.
 */
export default async function setup(): Promise<() => Promise<void>> {
  buildWhenStale();
  const seeded = await startConsole();
  await seeded.stop();
  process.env[SEEDED_DATA] = seeded.dataDir;
  return () => seeded.dispose();
}

function buildWhenStale(): void {
  if (process.env['CONSOLE_DIST'] !== undefined || !isBuildStale()) return;
  const { status } = spawnSync(process.execPath, ['scripts/build.mjs'], { stdio: 'inherit' });
  if (status !== 0) throw new Error('The build failed; see the lines above.');
}
