import type { Queryable } from '../../database/database';
import { allowsTypos } from './words';

/**
 * Typo corrections for each of these words, the most similar first; none if the database has no trigram extension.
 * @param words without accents, in lower case
 */
export async function similarWords(
  database: Queryable,
  words: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const candidates = words.filter(allowsTypos);
  if (candidates.length === 0 || !(await hasTrigrams(database))) return new Map();
  const found = await database.query<{ asked: string; word: string }>(SIMILAR, [candidates, MAX_CANDIDATES]);
  return new Map(
    candidates.map((asked) => {
      const near = found
        .filter((one) => one.asked === asked && one.word !== asked)
        .map(({ word }) => ({ word, errors: typingErrors(asked, word) }))
        .filter(({ errors }) => errors <= maxErrors(asked))
        .sort((a, b) => a.errors - b.errors)
        .slice(0, MAX_CORRECTIONS);
      return [asked, near.map(({ word }) => word)];
    }),
  );
}

async function hasTrigrams(database: Queryable): Promise<boolean> {
  return (await database.query(`SELECT 1 FROM pg_extension WHERE extname = 'pg_trgm'`)).length > 0;
}

const SIMILAR = `
  SELECT asked, near.word FROM unnest($1::text[]) AS asked, LATERAL (
    SELECT word FROM search_word WHERE word % asked ORDER BY similarity(word, asked) DESC, word LIMIT $2) AS near`;

function maxErrors(word: string): number {
  return word.length < LONG_WORD_LENGTH ? 1 : 2;
}

/**
 * The number of typing errors: letters that are wrong, missing, superfluous, or swapped with the next one. An ending beyond the typed
 * length does not count, since words match as prefixes.
 */
function typingErrors(typed: string, word: string): number {
  const beginnings = word.length > typed.length ? [word, word.slice(0, typed.length)] : [word];
  return Math.min(...beginnings.map((beginning) => distance(typed, beginning)));
}

/** The edit distance of two words, where swapping adjacent letters is one edit (optimal string alignment). */
function distance(a: string, b: string): number {
  let [before, last]: [readonly number[], readonly number[]] = [[], Array.from({ length: b.length + 1 }, (_, j) => j)];
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      const swapped = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      row.push(
        Math.min(
          (last[j] ?? 0) + 1,
          (row[j - 1] ?? 0) + 1,
          (last[j - 1] ?? 0) + same,
          swapped ? (before[j - 2] ?? Infinity) + 1 : Infinity,
        ),
      );
    }
    [before, last] = [last, row];
  }
  return last[b.length] ?? 0;
}

/** Number of words with similar trigrams that are examined; most of them are no typo. */
const MAX_CANDIDATES = 40;
/** Maximum number of corrections of a word; more would find nearly everything. */
const MAX_CORRECTIONS = 8;
/** Words of at least this length may have two errors. */
const LONG_WORD_LENGTH = 6;
