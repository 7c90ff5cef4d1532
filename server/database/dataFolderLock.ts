import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { access, constants, mkdtemp, readdir, rename, rm, symlink } from 'node:fs/promises';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** Another process works on this data folder; two at once would damage the embedded database silently. */
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
 * Holds a data folder for the life of this process.
 *
 * The lock is a listening socket in the folder ("gate"): the system closes it when the process ends, however it ends,
 * so a gate that refuses a connection belongs to nobody and is cleared away. A process first opens its own gate and
 * then looks for others: of two at the same time at least the later one sees the other.
 *
 * @param folder an existing folder
 * @returns releases the folder
 * @throws DataFolderInUse
 */
export async function holdDataFolder(folder: string): Promise<() => Promise<void>> {
  // Whom the folder is closed to is told of the folder, not of a socket in it.
  await access(folder, constants.W_OK | constants.X_OK);
  for (let attempt = 1; ; attempt += 1) {
    const gate = await openGate(folder);
    const other = await findOther(folder, gate.name);
    if (other === undefined) {
      gate.hold();
      return gate.close;
    }
    await gate.close();
    // Two that start at once may both have seen the other "entering"; a pause of random length lets one of them win.
    if (other.state !== 'entering' || attempt >= ATTEMPTS) throw new DataFolderInUse(folder, other.holder);
    await wait(Math.random() * LONGEST_PAUSE_MILLISECONDS);
  }
}

/** Whether a process holds a folder; nobody holds one that is not there. */
export async function isHeld(folder: string): Promise<boolean> {
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
  await throughShortPath(folder, async (short) => {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(path.join(short, `new-${name}`), resolve);
    });
  });
  server.unref();
  // Between its creation and its first listening a socket refuses connections as a dead one does: hence the new name.
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
    const answer = await throughShortPath(folder, (short) => ask(path.join(short, name)));
    if (answer === undefined) {
      await rm(path.join(folder, name), { force: true });
      continue;
    }
    const [state = '', ...holder] = answer.split(' ');
    return { state, holder: holder.join(' ') || 'it does not say which' };
  }
  return undefined;
}

/** What the gate says; undefined when nobody listens behind it. */
function ask(socketPath: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    const socket = net.connect(socketPath);
    let answer = '';
    socket.setEncoding('utf8');
    socket.setTimeout(ANSWER_MILLISECONDS, () => {
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

/** Paths of sockets are cut off silently at about 100 bytes, so long folders are reached through a short link. */
export async function throughShortPath<T>(folder: string, work: (short: string) => Promise<T>): Promise<T> {
  if (folder.length <= LONGEST_FOLDER) return work(folder);
  const links = await mkdtemp(path.join(shortTemporaryFolder(), 'bc-'));
  try {
    const short = path.join(links, 'f');
    await symlink(path.resolve(folder), short);
    return await work(short);
  } finally {
    await rm(links, { recursive: true, force: true });
  }
}

/** Where a socket has room for its name: longer paths of unix sockets are cut off silently (108 bytes on Linux, 104 elsewhere). */
export function shortTemporaryFolder(): string {
  const folder = os.tmpdir();
  return folder.length > LONGEST_FOLDER && existsSync('/tmp') ? '/tmp' : folder;
}

const ATTEMPTS = 5;
const LONGEST_PAUSE_MILLISECONDS = 200;
const ANSWER_MILLISECONDS = 2000;
/** Leaves room for the name of the gate. */
const LONGEST_FOLDER = 45;
