import type { Queryable } from '../../database/database';
import { mayBeMistyped } from './words';

/**
 * Words that somebody may have meant by each of these, the most similar first; none where the database has no trigrams.
 * @param words without accents and capitals
 */
export async function similarWords(
  database: Queryable,
  words: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const doubtful = words.filter(mayBeMistyped);
  if (doubtful.length === 0 || !(await hasTrigrams(database))) return new Map();
  const found = await database.query<{ asked: string; word: string }>(SIMILAR, [doubtful, CANDIDATES]);
  return new Map(
    doubtful.map((asked) => {
      const near = found
        .filter((one) => one.asked === asked && one.word !== asked)
        .map(({ word }) => ({ word, errors: typingErrors(asked, word) }))
        .filter(({ errors }) => errors <= mostErrors(asked))
        .sort((a, b) => a.errors - b.errors)
        .slice(0, MOST_MEANT);
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

function mostErrors(word: string): number {
  return word.length < LONG_WORD ? 1 : 2;
}

/**
 * How many letters are wrong, missing, too many, or swapped with the next one. What follows the length of the first word and is no
 * more than an ending does not count: a word is found by its beginning.
 */
function typingErrors(typed: string, word: string): number {
  const beginnings = word.length > typed.length ? [word, word.slice(0, typed.length)] : [word];
  return Math.min(...beginnings.map((beginning) => distance(typed, beginning)));
}

/** The edit distance of two words where swapping neighbours is one edit (optimal string alignment). */
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

/** Words that share trigrams with one; most of them mean something else. */
const CANDIDATES = 40;
/** More would find nearly everything. */
const MOST_MEANT = 8;
/** From how many letters on a word may have two errors. */
const LONG_WORD = 6;
