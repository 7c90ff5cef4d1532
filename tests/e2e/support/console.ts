import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { placeDemoData } from '../../../bench/support/demoData';
import { BRIEF_PROCESS } from '../../services/support/briefProcess';

/** CONSOLE_DIST names another build to test, for example a copy that nobody builds anew meanwhile. */
const DIST = path.resolve(process.env['CONSOLE_DIST'] ?? path.join(import.meta.dirname, '..', '..', '..', 'dist'));
const ENTRY = path.join(DIST, 'server', 'main.js');
const READY_WITHIN_MILLISECONDS = 180_000;
const BETWEEN_LOOKS_MILLISECONDS = 50;

/** The built product, running with a data folder of its own. */
export interface RunningConsole {
  /** The address people open, without a trailing slash. */
  readonly url: string;
  readonly dataDir: string;
  /** What the process has written so far, over all its starts. */
  output(): string;
  /** Starts it again on the same address and data, after stopping it gracefully where it still runs. */
  restart(): Promise<void>;
  /** Stops it gracefully and waits for its end; the data stays. */
  stop(): Promise<void>;
  /** Ends it at once, as a power cut would; the data stays. */
  kill(): Promise<void>;
  /** Stops it and removes its data. */
  dispose(): Promise<void>;
}

/** The product did not come up. */
class ConsoleNotReady extends Error {
  constructor(reason: string, output: string) {
    super(`The console is not ready: ${reason}\n${output}`);
    this.name = 'ConsoleNotReady';
  }
}

/**
 * Starts the built product on a free port with the demo content in a data folder of its own, and waits until it is ready.
 * @param options.env settings on top of the defaults (see .env.example)
 * @param options.entry the program, where it is not that of this project's build
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
  const written: string[] = [];
  let child: ChildProcess | undefined;

  async function start(): Promise<void> {
    const started = spawn(process.execPath, [...BRIEF_PROCESS, entry], {
      // Away from a developer's .env file.
      cwd: dataDir,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...inherited(), PORT: String(port), PUBLIC_URL: url, DATA_DIR: dataDir, ...env },
    });
    child = started;
    for (const stream of [started.stdout, started.stderr]) {
      stream.setEncoding('utf8');
      stream.on('data', (text: string) => written.push(text));
    }
    await untilReady({ url, child: started, output: () => written.join('') });
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
    output: () => written.join(''),
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

async function untilReady(options: { url: string; child: ChildProcess; output: () => string }): Promise<void> {
  const deadline = Date.now() + READY_WITHIN_MILLISECONDS;
  while (!(await isReady(options.url))) {
    if (hasEnded(options.child)) {
      throw new ConsoleNotReady(`it ended with code ${String(options.child.exitCode)}.`, options.output());
    }
    if (Date.now() > deadline) {
      throw new ConsoleNotReady(`expected an answer within ${READY_WITHIN_MILLISECONDS} ms.`, options.output());
    }
    await wait(BETWEEN_LOOKS_MILLISECONDS);
  }
}

async function isReady(url: string): Promise<boolean> {
  return fetch(`${url}/readyz`).then(
    (answer) => answer.ok,
    () => false,
  );
}

function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null;
}

/** The environment without the settings of the services, so that a developer's own do not reach the tests. */
function inherited(): NodeJS.ProcessEnv {
  const kept = ['PATH', 'HOME', 'TMPDIR', 'TEMP', 'LANG', 'SystemRoot'];
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => kept.includes(name)));
}

/** The system gives a free port; it is released again for the console, which needs to know its address before it listens. */
export async function findFreePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('Expected a port of the network, got none.');
  return address.port;
}
