import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { median, type Table } from './measure';
import { startServicesProcess } from './support/servicesProcess';
import { roundsOfRun } from './support/settings';

const ROUNDS = roundsOfRun(5);
const EMPTY_LIMIT_SECONDS = 8;
const EXISTING_LIMIT_SECONDS = 4;

/**
 * From process start to ready: with an empty data folder (database created, demo content stored) and with the data of that first run.
 * Measures the build.
 */
export async function run(): Promise<readonly Table[]> {
  const empty: number[] = [];
  const existing: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const dataDir = await mkdtemp(path.join(os.tmpdir(), 'brand-console-start-'));
    empty.push(await secondsToReady(dataDir));
    existing.push(await secondsToReady(dataDir));
    await rm(dataDir, { recursive: true, force: true });
  }
  return [
    {
      name: 'Services: seconds from process start to ready',
      rows: [
        { data: 'empty', ...figures(empty), limit: EMPTY_LIMIT_SECONDS },
        { data: 'existing', ...figures(existing), limit: EXISTING_LIMIT_SECONDS },
      ],
    },
  ];
}

function figures(seconds: readonly number[]): { readonly median: string; readonly slowest: string } {
  return { median: median(seconds).toFixed(2), slowest: Math.max(...seconds).toFixed(2) };
}

async function secondsToReady(dataDir: string): Promise<number> {
  const start = performance.now();
  const services = await startServicesProcess({ entry: 'build', env: { DATA_DIR: dataDir } });
  const seconds = (performance.now() - start) / 1000;
  await services.stop();
  return seconds;
}
