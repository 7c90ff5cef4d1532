import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { buffer, text } from 'node:stream/consumers';
import { extract } from 'tar-stream';
import { InvalidArchive, ENTRY, readContents, readManifest, type Contents, type Manifest } from './format';
import type { Progress } from './progress';

/** An archive that was completely read and verified. */
export interface CheckedArchive {
  readonly file: string;
  /** SHA-256 of its list of checksums, which identifies the archive. */
  readonly id: string;
  readonly manifest: Manifest;
  readonly contents: Contents;
  /** Bytes of the file. */
  readonly size: number;
}

/** An entry of an archive; the consumer must read its stream completely. */
export interface ArchiveEntry {
  readonly name: string;
  readonly size: number;
  readonly stream: EntryStream;
}

/** A stream of bytes, as typed by both Node.js and the tar library. */
export type EntryStream = AsyncIterable<Buffer> & { resume(): unknown };

/**
 * Reads an archive completely and compares every entry with its checksum, before any of it is used.
 * Needs about 300 bytes of memory per entry, regardless of its size.
 * @throws InvalidArchive if it is damaged or incomplete, or this program cannot read it
 */
export async function checkArchive(file: string, progress: Progress): Promise<CheckedArchive> {
  try {
    return await readThrough(file, progress);
  } catch (error) {
    if (error instanceof InvalidArchive || !isTarError(error)) throw error;
    throw new InvalidArchive(`it is damaged or was cut (${error.message}).`);
  }
}

async function readThrough(file: string, progress: Progress): Promise<CheckedArchive> {
  const found = await stat(file).catch(() => {
    throw new InvalidArchive(`there is no file ${file}.`);
  });
  if (found.isDirectory()) throw new InvalidArchive(`${file} is a folder. Name the file in it.`);
  const all = found.size;
  const lines: Buffer[] = [];
  let manifest: Manifest | undefined;
  let contents: Contents | undefined;
  let id: string | undefined;
  let done = 0;
  for await (const { name, size, stream } of entriesOf(file)) {
    if (id !== undefined) throw new InvalidArchive(`something follows ${ENTRY.sums}.`);
    if (name === ENTRY.sums) {
      id = compareSums(await text(stream), lines);
      continue;
    }
    if (!manifest && name !== ENTRY.manifest) throw new InvalidArchive('it does not begin with its manifest.');
    const hash = createHash('sha256');
    if (isMetadata(name)) {
      const bytes = await buffer(stream);
      hash.update(bytes);
      // Checksums are compared at the end; until then a damaged text is treated like a missing one.
      if (name === ENTRY.manifest) manifest = readManifest(bytes.toString());
      else contents = readContents(bytes.toString());
    } else {
      for await (const chunk of stream) hash.update(chunk);
    }
    lines.push(lineHash(`${hash.digest('hex')}  ${name}`));
    done += size;
    progress.report('Check', done, all);
  }
  if (!manifest || !contents || id === undefined) {
    throw new InvalidArchive('it ends before its end: it was cut, or is still being written.');
  }
  return { file, id, manifest, contents, size: all };
}

/** @returns the id of the archive */
function compareSums(sums: string, lines: readonly Buffer[]): string {
  const expected = sums.split('\n').filter((line) => line !== '');
  for (const [index, line] of expected.entries()) {
    if (!lines[index]?.equals(lineHash(line))) {
      throw new InvalidArchive(`${line.slice(HASH_PREFIX_LENGTH)} is damaged or missing.`);
    }
  }
  if (lines.length !== expected.length) throw new InvalidArchive(`${ENTRY.sums} does not name all that is in it.`);
  return createHash('sha256').update(sums).digest('hex');
}

/** The entries of an archive in order. */
export async function* entriesOf(file: string): AsyncGenerator<ArchiveEntry> {
  const source = createReadStream(file, { highWaterMark: READ_BYTES });
  const entries = extract();
  source.on('error', (error) => entries.destroy(error));
  source.pipe(entries);
  try {
    for await (const entry of entries) {
      const { name, size } = entry.header;
      yield { name, size, stream: entry as EntryStream };
    }
  } finally {
    source.destroy();
  }
}

function isTarError(error: unknown): error is Error {
  return error instanceof Error && /unexpected end|invalid (tar )?header|header exceeds/i.test(error.message);
}

function isMetadata(name: string): boolean {
  return name === ENTRY.manifest || name === ENTRY.contents;
}

function lineHash(line: string): Buffer {
  return createHash('sha256').update(line).digest();
}

const HASH_PREFIX_LENGTH = 66;
const READ_BYTES = 1024 * 1024;
