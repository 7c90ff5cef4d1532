import { randomUUID } from 'node:crypto';
import { readdir, rm } from 'node:fs/promises';
import net from 'node:net';
import path from 'node:path';
import { isHeld, throughShortPath } from './dataFolderLock';

/** The process that holds a data folder gives no snapshot of its database. */
export class SnapshotRefused extends Error {
  constructor(folder: string, reason: string) {
    super(`The process that works on ${folder} gave no snapshot of its database: ${reason}`);
    this.name = 'SnapshotRefused';
  }
}

/** It has no door: it is a command, or a service that is just starting or ending. */
export class NoDoor extends SnapshotRefused {
  constructor(folder: string) {
    super(folder, 'it is another command. Try again when it has ended.');
  }
}

/** A copy of the embedded database of a running process, of one moment. */
export interface DatabaseSnapshot {
  /** A data folder: the copy is its `database`. */
  readonly dataDir: string;
  /** Removes it. */
  release(): Promise<void>;
}

/**
 * Lets other programs of the same user ask the process that holds a data folder for snapshots of its database. The door is a socket in the
 * folder, which nobody else may enter. A snapshot that nobody reads lives as long as the connection that asked for it.
 * @param dataDir held by this process
 * @param copyTo copies the database as it is at one moment
 * @returns closes the door
 */
export async function openDoor(
  dataDir: string,
  copyTo: (folder: string) => Promise<void>,
): Promise<() => Promise<void>> {
  // The folder is this process's: what a killed one left is nobody's, but for snapshots that are being read.
  for (const name of await readdir(dataDir)) {
    if (name.startsWith(SNAPSHOT)) await removeUnread(path.join(dataDir, name));
  }
  await rm(path.join(dataDir, DOOR), { force: true });
  const visitors = new Set<net.Socket>();
  const leaving = new Set<Promise<void>>();
  const server = net.createServer((socket) => {
    const snapshot = path.join(dataDir, `${SNAPSHOT}${randomUUID()}`);
    visitors.add(socket);
    const copied = copyTo(path.join(snapshot, 'database'));
    // A heartbeat: the other side tells a slow copy from a frozen process by it.
    const beat = setInterval(() => socket.write(' '), BEAT_MILLISECONDS);
    copied
      .finally(() => clearInterval(beat))
      .then(
        () => socket.write(`${snapshot}\n`),
        (error: unknown) => socket.end(`!${String(error)}\n`),
      );
    socket.on('error', () => undefined);
    socket.on('close', () => {
      visitors.delete(socket);
      const left = copied.catch(() => undefined).then(() => removeUnread(snapshot));
      leaving.add(left);
      void left.finally(() => leaving.delete(left));
    });
    socket.resume();
  });
  await throughShortPath(dataDir, async (short) => {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(path.join(short, DOOR), resolve);
    });
  });
  server.unref();
  return async () => {
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    for (const socket of visitors) socket.destroy();
    await closed;
    await Promise.all(leaving);
    await rm(path.join(dataDir, DOOR), { force: true });
  };
}

/** Removes a snapshot, unless another process holds it: that one reads it, and removes it at its end. */
async function removeUnread(snapshot: string): Promise<void> {
  if (!(await isHeld(snapshot))) await rm(snapshot, { recursive: true, force: true });
}

/**
 * Asks the process that holds a data folder for a snapshot of its database.
 * @param patienceMilliseconds how long it may say nothing at all
 * @throws SnapshotRefused
 */
export async function askForSnapshot(dataDir: string, patienceMilliseconds = 30_000): Promise<DatabaseSnapshot> {
  const socket = await throughShortPath(
    dataDir,
    (short) =>
      new Promise<net.Socket>((resolve, reject) => {
        const asking = net.connect(path.join(short, DOOR), () => resolve(asking));
        asking.once('error', (error: NodeJS.ErrnoException) => {
          // What a killed process left refuses.
          const hasNone = error.code === 'ENOENT' || error.code === 'ECONNREFUSED';
          reject(hasNone ? new NoDoor(dataDir) : new SnapshotRefused(dataDir, error.message));
        });
      }),
  );
  let answer = '';
  socket.setEncoding('utf8');
  await new Promise<void>((resolve, reject) => {
    socket.on('data', (text: string) => {
      answer += text;
      if (answer.endsWith('\n')) resolve();
    });
    socket.on('close', () => reject(new SnapshotRefused(dataDir, 'it ended.')));
    socket.on('error', (error) => reject(new SnapshotRefused(dataDir, error.message)));
    socket.setTimeout(patienceMilliseconds, () => {
      socket.destroy(
        new Error(`it has not answered for ${patienceMilliseconds / 1000} s. Is it stopped? Let it go on, or end it.`),
      );
    });
  });
  socket.setTimeout(0);
  const said = answer.trim();
  if (said.startsWith('!')) throw new SnapshotRefused(dataDir, said.slice(1));
  return {
    dataDir: said,
    async release() {
      await rm(said, { recursive: true, force: true });
      // The process that gave it may have ended meanwhile.
      if (socket.closed) return;
      const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
      socket.destroy();
      await closed;
    },
  };
}

const DOOR = 'operator.sock';
const SNAPSHOT = 'snapshot-';
const BEAT_MILLISECONDS = 5_000;
