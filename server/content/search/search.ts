import { MAX_SEARCH_LENGTH } from '../../../src/lib/maxSearchLength';
import { createConditions } from '../../database/conditions';
import { BadInput } from '../../errors';
import type { BrandRow } from '../../services';
import { requireId, requireRange } from '../arguments';
import type { ContentContext } from '../context';
import { readableEntriesCondition, type ContentEntry } from '../readableEntries';
import { createLabels } from './labels';
import { NAME_PREFIX } from './searchEntries';
import type { SearchableText } from './searchableTexts';
import { similarWords } from './similarWords';
import { bestText, snippetOf, type Snippet, type SearchTerm } from './snippet';
import { foldText, uniqueWords } from './words';
import { ownBrand } from '../brands';

/** A page or record found, as answered. */
export interface SearchHit extends ContentEntry {
  readonly saved_at: Date;
  /** The names from the container down to the field of the snippet, or the property; empty if the name of the entry matches. */
  readonly place: readonly string[];
  /** Label of the field in its form. */
  readonly label: string | null;
  readonly snippet: Snippet;
}

/**
 * The pages and records of a brand that contain all words of a text in their names or texts. Ranked by exact before typo-corrected
 * matches, names before texts, then newest first. Words match as prefixes, ignoring accents and case. Only entries that the caller may
 * read are found.
 * @throws BadInput for a text that is too long, and for a limit that is not from 1 to 50
 * @throws NotFound for a brand that is not the caller's
 */
export async function search(
  args: { readonly brand_id: string; readonly text: string; readonly limit?: number | null },
  context: ContentContext,
): Promise<readonly SearchHit[]> {
  const limit = requireRange(args.limit, { argument: 'limit', min: 1, max: MAX_HITS, byDefault: DEFAULT_HITS });
  const brand = ownBrand(context.caller, requireId(args.brand_id, 'brand_id'));
  const words = readWords(args.text);
  if (words.length === 0) return [];
  const request: SearchRequest = { context, brand, limit, foldedText: foldText(args.text.trim()) };
  const typed = words.map((word) => [word]);
  const found = await findEntries(request, typed);
  const hits = await toHits(request, found, typed);
  if (hits.length >= limit) return hits;
  const similar = await similarWords(context.database, words);
  if ([...similar.values()].every((near) => near.length === 0)) return hits;
  const corrected = words.map((word) => [word, ...(similar.get(word) ?? [])]);
  const known = new Set(hits.map(({ id }) => id));
  const others = (await findEntries(request, corrected)).filter(({ id }) => !known.has(id));
  return [...hits, ...(await toHits(request, others, corrected))].slice(0, limit);
}

interface SearchRequest {
  readonly context: ContentContext;
  readonly brand: BrandRow;
  /** Maximum number of hits. */
  readonly limit: number;
  /** The searched text without accents, in lower case. */
  readonly foldedText: string;
}

interface FoundEntry {
  readonly id: string;
  readonly source: 'page' | 'record';
  readonly tag: string;
  readonly slug: string | null;
  readonly category: string | null;
  readonly name: string;
  readonly saved_at: Date;
  readonly texts: readonly SearchableText[];
}

/** Matches in names come first. The main query includes them; they are searched separately only if it has too many matches to sort. */
async function findEntries(request: SearchRequest, terms: readonly SearchTerm[]): Promise<readonly FoundEntry[]> {
  const all = await query(request, terms, '');
  if ((all[0]?.found ?? 0) < MAX_SORTED) return all;
  const named = await query(request, terms, NAME_PREFIX);
  const known = new Set(named.map(({ id }) => id));
  return [...named, ...all.filter(({ id }) => !known.has(id))].slice(0, request.limit);
}

/** @param mark prefix of the words in the index */
async function query(
  { context, brand, limit, foldedText }: SearchRequest,
  terms: readonly SearchTerm[],
  mark: string,
): Promise<readonly (FoundEntry & { readonly found: number })[]> {
  const conditions = createConditions();
  conditions.add('page.words @@ ?::tsquery', textQuery(terms, mark));
  conditions.add('page.brand_id = ?', brand.id);
  const { caller, services } = context;
  conditions.addSql(readableEntriesCondition(conditions, { caller, brand, definitions: services.definitions }));
  const named = conditions.place(textQuery(terms, NAME_PREFIX));
  const [name, most, shown] = [foldedText, MAX_SORTED, limit].map((value) => conditions.place(value));
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

/** Words consist of letters and digits only, so they need no escaping. */
function textQuery(terms: readonly SearchTerm[], mark: string): string {
  return terms.map((words) => `(${words.map((word) => `'${mark}${word}':*`).join(' | ')})`).join(' & ');
}

async function toHits(
  { context, brand }: SearchRequest,
  entries: readonly FoundEntry[],
  terms: readonly SearchTerm[],
): Promise<readonly SearchHit[]> {
  const labelOf = await createLabels(context, brand.name);
  return Promise.all(
    entries.map(async ({ source: kind, tag: of, texts, ...entry }) => {
      const { id, name, slug, category, saved_at } = entry;
      const ofName = { place: [], text: name };
      const { place, text } = bestText([ofName, ...texts], terms) ?? ofName;
      const label = place.length === 0 ? null : await labelOf({ kind, of, place });
      return { kind, of, id, name, slug, category, saved_at, place, label, snippet: snippetOf(text, terms) };
    }),
  );
}

/** The distinct words of a text. @throws BadInput for a text that is too long */
function readWords(text: string): readonly string[] {
  if (text.length > MAX_SEARCH_LENGTH)
    throw new BadInput('text', `text: expected at most ${MAX_SEARCH_LENGTH} characters.`);
  return uniqueWords([text]).slice(0, MAX_WORDS);
}

/** Default number of hits of a search. */
export const DEFAULT_HITS = 12;
const MAX_HITS = 50;
const MAX_WORDS = 8;
/** Of more matches than this, only some are ranked: such a search has to be refined anyway. */
const MAX_SORTED = 1_000;
