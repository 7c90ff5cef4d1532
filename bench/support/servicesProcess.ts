import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { BRIEF_PROCESS } from '../../tests/services/support/briefProcess';
import { servicesBuild } from '../../tests/services/support/servicesBuild';
import { UNLIMITED } from '../../tests/services/support/unlimited';
import { freePort } from './freePort';
import { optionsOfNode } from './settings';

/** The services as a process of their own. */
export interface ServicesProcess {
  /** Without a trailing slash. */
  readonly url: string;
  readonly pid: number;
  readonly child: ChildProcess;
  /** False once it has ended, however it ended. */
  isRunning(): boolean;
  /** The end of what it has written so far: with the level of logs of the benches, errors alone. */
  said(): string;
  /** Ends it as an operator does and answers its exit code. */
  stop(): Promise<number | null>;
  /** Ends it as a power cut does. */
  kill(): Promise<void>;
}

export interface StartOptions {
  /**
   * `build`: what npm run build made; `sources`: the sources as they are now; else a built program of the benches that listens likewise.
   */
  readonly entry: 'build' | 'sources' | { readonly program: string };
  readonly env: Readonly<Record<string, string>>;
  /** Ready means that the database answers; `listening` is enough where the database is away. */
  readonly until?: 'ready' | 'listening';
}

/** The services ended before they were ready. */
class StartFailed extends Error {
  constructor(code: number | null, output: string) {
    super(`The services ended with code ${code} before they were ready: ${output.trim()}`);
    this.name = 'StartFailed';
  }
}

/**
 * Starts the services on a free port and waits until they are ready.
 * @throws StartFailed with what they said
 */
export async function startServicesProcess({ entry, env, until = 'ready' }: StartOptions): Promise<ServicesProcess> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, await programOf(entry), {
    // Benches and faults ask faster than people.
    env: { PATH: process.env['PATH'], LOG_LEVEL: 'error', PORT: String(port), PUBLIC_URL: url, ...UNLIMITED, ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const output = keepEnd(child);
  const exited = once(child, 'exit') as Promise<[number | null, NodeJS.Signals | null]>;
  const isRunning = (): boolean => child.exitCode === null && child.signalCode === null;
  const probe = `${url}/${until === 'ready' ? 'readyz' : 'healthz'}`;
  while (!(await answers(probe))) {
    if (!isRunning()) throw new StartFailed(child.exitCode, output());
    await wait(BETWEEN_LOOKS_MILLISECONDS);
  }
  return {
    url,
    pid: child.pid ?? 0,
    child,
    isRunning,
    said: output,
    async stop() {
      child.kill('SIGTERM');
      return (await exited)[0];
    },
    async kill() {
      child.kill('SIGKILL');
      await exited;
    },
  };
}

/** The arguments of Node.js. What is measured runs with the optimized engine, as in an installation; the smallest run measures nothing. */
async function programOf(entry: StartOptions['entry']): Promise<readonly string[]> {
  if (entry === 'sources') return [...BRIEF_PROCESS, path.join(await servicesBuild(), 'main.js')];
  if (entry !== 'build') return [...optionsOfNode(), entry.program];
  if (!existsSync(BUILD)) throw new Error('There is no build to measure: run npm run build first.');
  return [...optionsOfNode(), BUILD];
}

/** The last lines that a process wrote, for the error when it fails. */
function keepEnd(child: ChildProcess): () => string {
  let end = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (text: Buffer) => {
      end = (end + text.toString()).slice(-KEPT_CHARACTERS);
    });
  }
  return () => end;
}

function answers(url: string): Promise<boolean> {
  return fetch(url, { signal: AbortSignal.timeout(PROBE_MILLISECONDS) }).then(
    (answer) => answer.ok,
    () => false,
  );
}

const BUILD = path.join(process.cwd(), 'dist', 'server', 'main.js');
const BETWEEN_LOOKS_MILLISECONDS = 10;
const PROBE_MILLISECONDS = 2_000;
const KEPT_CHARACTERS = 4_000;
