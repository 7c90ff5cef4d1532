import { lstat, open } from 'node:fs/promises';

/** What lies beside an archive until it is whole. */
export function unfinishedOf(file: string): { readonly archive: string; readonly keys: string; readonly sums: string } {
  const archive = `${file}.part`;
  return { archive, keys: `${file}.keys`, sums: sumsOf(archive) };
}

/** The sums of what is in an archive lie beside it, and go into it last. */
export function sumsOf(file: string): string {
  return `${file}.sums`;
}

/** Another command writes the same archive. */
export class ArchiveBeingWritten extends Error {
  constructor(unfinished: string) {
    super(
      `Another command writes ${unfinished}, or was cut within the last hour. Where none is at work: remove that file, and try again.`,
    );
    this.name = 'ArchiveBeingWritten';
  }
}

/**
 * Makes the file that an archive is written to until it is whole: two commands would mix what they write. What one left that was cut may be
 * written over. For the owner alone: it holds addresses of people, and pages that are not published.
 * @throws ArchiveBeingWritten
 */
export async function requireAlone(unfinished: string): Promise<void> {
  try {
    await (await open(unfinished, 'wx', 0o600)).close();
  } catch (error) {
    const found = await lstat(unfinished).catch(() => undefined);
    if (!found) throw error;
    if (found.isFile() && isStillWritten(found.mtimeMs)) throw new ArchiveBeingWritten(unfinished);
  }
}

/** Whether somebody may be at work on a file that was last written at a time: who is still writes all the time. */
export function isStillWritten(writtenMilliseconds: number): boolean {
  return Date.now() - writtenMilliseconds < STILL_MILLISECONDS;
}

const STILL_MILLISECONDS = 60 * 60 * 1000;

/**
 * Tidies up when the process is told to stop, which then ends as it would have.
 * @param tidy done at once: nothing else runs afterwards
 * @returns lets the process stop without it again
 */
export function onStop(tidy: () => void): () => void {
  function forget(): void {
    for (const signal of SIGNALS) process.off(signal, stop);
  }
  function stop(signal: NodeJS.Signals): void {
    forget();
    tidy();
    process.kill(process.pid, signal);
  }
  for (const signal of SIGNALS) process.on(signal, stop);
  return forget;
}

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
