import { lstat, open } from 'node:fs/promises';

/** Names of the temporary files of an archive until it is complete. */
export function partialFilesOf(file: string): {
  readonly archive: string;
  readonly keys: string;
  readonly sums: string;
} {
  const archive = `${file}.part`;
  return { archive, keys: `${file}.keys`, sums: checksumFileOf(archive) };
}

/** Name of the temporary file with the checksums, which become the last entry. */
export function checksumFileOf(file: string): string {
  return `${file}.sums`;
}

/** Another command is writing the same archive. */
export class ArchiveInProgress extends Error {
  constructor(unfinished: string) {
    super(
      `Another command writes ${unfinished}, or was cut within the last hour. Where none is at work: remove that file, and try again.`,
    );
    this.name = 'ArchiveInProgress';
  }
}

/**
 * Creates the partial file of an archive, exclusively, because two commands would mix their output. That of an interrupted command may
 * be overwritten. Readable only by the owner: it contains addresses of people and unpublished pages.
 * @throws ArchiveInProgress
 */
export async function createPartialFile(unfinished: string): Promise<void> {
  try {
    await (await open(unfinished, 'wx', 0o600)).close();
  } catch (error) {
    const found = await lstat(unfinished).catch(() => undefined);
    if (!found) throw error;
    if (found.isFile() && isRecentlyWritten(found.mtimeMs)) throw new ArchiveInProgress(unfinished);
  }
}

/** Whether a file may still be being written, by its last modification: a running command writes continuously. */
export function isRecentlyWritten(writtenMilliseconds: number): boolean {
  return Date.now() - writtenMilliseconds < ABANDONED_MILLISECONDS;
}

const ABANDONED_MILLISECONDS = 60 * 60 * 1000;

/**
 * Cleans up when the process receives a stop signal, which then ends it as usual.
 * @param cleanUp synchronous: nothing else runs afterwards
 * @returns a function that removes the handlers
 */
export function onStop(cleanUp: () => void): () => void {
  function removeHandlers(): void {
    for (const signal of SIGNALS) process.off(signal, stop);
  }
  function stop(signal: NodeJS.Signals): void {
    removeHandlers();
    cleanUp();
    process.kill(process.pid, signal);
  }
  for (const signal of SIGNALS) process.on(signal, stop);
  return removeHandlers;
}

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
