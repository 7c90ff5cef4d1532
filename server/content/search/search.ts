import { LONGEST_SEARCH } from '../../../src/lib/longestSearch';
import { createConditions, type Conditions } from '../../database/conditions';
import { BadInput } from '../../errors';
import type { BrandRow } from '../../services';
import { requireId, requireRange } from '../arguments';
import type { ContentContext } from '../context';
import { readableEntriesCondition, type ContentEntry } from '../readableEntries';
import { createLabels } from './labels';
import { OF_NAME } from './searchEntries';
import type { SearchedText } from './searchedTexts';
import { similarWords } from './similarWords';
import { bestText, snippetOf, type Snippet, type WantedWord } from './snippet';
import { plainOf, searchedWords } from './words';
import { ownBrand } from '../brands';

/** A page or a record that was found, as it is answered. */
export interface SearchHit extends ContentEntry {
  readonly saved_at: Date;
  /** The names from the container to the field that holds the snippet, or the property; empty where the name was found. */
  readonly place: readonly string[];
  /** What the field is called in its form. */
  readonly label: string | null;
  readonly snippet: Snippet;
}

/**
 * The pages and records of a brand that hold all words of a text, in their names or in what their forms show: names before texts,
 * what was typed before what may have been meant, and then the newest. A word is found by its beginning, whatever its accents and
 * capitals. Only what the caller may read is found.
 * @throws BadInput for a text that is too long, and for a limit that is not from 1 to 50
 * @throws NotFound for a brand that is not the caller's
 */
export async function search(
  args: { readonly brand_id: string; readonly text: string; readonly limit?: number | null },
  context: ContentContext,
): Promise<readonly SearchHit[]> {
  const limit = requireRange(args.limit, { argument: 'limit', min: 1, max: MOST_HITS, byDefault: HITS });
  const brand = ownBrand(context.caller, requireId(args.brand_id, 'brand_id'));
  const words = readWords(args.text);
  if (words.length === 0) return [];
  const asked: Asked = { context, brand, limit, plain: plainOf(args.text.trim()) };
  const typed = words.map((word) => [word]);
  const found = await findEntries(asked, typed);
  const hits = await answer(asked, found, typed);
  if (hits.length >= limit) return hits;
  const similar = await similarWords(context.database, words);
  if ([...similar.values()].every((near) => near.length === 0)) return hits;
  const meant = words.map((word) => [word, ...(similar.get(word) ?? [])]);
  const known = new Set(hits.map(({ id }) => id));
  const others = (await findEntries(asked, meant)).filter(({ id }) => !known.has(id));
  return [...hits, ...(await answer(asked, others, meant))].slice(0, limit);
}

interface Asked {
  readonly context: ContentContext;
  readonly brand: BrandRow;
  /** The most hits. */
  readonly limit: number;
  /** The text without accents and capitals. */
  readonly plain: string;
}

interface FoundEntry {
  readonly id: string;
  readonly source: 'page' | 'record';
  readonly tag: string;
  readonly slug: string | null;
  readonly category: string | null;
  readonly name: string;
  readonly saved_at: Date;
  readonly texts: readonly SearchedText[];
}

/** Names first. They are among the texts, and are looked for by themselves only where there are too many texts to sort them all. */
async function findEntries(asked: Asked, wanted: readonly WantedWord[]): Promise<readonly FoundEntry[]> {
  const all = await query(asked, wanted, '');
  if ((all[0]?.found ?? 0) < MOST_SORTED) return all;
  const named = await query(asked, wanted, OF_NAME);
  const known = new Set(named.map(({ id }) => id));
  return [...named, ...all.filter(({ id }) => !known.has(id))].slice(0, asked.limit);
}

/** @param mark what the words have before them */
async function query(
  { context, brand, limit, plain }: Asked,
  wanted: readonly WantedWord[],
  mark: string,
): Promise<readonly (FoundEntry & { readonly found: number })[]> {
  const conditions = createConditions();
  conditions.add('page.words @@ ?::tsquery', textQuery(wanted, mark));
  conditions.add('page.brand_id = ?', brand.id);
  addReadable(conditions, context, brand);
  const named = conditions.place(textQuery(wanted, OF_NAME));
  const [name, most, shown] = [plain, MOST_SORTED, limit].map((value) => conditions.place(value));
  const columns = 'id, source, tag, slug, category, name, plain_name, saved_at';
  const order = `is_named DESC, plain_name = ${name} DESC, starts_with(plain_name, ${name}) DESC, saved_at DESC`;
  return context.database.query<FoundEntry & { readonly found: number }>(
    `SELECT best.*, search_text.texts FROM (
       SELECT ${columns}, found, CASE WHEN found < ${most} THEN words @@ ${named}::tsquery END AS is_named FROM (
         SELECT *, count(*) OVER ()::int AS found FROM (
           SELECT ${columns}, words FROM search_entry AS page WHERE ${conditions.sql} LIMIT ${most}
         ) AS matching
       ) AS counted
       ORDER BY ${order}, id LIMIT ${shown}
     ) AS best JOIN search_text ON search_text.id = best.id
     ORDER BY ${order}, best.id`,
    conditions.values,
  );
}

/** Words hold letters and digits alone, so that none can be taken for a sign of the query. */
function textQuery(wanted: readonly WantedWord[], mark: string): string {
  return wanted.map((words) => `(${words.map((word) => `'${mark}${word}':*`).join(' | ')})`).join(' & ');
}

/** The pages of the kinds that the caller may read, and the records. */
function addReadable(conditions: Conditions, { caller, services }: ContentContext, brand: BrandRow): void {
  conditions.addSql(readableEntriesCondition(conditions, { caller, brand, definitions: services.definitions }));
}

async function answer(
  { context, brand }: Asked,
  entries: readonly FoundEntry[],
  wanted: readonly WantedWord[],
): Promise<readonly SearchHit[]> {
  const labelOf = await createLabels(context, brand.name);
  return Promise.all(
    entries.map(async ({ source: kind, tag: of, texts, ...entry }) => {
      const { id, name, slug, category, saved_at } = entry;
      const ofName = { place: [], text: name };
      const { place, text } = bestText([ofName, ...texts], wanted) ?? ofName;
      const label = place.length === 0 ? null : await labelOf({ kind, of, place });
      return { kind, of, id, name, slug, category, saved_at, place, label, snippet: snippetOf(text, wanted) };
    }),
  );
}

/** The different words of a text. @throws BadInput for one that is too long */
function readWords(text: string): readonly string[] {
  if (text.length > LONGEST_SEARCH) throw new BadInput('text', `text: expected at most ${LONGEST_SEARCH} characters.`);
  return searchedWords([text]).slice(0, MOST_WORDS);
}

/** How many hits a search answers where no limit is asked for. */
export const HITS = 12;
const MOST_HITS = 50;
const MOST_WORDS = 8;
/** Of a word that more entries hold, some of them are sorted: whoever looks for it types another one. */
const MOST_SORTED = 1_000;
