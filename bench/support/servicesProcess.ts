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
  /** The end of its output so far: at the log level of the benches, errors only. */
  said(): string;
  /** Ends it as an operator does and returns its exit code. */
  stop(): Promise<number | null>;
  /** Ends it as a power cut does. */
  kill(): Promise<void>;
}

export interface StartOptions {
  /**
   * `build`: the result of npm run build; `sources`: the current sources; otherwise a built program of the benches that listens in the
   * same way.
   */
  readonly entry: 'build' | 'sources' | { readonly program: string };
  readonly env: Readonly<Record<string, string>>;
  /** Ready means that the database answers; `listening` is enough if the database is unavailable. */
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
 * @throws StartFailed with the end of their output
 */
export async function startServicesProcess({ entry, env, until = 'ready' }: StartOptions): Promise<ServicesProcess> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, await programOf(entry), {
    // Benches and faults send requests faster than people.
    env: { PATH: process.env['PATH'], LOG_LEVEL: 'error', PORT: String(port), PUBLIC_URL: url, ...UNLIMITED, ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const output = recordOutput(child);
  const exited = once(child, 'exit') as Promise<[number | null, NodeJS.Signals | null]>;
  const isRunning = (): boolean => child.exitCode === null && child.signalCode === null;
  const probe = `${url}/${until === 'ready' ? 'readyz' : 'healthz'}`;
  while (!(await answers(probe))) {
    if (!isRunning()) throw new StartFailed(child.exitCode, output());
    await wait(POLL_INTERVAL_MILLISECONDS);
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

/** The arguments of Node.js. Measured programs run optimized, as in an installation; the smallest run measures nothing. */
async function programOf(entry: StartOptions['entry']): Promise<readonly string[]> {
  if (entry === 'sources') return [...BRIEF_PROCESS, path.join(await servicesBuild(), 'main.js')];
  if (entry !== 'build') return [...optionsOfNode(), entry.program];
  if (!existsSync(BUILD)) throw new Error('There is no build to measure: run npm run build first.');
  return [...optionsOfNode(), BUILD];
}

/** The last lines that a process wrote, for the error when it fails. */
function recordOutput(child: ChildProcess): () => string {
  let end = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (text: Buffer) => {
      end = (end + text.toString()).slice(-MAX_OUTPUT_LENGTH);
    });
  }
  return () => end;
}

function answers(url: string): Promise<boolean> {
  return fetch(url, { signal: AbortSignal.timeout(PROBE_TIMEOUT_MILLISECONDS) }).then(
    (answer) => answer.ok,
    () => false,
  );
}

const BUILD = path.join(process.cwd(), 'dist', 'server', 'main.js');
const POLL_INTERVAL_MILLISECONDS = 10;
const PROBE_TIMEOUT_MILLISECONDS = 2_000;
const MAX_OUTPUT_LENGTH = 4_000;
