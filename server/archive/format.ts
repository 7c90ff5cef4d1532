/**
 * The format of an archive (docs/operate.md, "The format"): a tar file whose entries are, in this order,
 *
 * - `manifest.json`: a Manifest
 * - `database/<table>/<number>.jsonl.gz`: rows of a table, one JSON object per line
 * - `files/…`: uploads under their keys
 * - `contents.json`: Contents
 * - `SHA256SUMS`: a line for each entry before it, in the format of `sha256sum --check`
 */
export const FORMAT = 'brand-console-archive';
export const FORMAT_VERSION = 1;

/** The names of the entries that every archive has. */
export const ENTRY = { manifest: 'manifest.json', contents: 'contents.json', sums: 'SHA256SUMS' } as const;

/** Metadata at the beginning of an archive. */
export interface Manifest {
  readonly format: typeof FORMAT;
  readonly formatVersion: number;
  /** Version of the program that wrote it. */
  readonly version: string;
  readonly takenAt: string;
  readonly engine: 'embedded' | 'postgres';
  /** The schema of the rows: all migrations applied to the source database. */
  readonly migrations: readonly { readonly name: string; readonly checksum: string }[];
  /** Columns and number of rows of each table, in the order of the archive. */
  readonly tables: readonly { readonly name: string; readonly columns: readonly string[]; readonly rows: number }[];
  /** Number and total size of the files. */
  readonly files: { readonly count: number; readonly bytes: number };
}

/** Metadata at the end of an archive, when everything is known. */
export interface Contents {
  readonly tables: Readonly<Record<string, TableDigest>>;
  readonly sequences: readonly SequenceState[];
  readonly files: { readonly count: number; readonly bytes: number };
  /** Files missing or damaged in the source. Of these, only damaged ones of the right length are in the archive. */
  readonly gaps: readonly { readonly key: string; readonly reason: 'missing' | 'damaged' }[];
}

/** Digest of a table's rows, independent of their order. */
export interface TableDigest {
  readonly rows: number;
  /** Decimal sum of the first 60 bits of the MD5 of each row's JSON text. Detects differences; not secure against an attacker. */
  readonly digest: string;
}

/** The state of a sequence. */
export interface SequenceState {
  readonly name: string;
  /** Null: not used yet. */
  readonly lastValue: string | null;
}

/** Not an archive, a damaged one, or one of a program whose format this one cannot read. */
export class InvalidArchive extends Error {
  constructor(reason: string) {
    super(`The archive cannot be used: ${reason}`);
    this.name = 'InvalidArchive';
  }
}

/** Tables without rows in archives, and why. All other tables are included, also future ones. */
export const EXCLUDED_TABLES: Readonly<Record<string, string>> = {
  migration: 'the schema is made by the program',
  migration_ahead: 'as migration',
  serving_node: 'which nodes run',
  data_import: 'of this database alone',
  signing_key: 'keys: the target makes its own',
  sign_in: 'sessions end: everybody signs in again',
  authorization_code: 'sign-ins under way',
  refresh_token: 'sessions end',
  provider_record: 'sessions of the embedded sign-in provider',
  draft_key: 'keys of the drafts in browsers',
  outbox_mail: 'mail on its way belongs to the source, which sends it',
  answered_document: 'answers to repeated requests, kept for hours',
  live_event: 'news for consoles that are open',
  visit: 'who has a page open',
  request_count: 'rates of the last minute',
  counter_delta: 'what transactions that are not over will count',
  daily_work: 'when a node did its daily work',
};

/** Reads the first entry of an archive. @throws InvalidArchive */
export function readManifest(text: string): Manifest {
  const manifest = parse(text) as Partial<Manifest> | undefined;
  if (manifest?.format !== FORMAT) throw new InvalidArchive('it is none of this product.');
  if (manifest.formatVersion !== FORMAT_VERSION) {
    throw new InvalidArchive(
      `it has the format ${String(manifest.formatVersion)}, this program reads ${FORMAT_VERSION}.`,
    );
  }
  return manifest as Manifest;
}

/** Reads the entry before the last. @throws InvalidArchive */
export function readContents(text: string): Contents {
  const contents = parse(text);
  if (contents === undefined) throw new InvalidArchive(`${ENTRY.contents} is no JSON.`);
  return contents as Contents;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
