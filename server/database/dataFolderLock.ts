import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { access, constants, mkdtemp, readdir, rename, rm, symlink } from 'node:fs/promises';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** Another process uses this data folder; two at once would silently corrupt the embedded database. */
export class DataFolderInUse extends Error {
  constructor(
    readonly folder: string,
    holder: string,
  ) {
    super(`The data folder ${folder} is in use by another process (${holder}). Stop it, or set DATA_DIR.`);
    this.name = 'DataFolderInUse';
  }
}

/**
 * Locks a data folder for the lifetime of this process.
 *
 * The lock is a listening socket in the folder ("gate"): the system closes it when the process ends in any way, so a gate that
 * refuses connections is stale and is removed. A process first opens its own gate and then looks for others: of two concurrent
 * ones at least the later one sees the other.
 *
 * @param folder an existing folder
 * @returns a function that releases the folder
 * @throws DataFolderInUse
 */
export async function lockDataFolder(folder: string): Promise<() => Promise<void>> {
  // Without access to the folder, report the folder and not a socket in it.
  await access(folder, constants.W_OK | constants.X_OK);
  for (let attempt = 1; ; attempt += 1) {
    const gate = await openGate(folder);
    const other = await findOther(folder, gate.name);
    if (other === undefined) {
      gate.hold();
      return gate.close;
    }
    await gate.close();
    // Two processes starting concurrently may both have seen the other "entering"; a random pause lets one of them win.
    if (other.state !== 'entering' || attempt >= MAX_ATTEMPTS) throw new DataFolderInUse(folder, other.holder);
    await wait(Math.random() * MAX_PAUSE_MILLISECONDS);
  }
}

/** Whether a process holds the lock of a folder; false for a missing folder. */
export async function isFolderLocked(folder: string): Promise<boolean> {
  return existsSync(folder) && (await findOther(folder)) !== undefined;
}

interface Gate {
  readonly name: string;
  hold(): void;
  close(): Promise<void>;
}

async function openGate(folder: string): Promise<Gate> {
  const name = `gate-${randomUUID()}.sock`;
  let state = 'entering';
  const server = net.createServer((socket) => {
    socket.on('error', () => undefined);
    socket.end(`${state} process ${process.pid}`);
  });
  await withShortPath(folder, async (short) => {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(path.join(short, `new-${name}`), resolve);
    });
  });
  server.unref();
  // Between its creation and the first listening a socket refuses connections like a stale one: hence the temporary name.
  await rename(path.join(folder, `new-${name}`), path.join(folder, name));
  return {
    name,
    hold: () => {
      state = 'held';
    },
    close: async () => {
      await rm(path.join(folder, name), { force: true });
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

async function findOther(
  folder: string,
  own?: string,
): Promise<{ readonly state: string; readonly holder: string } | undefined> {
  const names = (await readdir(folder)).filter((name) => name.startsWith('gate-') && name !== own);
  for (const name of names) {
    const answer = await withShortPath(folder, (short) => ask(path.join(short, name)));
    if (answer === undefined) {
      await rm(path.join(folder, name), { force: true });
      continue;
    }
    const [state = '', ...holder] = answer.split(' ');
    return { state, holder: holder.join(' ') || 'it does not say which' };
  }
  return undefined;
}

/** The state that a gate reports; undefined for a stale one. */
function ask(socketPath: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    const socket = net.connect(socketPath);
    let answer = '';
    socket.setEncoding('utf8');
    socket.setTimeout(ANSWER_TIMEOUT_MILLISECONDS, () => {
      socket.destroy();
      resolve('held');
    });
    socket.on('data', (text: string) => {
      answer += text;
    });
    socket.on('end', () => resolve(answer || 'held'));
    socket.on('error', (error: NodeJS.ErrnoException) => {
      resolve(error.code === 'ECONNREFUSED' || error.code === 'ENOENT' ? undefined : 'held');
    });
  });
}

/** Socket paths are silently truncated at about 100 bytes, so long folders are accessed through a short symbolic link. */
export async function withShortPath<T>(folder: string, work: (short: string) => Promise<T>): Promise<T> {
  if (folder.length <= MAX_FOLDER_LENGTH) return work(folder);
  const links = await mkdtemp(path.join(shortTemporaryFolder(), 'bc-'));
  try {
    const short = path.join(links, 'f');
    await symlink(path.resolve(folder), short);
    return await work(short);
  } finally {
    await rm(links, { recursive: true, force: true });
  }
}

/** A temporary folder with a path short enough for unix sockets, which are silently truncated (108 bytes on Linux, 104 elsewhere). */
export function shortTemporaryFolder(): string {
  const folder = os.tmpdir();
  return folder.length > MAX_FOLDER_LENGTH && existsSync('/tmp') ? '/tmp' : folder;
}

const MAX_ATTEMPTS = 5;
const MAX_PAUSE_MILLISECONDS = 200;
const ANSWER_TIMEOUT_MILLISECONDS = 2000;
/** Leaves room for the file name of the gate. */
const MAX_FOLDER_LENGTH = 45;
