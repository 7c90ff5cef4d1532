import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Job } from '../support/jobs';
import { residentOfFamily } from '../support/resident';
import type { Outcome } from '../support/staff';

/** What is measured, in the order of the table. */
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

/** A product that runs with its properties stored, and somebody who edits those of one brand. */
export interface Contender {
  readonly name: string;
  /** From the start of its process to its first list. */
  readonly startSeconds: number;
  readonly jobs: Readonly<Record<JobName, Job>>;
  /** Resident megabytes of its processes, those of the database apart. */
  readonly memory: () => Promise<number>;
  readonly stop: () => Promise<void>;
}

/** Where a peer works, and with what. */
export interface PeerPlace {
  /** Where the operator installed it. */
  readonly folder: string;
  /** Address of an empty database of PostgreSQL. */
  readonly database: string;
  /** An empty folder for files. */
  readonly dataDir: string;
  readonly port: number;
  /** How many properties of the brand are stored before it is measured. */
  readonly pages: number;
  /** A PNG file. */
  readonly picture: Uint8Array<ArrayBuffer>;
}

/** How a peer is started; its folder is where the operator installed it. */
export interface PeerProcess {
  readonly folder: string;
  /** Arguments of the Node.js that runs it. */
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string>>;
}

/** Runs one of its commands to the end. @throws with what it said */
export async function runPeer({ folder, args, env }: PeerProcess): Promise<void> {
  const child = spawn(nodeOfPeers(), args, { cwd: folder, env: environment(env), stdio: ['ignore', 'pipe', 'pipe'] });
  const said: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => said.push(String(text)));
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0)
    throw new Error(`${args.join(' ')} ended with code ${code}: ${said.join('').slice(-KEPT_CHARACTERS)}`);
}

/**
 * Starts it and waits until it answers.
 * @param isReady asks it; false while it does not answer
 */
export async function startPeer({ folder, args, env }: PeerProcess, isReady: () => Promise<boolean>) {
  const child = spawn(nodeOfPeers(), args, {
    cwd: folder,
    env: environment(env),
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  // A bench that fails leaves nothing that runs.
  process.once('exit', () => child.kill('SIGKILL'));
  const start = performance.now();
  while (!(await isReady().catch(() => false))) {
    if (child.exitCode !== null) throw new Error(`${args.join(' ')} ended with code ${child.exitCode}.`);
    await wait(BETWEEN_LOOKS_MILLISECONDS);
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
  /** Sent as JSON, or as it is where it is a form. */
  readonly body?: unknown;
}

export type Rest = (call: RestCall) => Promise<Outcome>;

/** Calls a REST interface. @param authorization the header of that name; absent: nobody is signed in */
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

/** A form with a picture, under another name each time: some keep no two files of one name. */
export function formWith(bytes: Uint8Array<ArrayBuffer>): FormData {
  const form = new FormData();
  form.append('file', new Blob([bytes], { type: 'image/png' }), `${randomUUID()}.png`);
  return form;
}

/** Peers may want another version than the product: BENCH_PEERS_NODE. */
function nodeOfPeers(): string {
  return process.env['BENCH_PEERS_NODE'] ?? process.execPath;
}

function environment(env: Readonly<Record<string, string>>): NodeJS.ProcessEnv {
  const binaries = [path.dirname(nodeOfPeers()), process.env['PATH']].join(path.delimiter);
  return { PATH: binaries, HOME: process.env['HOME'], NODE_ENV: 'production', ...env };
}

const BETWEEN_LOOKS_MILLISECONDS = 20;
const KEPT_CHARACTERS = 4_000;
