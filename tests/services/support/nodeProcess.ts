import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { expect, vi } from 'vitest';
import { BRIEF_PROCESS } from './briefProcess';
import { servicesBuild } from './servicesBuild';
import { findFreePort } from './startServices';

/** The services as a process of their own. */
export interface NodeProcess {
  readonly url: string;
  signal(name: NodeJS.Signals): void;
  /** What it has logged so far. */
  log(): string;
  /** The exit code and what was written to stderr. */
  ended(): Promise<{ readonly code: number | null; readonly errors: string }>;
  kill(): Promise<void>;
}

/**
 * Starts the services as an operator does.
 * @param env the settings; a free PORT is added if it is missing. Only PATH of this process's environment is passed on.
 */
export async function startProcess(
  env: Readonly<Record<string, string>>,
  args: readonly string[] = [],
): Promise<NodeProcess> {
  const port = env['PORT'] ?? String(await findFreePort());
  const child = spawn(process.execPath, [...BRIEF_PROCESS, path.join(await servicesBuild(), 'main.js'), ...args], {
    env: { PATH: process.env['PATH'], LOG_LEVEL: 'warn', ...env, PORT: port },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let errors = '';
  let log = '';
  child.stdout.on('data', (text: Buffer) => {
    log += text.toString();
  });
  child.stderr.on('data', (text: Buffer) => {
    errors += text.toString();
  });
  const exited = once(child, 'exit') as Promise<[number | null, NodeJS.Signals | null]>;
  return {
    url: `http://127.0.0.1:${port}`,
    signal: (name) => child.kill(name),
    log: () => log,
    ended: async () => ({ code: (await exited)[0], errors }),
    async kill() {
      child.kill('SIGKILL');
      await exited;
    },
  };
}

/** Waits until the process reports that it is ready. */
export async function untilReady(url: string): Promise<void> {
  await vi.waitFor(
    async () => {
      expect((await fetch(`${url}/readyz`)).status).toBe(200);
    },
    { timeout: 50_000, interval: 100 },
  );
}
