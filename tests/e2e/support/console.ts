import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { placeDemoData } from '../../../bench/support/demoData';
import { BRIEF_PROCESS } from '../../services/support/briefProcess';

/** CONSOLE_DIST names another build to test, for example a copy that is not rebuilt during the tests. */
const DIST = path.resolve(process.env['CONSOLE_DIST'] ?? path.join(import.meta.dirname, '..', '..', '..', 'dist'));
const ENTRY = path.join(DIST, 'server', 'main.js');
const READY_TIMEOUT_MILLISECONDS = 180_000;
const POLL_INTERVAL_MILLISECONDS = 50;

/** The built product, running with a data folder of its own. */
export interface RunningConsole {
  /** The address people open, without a trailing slash. */
  readonly url: string;
  readonly dataDir: string;
  /** The output of the process so far, across restarts. */
  output(): string;
  /** Starts it again with the same address and data, after stopping it gracefully if it still runs. */
  restart(): Promise<void>;
  /** Stops it gracefully and waits for its exit; the data stays. */
  stop(): Promise<void>;
  /** Kills it at once, as a power cut would; the data stays. */
  kill(): Promise<void>;
  /** Stops it and removes its data. */
  dispose(): Promise<void>;
}

/** The product did not start. */
class ConsoleNotReady extends Error {
  constructor(reason: string, output: string) {
    super(`The console is not ready: ${reason}\n${output}`);
    this.name = 'ConsoleNotReady';
  }
}

/**
 * Starts the built product on a free port with the demo content in a data folder of its own, and waits until it is ready.
 * @param options.env settings on top of the defaults (see .env.example)
 * @param options.entry the program to run instead of this project's build
 */
export async function startConsole({
  env = {},
  entry = ENTRY,
}: {
  readonly env?: NodeJS.ProcessEnv;
  readonly entry?: string;
} = {}): Promise<RunningConsole> {
  const port = await findFreePort();
  const url = `http://localhost:${port}`;
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'brand-console-e2e-'));
  await placeDemoData(dataDir);
  const outputChunks: string[] = [];
  let child: ChildProcess | undefined;

  async function start(): Promise<void> {
    const started = spawn(process.execPath, [...BRIEF_PROCESS, entry], {
      // Away from a developer's .env file.
      cwd: dataDir,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...inheritedEnvironment(), PORT: String(port), PUBLIC_URL: url, DATA_DIR: dataDir, ...env },
    });
    child = started;
    for (const stream of [started.stdout, started.stderr]) {
      stream.setEncoding('utf8');
      stream.on('data', (text: string) => outputChunks.push(text));
    }
    await waitUntilReady({ url, child: started, output: () => outputChunks.join('') });
  }

  async function end(signal: NodeJS.Signals): Promise<void> {
    const ending = child;
    child = undefined;
    if (!ending || hasEnded(ending)) return;
    const ended = new Promise((resolve) => ending.once('exit', resolve));
    ending.kill(signal);
    await ended;
  }

  const running: RunningConsole = {
    url,
    dataDir,
    output: () => outputChunks.join(''),
    restart: async () => {
      await end('SIGTERM');
      await start();
    },
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
    dispose: async () => {
      await end('SIGTERM');
      await rm(dataDir, { recursive: true, force: true });
    },
  };
  try {
    await start();
  } catch (error) {
    await running.dispose();
    throw error;
  }
  return running;
}

async function waitUntilReady(options: { url: string; child: ChildProcess; output: () => string }): Promise<void> {
  const deadline = Date.now() + READY_TIMEOUT_MILLISECONDS;
  while (!(await isReady(options.url))) {
    if (hasEnded(options.child)) {
      throw new ConsoleNotReady(`it ended with code ${String(options.child.exitCode)}.`, options.output());
    }
    if (Date.now() > deadline) {
      throw new ConsoleNotReady(`expected an answer within ${READY_TIMEOUT_MILLISECONDS} ms.`, options.output());
    }
    await wait(POLL_INTERVAL_MILLISECONDS);
  }
}

async function isReady(url: string): Promise<boolean> {
  return fetch(`${url}/readyz`).then(
    (response) => response.ok,
    () => false,
  );
}

function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null;
}

/** The environment without the settings of the services, so that a developer's settings do not reach the tests. */
function inheritedEnvironment(): NodeJS.ProcessEnv {
  const allowedNames = ['PATH', 'HOME', 'TMPDIR', 'TEMP', 'LANG', 'SystemRoot'];
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => allowedNames.includes(name)));
}

/** A free port from the operating system, released again: the console needs to know its address before it listens. */
export async function findFreePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('Expected a port of the network, got none.');
  return address.port;
}
