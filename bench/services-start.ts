import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { median, type Table } from './measure';

const ENTRY = path.join(process.cwd(), 'dist', 'server', 'main.js');
const ROUNDS = 5;
const EMPTY_LIMIT_SECONDS = 8;
const EXISTING_LIMIT_SECONDS = 4;
const BETWEEN_LOOKS_MILLISECONDS = 10;

/**
 * From process start to ready: with an empty data folder (database made, demo content stored) and with the data of the
 * run before. Measures the build.
 */
export async function run(): Promise<readonly Table[]> {
  if (!existsSync(ENTRY)) throw new Error('There is no build to measure: run npm run build first.');
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
  const port = await freePort();
  const start = performance.now();
  const child = spawn(process.execPath, [ENTRY], {
    env: { PATH: process.env['PATH'], PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'error' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const exited = once(child, 'exit');
  while (!(await isReady(port))) {
    if (child.exitCode !== null)
      throw new Error(`The services ended with code ${child.exitCode} before they were ready.`);
    await wait(BETWEEN_LOOKS_MILLISECONDS);
  }
  const seconds = (performance.now() - start) / 1000;
  child.kill('SIGTERM');
  await exited;
  return seconds;
}

function isReady(port: number): Promise<boolean> {
  return fetch(`http://127.0.0.1:${port}/readyz`).then(
    (answer) => answer.ok,
    () => false,
  );
}

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((listening) => probe.listen(0, '127.0.0.1', listening));
  const address = probe.address();
  await new Promise((closed) => probe.close(closed));
  if (address === null || typeof address === 'string') throw new Error('No free port was given.');
  return address.port;
}
