import { randomUUID } from 'node:crypto';
import { readdir, rm } from 'node:fs/promises';
import net from 'node:net';
import path from 'node:path';
import { isFolderLocked, withShortPath } from './dataFolderLock';

/** The process that holds a data folder provided no snapshot of its database. */
export class SnapshotRefused extends Error {
  constructor(folder: string, reason: string) {
    super(`The process that works on ${folder} gave no snapshot of its database: ${reason}`);
    this.name = 'SnapshotRefused';
  }
}

/** It serves no snapshots: it is a command, or a service that is starting or stopping. */
export class NoSnapshotServer extends SnapshotRefused {
  constructor(folder: string) {
    super(folder, 'it is another command. Try again when it has ended.');
  }
}

/** A consistent copy of a running process's embedded database. */
export interface DatabaseSnapshot {
  /** A data folder with the copy in its `database`. */
  readonly dataDir: string;
  /** Deletes the copy. */
  release(): Promise<void>;
}

/**
 * Serves snapshots of the embedded database to other programs of the same user, over a socket in the data folder, which no other
 * user can access. A snapshot that is not being read is deleted when the connection that requested it closes.
 * @param dataDir locked by this process
 * @param copyTo makes a consistent copy of the database
 * @returns a function that closes the socket
 */
export async function startSnapshotServer(
  dataDir: string,
  copyTo: (folder: string) => Promise<void>,
): Promise<() => Promise<void>> {
  // This process holds the folder: leftovers of a killed one can be deleted, except for snapshots being read.
  for (const name of await readdir(dataDir)) {
    if (name.startsWith(SNAPSHOT_PREFIX)) await removeUnread(path.join(dataDir, name));
  }
  await rm(path.join(dataDir, SOCKET_NAME), { force: true });
  const connections = new Set<net.Socket>();
  const removals = new Set<Promise<void>>();
  const server = net.createServer((socket) => {
    const snapshot = path.join(dataDir, `${SNAPSHOT_PREFIX}${randomUUID()}`);
    connections.add(socket);
    const copied = copyTo(path.join(snapshot, 'database'));
    // A heartbeat: it lets the client distinguish a slow copy from a frozen process.
    const beat = setInterval(() => socket.write(' '), HEARTBEAT_MILLISECONDS);
    copied
      .finally(() => clearInterval(beat))
      .then(
        () => socket.write(`${snapshot}\n`),
        (error: unknown) => socket.end(`!${String(error)}\n`),
      );
    socket.on('error', () => undefined);
    socket.on('close', () => {
      connections.delete(socket);
      const removal = copied.catch(() => undefined).then(() => removeUnread(snapshot));
      removals.add(removal);
      void removal.finally(() => removals.delete(removal));
    });
    socket.resume();
  });
  await withShortPath(dataDir, async (short) => {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(path.join(short, SOCKET_NAME), resolve);
    });
  });
  server.unref();
  return async () => {
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    for (const socket of connections) socket.destroy();
    await closed;
    await Promise.all(removals);
    await rm(path.join(dataDir, SOCKET_NAME), { force: true });
  };
}

/** Deletes a snapshot, unless another process is reading it, which deletes it afterwards. */
async function removeUnread(snapshot: string): Promise<void> {
  if (!(await isFolderLocked(snapshot))) await rm(snapshot, { recursive: true, force: true });
}

/**
 * Requests a snapshot of the database from the process that holds a data folder.
 * @param silenceMilliseconds how long it may stay silent
 * @throws SnapshotRefused
 */
export async function requestSnapshot(dataDir: string, silenceMilliseconds = 30_000): Promise<DatabaseSnapshot> {
  const socket = await withShortPath(
    dataDir,
    (short) =>
      new Promise<net.Socket>((resolve, reject) => {
        const connection = net.connect(path.join(short, SOCKET_NAME), () => resolve(connection));
        connection.once('error', (error: NodeJS.ErrnoException) => {
          // The socket of a killed process refuses connections.
          const hasNone = error.code === 'ENOENT' || error.code === 'ECONNREFUSED';
          reject(hasNone ? new NoSnapshotServer(dataDir) : new SnapshotRefused(dataDir, error.message));
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
    socket.setTimeout(silenceMilliseconds, () => {
      socket.destroy(
        new Error(`it has not answered for ${silenceMilliseconds / 1000} s. Is it stopped? Let it go on, or end it.`),
      );
    });
  });
  socket.setTimeout(0);
  const reply = answer.trim();
  if (reply.startsWith('!')) throw new SnapshotRefused(dataDir, reply.slice(1));
  return {
    dataDir: reply,
    async release() {
      await rm(reply, { recursive: true, force: true });
      // The process that provided it may have ended in the meantime.
      if (socket.closed) return;
      const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
      socket.destroy();
      await closed;
    },
  };
}

const SOCKET_NAME = 'operator.sock';
const SNAPSHOT_PREFIX = 'snapshot-';
const HEARTBEAT_MILLISECONDS = 5_000;
