import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { buffer, text } from 'node:stream/consumers';
import { extract } from 'tar-stream';
import { ArchiveUnusable, ENTRY, readContents, readManifest, type Contents, type Manifest } from './format';
import type { Progress } from './progress';

/** An archive that was read through and found whole. */
export interface CheckedArchive {
  readonly file: string;
  /** SHA-256 of its list of sums: another archive has another one. */
  readonly id: string;
  readonly manifest: Manifest;
  readonly contents: Contents;
  /** Bytes of the file. */
  readonly size: number;
}

/** An entry on its way in; whoever is given it reads it to its end. */
export interface ArchiveEntry {
  readonly name: string;
  readonly size: number;
  readonly stream: EntryStream;
}

/** What Node.js and the archive library both call a stream of bytes. */
export type EntryStream = AsyncIterable<Buffer> & { resume(): unknown };

/**
 * Reads an archive through once and compares every entry with its sum, before anybody relies on any of it.
 * Takes about 300 bytes of memory for each entry, whatever its size.
 * @throws ArchiveUnusable where a byte is not what was written, something is missing, or this program cannot read it
 */
export async function checkArchive(file: string, progress: Progress): Promise<CheckedArchive> {
  try {
    return await readThrough(file, progress);
  } catch (error) {
    if (error instanceof ArchiveUnusable || !isOfTar(error)) throw error;
    throw new ArchiveUnusable(`it is damaged or was cut (${error.message}).`);
  }
}

async function readThrough(file: string, progress: Progress): Promise<CheckedArchive> {
  const found = await stat(file).catch(() => {
    throw new ArchiveUnusable(`there is no file ${file}.`);
  });
  if (found.isDirectory()) throw new ArchiveUnusable(`${file} is a folder. Name the file in it.`);
  const all = found.size;
  const lines: Buffer[] = [];
  let manifest: Manifest | undefined;
  let contents: Contents | undefined;
  let id: string | undefined;
  let done = 0;
  for await (const { name, size, stream } of entriesOf(file)) {
    if (id !== undefined) throw new ArchiveUnusable(`something follows ${ENTRY.sums}.`);
    if (name === ENTRY.sums) {
      id = compareSums(await text(stream), lines);
      continue;
    }
    if (!manifest && name !== ENTRY.manifest) throw new ArchiveUnusable('it does not begin with its manifest.');
    const hash = createHash('sha256');
    if (isShort(name)) {
      const bytes = await buffer(stream);
      hash.update(bytes);
      // The sums are compared at the end; until then a text that is damaged may as well be none.
      if (name === ENTRY.manifest) manifest = readManifest(bytes.toString());
      else contents = readContents(bytes.toString());
    } else {
      for await (const chunk of stream) hash.update(chunk);
    }
    lines.push(lineHash(`${hash.digest('hex')}  ${name}`));
    done += size;
    progress.at('Check', done, all);
  }
  if (!manifest || !contents || id === undefined) {
    throw new ArchiveUnusable('it ends before its end: it was cut, or is still being written.');
  }
  return { file, id, manifest, contents, size: all };
}

/** @returns what tells the archive from others */
function compareSums(sums: string, lines: readonly Buffer[]): string {
  const expected = sums.split('\n').filter((line) => line !== '');
  for (const [index, line] of expected.entries()) {
    if (!lines[index]?.equals(lineHash(line))) {
      throw new ArchiveUnusable(`${line.slice(HASH_AND_BLANKS)} is damaged or missing.`);
    }
  }
  if (lines.length !== expected.length) throw new ArchiveUnusable(`${ENTRY.sums} does not name all that is in it.`);
  return createHash('sha256').update(sums).digest('hex');
}

/** The entries of an archive in their order. */
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

function isOfTar(error: unknown): error is Error {
  return error instanceof Error && /unexpected end|invalid (tar )?header|header exceeds/i.test(error.message);
}

function isShort(name: string): boolean {
  return name === ENTRY.manifest || name === ENTRY.contents;
}

function lineHash(line: string): Buffer {
  return createHash('sha256').update(line).digest();
}

const HASH_AND_BLANKS = 66;
const READ_BYTES = 1024 * 1024;
