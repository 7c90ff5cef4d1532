import type { Queryable } from '../../database/database';
import { prepared } from '../../database/preparing';
import type { Reference } from './references';
import type { SearchedText } from './searchedTexts';
import { mayBeMistyped, plainOf, searchedWords } from './words';
import { sha256OfJson } from '../../sha256';

/** A page or a record as a search finds it. */
export interface SearchEntry {
  /** Of the page or the record. */
  readonly id: string;
  readonly source: 'page' | 'record';
  readonly brandId: string;
  /** The tag of the page, the kind of the record. */
  readonly tag: string;
  readonly slug: string | null;
  readonly category: string | null;
  readonly name: string;
  readonly texts: readonly SearchedText[];
  /** What it refers to. */
  readonly refers: readonly Reference[];
  readonly savedAt: Date;
  /** Of `indexVersion`. */
  readonly indexedBy: string;
}

/** What the words of a name have before them, so that names are found before texts. No word begins so. */
export const OF_NAME = '=';
/** What the names of other entries have before them, which stand among the words. No word begins so. */
const OF_REFERENCE = '>';

/** A query for the words of entries that refer to any of these, whatever signs their names have. */
export function queryOfReferences(names: readonly string[]): string {
  const quoted = names.map((name) => `'${(OF_REFERENCE + name).replaceAll(/['\\]/g, (sign) => sign + sign)}'`);
  return quoted.join(' | ');
}

/**
 * Keeps what pages and records are found by, one statement for all.
 * @returns the ids under which something else is found, which stays: an id may come from anybody
 */
export async function storeSearched(
  database: Queryable,
  entries: readonly SearchEntry[],
): Promise<ReadonlySet<string>> {
  if (entries.length === 0) return new Set();
  const rows = entries.map(rowOf);
  const words = new Set(rows.flatMap((row) => row.words.filter(mayBeMistyped)));
  const stored = await database.query<{ id: string }>(STORE, [JSON.stringify(rows), [...words].sort()]);
  const taken = new Set(entries.map(({ id }) => id));
  for (const { id } of stored) taken.delete(id);
  return taken;
}

/** Forgets records that are gone; pages are forgotten by a trigger. */
export async function forgetSearched(
  database: Queryable,
  records: readonly Pick<SearchEntry, 'id' | 'tag'>[],
): Promise<void> {
  if (records.length > 0) await database.query(FORGET, [JSON.stringify(records)]);
}

const FORGET = `
  DELETE FROM search_entry AS e USING jsonb_to_recordset($1::jsonb) AS gone (id uuid, tag text)
  WHERE e.id = gone.id AND e.source = 'record' AND e.tag = gone.tag`;

/** @param definition what decides which texts are found @returns what tells entries of another version from those of this one */
export function indexVersion(definition: unknown): string {
  return sha256OfJson([INDEXING, definition]).slice(0, VERSION_CHARACTERS);
}

function rowOf(entry: SearchEntry) {
  const { id, source, brandId, tag, slug, category, name, texts, refers, savedAt, indexedBy } = entry;
  const words = searchedWords([name, ...texts.map(({ text }) => text)]).slice(0, MOST_WORDS);
  return {
    ...{ id, source, brand_id: brandId, tag, slug, category, name, texts, refers },
    ...{ saved_at: savedAt, indexed_by: indexedBy },
    plain_name: plainOf(name),
    words: keptWords([
      ...searchedWords([name]).map((word) => OF_NAME + word),
      ...[...new Set(refers.map(({ to }) => OF_REFERENCE + to))].slice(0, MOST_REFERENCES),
      ...words,
    ]),
  };
}

/** The first of the words, as many as the database keeps of one entry. */
function keptWords(words: readonly string[]): readonly string[] {
  let room = MOST_BYTES;
  return words.filter((word) => {
    room -= Buffer.byteLength(word);
    return room >= 0;
  });
}

/** Words in one order, so that two saves do not wait for each other in a circle. */
const STORE = prepared(`
  WITH sent AS (
    SELECT * FROM jsonb_to_recordset($1::jsonb) AS sent (id uuid, source text, brand_id uuid, tag text, slug text, category text,
      name text, plain_name text, words text[], texts jsonb, refers jsonb, saved_at timestamptz, indexed_by text)
  ), entry AS (
    INSERT INTO search_entry AS e (id, source, brand_id, tag, slug, category, name, plain_name, words, saved_at, indexed_by)
    SELECT id, source, brand_id, tag, slug, category, name, plain_name, array_to_tsvector(words), saved_at, indexed_by FROM sent
    ON CONFLICT (id) DO UPDATE SET slug = excluded.slug, category = excluded.category, name = excluded.name,
      plain_name = excluded.plain_name, words = excluded.words, saved_at = excluded.saved_at, indexed_by = excluded.indexed_by
    WHERE (e.brand_id, e.source, e.tag) = (excluded.brand_id, excluded.source, excluded.tag)
    RETURNING id
  ), learned AS (
    INSERT INTO search_word (word) SELECT word FROM unnest($2::text[]) AS word
    WHERE NOT EXISTS (SELECT 1 FROM search_word AS known WHERE known.word = word.word) ON CONFLICT DO NOTHING
  )
  INSERT INTO search_text (id, texts, refers) SELECT id, texts, refers FROM sent JOIN entry USING (id)
  ON CONFLICT (id) DO UPDATE SET texts = excluded.texts, refers = excluded.refers
  RETURNING id`);

/** Of one entry. */
const MOST_WORDS = 20_000;
/** A tsvector holds less than 1,048,576 bytes of words. */
const MOST_BYTES = 1_000_000;
const MOST_REFERENCES = 1_000;
/** To be counted up when the code changes what it makes of texts. */
const INDEXING = 2;
/** Of a hash: enough to tell some versions of a definition apart. */
const VERSION_CHARACTERS = 12;
