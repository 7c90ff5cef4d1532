import type { Queryable } from '../../database/database';
import { prepared } from '../../database/preparedStatements';
import type { Reference } from './references';
import type { SearchableText } from './searchableTexts';
import { allowsTypos, foldText, uniqueWords } from './words';
import { sha256OfJson } from '../../sha256';

/** An entry of the search index: a page or a record. */
export interface SearchEntry {
  /** Id of the page or the record. */
  readonly id: string;
  readonly source: 'page' | 'record';
  readonly brandId: string;
  /** Page tag or record kind. */
  readonly tag: string;
  readonly slug: string | null;
  readonly category: string | null;
  readonly name: string;
  readonly texts: readonly SearchableText[];
  /** The references from it to other entries. */
  readonly refers: readonly Reference[];
  readonly savedAt: Date;
  /** The result of `indexVersion`. */
  readonly indexedBy: string;
}

/** Prefix of words of names in the index, so that matches in names can be ranked first. No word starts with it. */
export const NAME_PREFIX = '=';
/** Prefix of references to other entries, which are indexed along with the words. No word starts with it. */
const REFERENCE_PREFIX = '>';

/** A tsquery for the entries that refer to any of these ids or URL parts, quoted and escaped. */
export function queryOfReferences(names: readonly string[]): string {
  const quoted = names.map((name) => `'${(REFERENCE_PREFIX + name).replaceAll(/['\\]/g, (sign) => sign + sign)}'`);
  return quoted.join(' | ');
}

/**
 * Stores entries of the search index, with one statement for all.
 * @returns the ids that already belong to another entry, which is left unchanged: callers may choose ids freely
 */
export async function storeSearchEntries(
  database: Queryable,
  entries: readonly SearchEntry[],
): Promise<ReadonlySet<string>> {
  if (entries.length === 0) return new Set();
  const rows = entries.map(rowOf);
  const words = new Set(rows.flatMap((row) => row.words.filter(allowsTypos)));
  const stored = await database.query<{ id: string }>(STORE, [JSON.stringify(rows), [...words].sort()]);
  const taken = new Set(entries.map(({ id }) => id));
  for (const { id } of stored) taken.delete(id);
  return taken;
}

/** Removes the entries of deleted records; those of pages are removed by a trigger. */
export async function removeSearchEntries(
  database: Queryable,
  records: readonly Pick<SearchEntry, 'id' | 'tag'>[],
): Promise<void> {
  if (records.length > 0) await database.query(DELETE_RECORDS, [JSON.stringify(records)]);
}

const DELETE_RECORDS = `
  DELETE FROM search_entry AS e USING jsonb_to_recordset($1::jsonb) AS gone (id uuid, tag text)
  WHERE e.id = gone.id AND e.source = 'record' AND e.tag = gone.tag`;

/** @param definition everything that the indexed texts depend on @returns a version that distinguishes outdated entries */
export function indexVersion(definition: unknown): string {
  return sha256OfJson([INDEX_CODE_VERSION, definition]).slice(0, VERSION_CHARACTERS);
}

function rowOf(entry: SearchEntry) {
  const { id, source, brandId, tag, slug, category, name, texts, refers, savedAt, indexedBy } = entry;
  const words = uniqueWords([name, ...texts.map(({ text }) => text)]).slice(0, MAX_WORDS);
  return {
    ...{ id, source, brand_id: brandId, tag, slug, category, name, texts, refers },
    ...{ saved_at: savedAt, indexed_by: indexedBy },
    plain_name: foldText(name),
    words: fittingWords([
      ...uniqueWords([name]).map((word) => NAME_PREFIX + word),
      ...[...new Set(refers.map(({ to }) => REFERENCE_PREFIX + to))].slice(0, MAX_REFERENCES),
      ...words,
    ]),
  };
}

/** The first of the words, as many as fit into one tsvector. */
function fittingWords(words: readonly string[]): readonly string[] {
  let room = MAX_BYTES;
  return words.filter((word) => {
    room -= Buffer.byteLength(word);
    return room >= 0;
  });
}

/** Words are passed sorted, so that two saves cannot deadlock. */
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

/** Maximum number of words of one entry. */
const MAX_WORDS = 20_000;
/** A tsvector holds less than 1,048,576 bytes of words. */
const MAX_BYTES = 1_000_000;
const MAX_REFERENCES = 1_000;
/** Increment when the code changes how texts are indexed. */
const INDEX_CODE_VERSION = 2;
/** Characters kept of a hash: enough to distinguish versions of a definition. */
const VERSION_CHARACTERS = 12;
