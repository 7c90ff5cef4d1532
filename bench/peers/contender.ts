import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Job } from '../support/jobs';
import { residentOfFamily } from '../support/resident';
import type { Outcome } from '../support/staff';

/** The measured jobs, in the order of the table. */
export const JOBS = [
  'first page of a list',
  'narrowed by a rare text',
  'by a text of one in eight',
  'the same after a rename',
  'a whole page',
  'save one value',
  'save, whole page sent',
  'create a page',
  'upload 200 KB',
] as const;

export type JobName = (typeof JOBS)[number];

/** A running product with stored properties, and an editor of those of one brand. */
export interface Contender {
  readonly name: string;
  /** From the start of its process to its first list. */
  readonly startSeconds: number;
  readonly jobs: Readonly<Record<JobName, Job>>;
  /** Resident megabytes of its processes, without those of the database. */
  readonly memory: () => Promise<number>;
  readonly stop: () => Promise<void>;
}

/** Where a peer runs, and with what. */
export interface PeerPlace {
  /** Where the operator installed it. */
  readonly folder: string;
  /** Address of an empty database of PostgreSQL. */
  readonly database: string;
  /** An empty folder for files. */
  readonly dataDir: string;
  readonly port: number;
  /** The number of properties of the brand that are stored before measuring. */
  readonly pages: number;
  /** A PNG file. */
  readonly picture: Uint8Array<ArrayBuffer>;
}

/** How to start a peer; its folder is where the operator installed it. */
export interface PeerProcess {
  readonly folder: string;
  /** Arguments of the Node.js that runs it. */
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string>>;
}

/** Runs a command of a peer to its end. @throws with the end of its output */
export async function runPeer({ folder, args, env }: PeerProcess): Promise<void> {
  const child = spawn(nodeOfPeers(), args, { cwd: folder, env: environment(env), stdio: ['ignore', 'pipe', 'pipe'] });
  const output: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => output.push(String(text)));
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0)
    throw new Error(`${args.join(' ')} ended with code ${code}: ${output.join('').slice(-MAX_OUTPUT_LENGTH)}`);
}

/**
 * Starts a peer and waits until it responds.
 * @param isReady false while it does not respond
 */
export async function startPeer({ folder, args, env }: PeerProcess, isReady: () => Promise<boolean>) {
  const child = spawn(nodeOfPeers(), args, {
    cwd: folder,
    env: environment(env),
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  // A failing bench must not leave a running process.
  process.once('exit', () => child.kill('SIGKILL'));
  const start = performance.now();
  while (!(await isReady().catch(() => false))) {
    if (child.exitCode !== null) throw new Error(`${args.join(' ')} ended with code ${child.exitCode}.`);
    await wait(POLL_INTERVAL_MILLISECONDS);
  }
  return {
    startSeconds: (performance.now() - start) / 1000,
    memory: () => residentOfFamily(child.pid ?? 0),
    async stop() {
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

/** A call of a peer's REST interface. */
export interface RestCall {
  readonly method?: 'GET' | 'POST' | 'PATCH';
  readonly path: string;
  /** Sent as JSON, or unchanged if it is a form. */
  readonly body?: unknown;
}

export type Rest = (call: RestCall) => Promise<Outcome>;

/** Calls a REST interface. @param authorization the header of that name; absent if nobody is signed in */
export function restOf(url: string, authorization?: string): Rest {
  return async ({ method = 'GET', path: address, body }) => {
    const isForm = body instanceof FormData;
    const start = performance.now();
    const response = await fetch(url + address, {
      method,
      headers: {
        ...(authorization !== undefined && { authorization }),
        ...(body !== undefined && !isForm && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    const milliseconds = performance.now() - start;
    const data = (text === '' ? {} : JSON.parse(text)) as Outcome['data'];
    return {
      code: response.ok ? 'OK' : `HTTP ${response.status}`,
      message: response.ok ? '' : text,
      data,
      milliseconds,
    };
  };
}

/** A form with a picture, under another name each time: some peers do not keep two files of one name. */
export function formWith(bytes: Uint8Array<ArrayBuffer>): FormData {
  const form = new FormData();
  form.append('file', new Blob([bytes], { type: 'image/png' }), `${randomUUID()}.png`);
  return form;
}

/** Peers may need another Node.js than the product: BENCH_PEERS_NODE. */
function nodeOfPeers(): string {
  return process.env['BENCH_PEERS_NODE'] ?? process.execPath;
}

function environment(env: Readonly<Record<string, string>>): NodeJS.ProcessEnv {
  const binaries = [path.dirname(nodeOfPeers()), process.env['PATH']].join(path.delimiter);
  return { PATH: binaries, HOME: process.env['HOME'], NODE_ENV: 'production', ...env };
}

const POLL_INTERVAL_MILLISECONDS = 20;
const MAX_OUTPUT_LENGTH = 4_000;
