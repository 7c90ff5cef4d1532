import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { EICAR } from './uploads';

/** A scanner for the uploads of tests. */
export interface RunningScanner {
  /** For CLAMD_URL. */
  readonly url: string;
  stop(): Promise<void>;
}

/** Where Debian's clamav-daemon installs clamd; undefined when it is not installed. */
export function findClamd(): string | undefined {
  const found = spawnSync('sh', ['-c', 'command -v clamd || ls /usr/sbin/clamd'], { encoding: 'utf8' }).stdout.trim();
  return found === '' ? undefined : found.split('\n')[0];
}

/** Starts the real clamd on a socket of its own, with one signature: that of the EICAR test file. */
export async function startClamd(command: string, settings: readonly string[] = []): Promise<RunningScanner> {
  // Short, because the system cuts socket paths off after 107 bytes.
  const folder = await mkdtemp(path.join(os.tmpdir(), 'clamd-'));
  const socket = path.join(folder, 'socket');
  const configuration = path.join(folder, 'clamd.conf');
  await mkdir(path.join(folder, 'signatures'));
  await writeFile(
    path.join(folder, 'signatures', 'eicar.ndb'),
    `Eicar-Test:0:*:${Buffer.from(EICAR).toString('hex')}\n`,
  );
  const lines = [`LocalSocket ${socket}`, `DatabaseDirectory ${folder}/signatures`, `TemporaryDirectory ${folder}`];
  await writeFile(configuration, `${[...lines, 'Foreground yes', ...settings].join('\n')}\n`);
  const child = spawn(command, ['--config-file', configuration], { stdio: ['ignore', 'pipe', 'pipe'] });
  const output: string[] = [];
  child.stdout.on('data', (text: Buffer) => output.push(text.toString()));
  child.stderr.on('data', (text: Buffer) => output.push(text.toString()));
  const ended = once(child, 'exit');
  const deadline = Date.now() + START_MILLISECONDS;
  while (!(existsSync(socket) && (await accepts(socket)))) {
    if (child.exitCode !== null || Date.now() > deadline) throw new Error(`clamd did not start: ${output.join('')}`);
    await wait(POLL_MILLISECONDS);
  }
  return {
    url: `unix:${socket}`,
    async stop() {
      child.kill('SIGKILL');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** A server in place of clamd that behaves as the test specifies. */
export async function startFakeClamd(answer: (socket: Socket) => void): Promise<RunningScanner> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    answer(socket);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `tcp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async stop() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

function accepts(socketPath: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(socketPath);
    socket.on('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.on('error', () => {
      resolve(false);
    });
  });
}

const START_MILLISECONDS = 30_000;
const POLL_MILLISECONDS = 50;
