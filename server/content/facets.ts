import type { Choice } from '../../src/definition';
import { choiceMeant } from '../../src/kinds/choices';
import type { Conditions } from '../database/conditions';
import type { Queryable } from '../database/database';
import { prepared } from '../database/preparing';

/** A value that the entries of a list can be filtered by. */
export interface Facet {
  readonly name: string;
  /** What it is one of: however it is stored, it counts as the choice that is meant. Absent: any text. */
  readonly choices?: readonly Choice[];
}

/** Whose entries are meant. */
export interface FacetedList {
  /** Their table, on which `count_facets` is triggered. */
  readonly source: string;
  readonly brandId: string;
  readonly tag: string;
}

/** A value that entries have, and how many of them have it. */
export interface CountedFacet {
  /** '' for all entries of the list. */
  readonly facet: string;
  readonly value: string;
  /** Given: all values from `value` up to this one, but not it, byte by byte. */
  readonly until?: string;
  /** -1 takes the entries off the sum of the others. */
  readonly sign?: 1 | -1;
}

/**
 * What the column `facets` of an entry holds: `name=value` for each value of each facet, once.
 * @param valueOf what the entry has under a name: a text, number or flag, or several; anything else is not found
 */
export function facetsOf(facets: readonly Facet[], valueOf: (name: string) => unknown): readonly string[] {
  return facets.flatMap((facet) => {
    const texts = [valueOf(facet.name)].flat().flatMap((value) => (isScalar(value) ? [facetValue(facet, value)] : []));
    return [...new Set(texts)].flatMap((text) => (text === '' ? [] : [facetElement(facet.name, text)]));
  });
}

/** A value as entries are counted and offered by it; '' for nothing. Capitals make no difference where it is looked for. */
export function facetValue({ choices = [] }: Facet, value: string | number | boolean): string {
  const text = String(value).trim();
  return beginningOf(String(choiceMeant(choices, text)?.value ?? text), LONGEST);
}

/** How an element of `facets` says that the entry has a value. */
export function facetElement(name: string, value: string): string {
  return `${name}=${value}`;
}

/**
 * The elements of a value whose entries are counted from one value to another: the value, and its beginnings, so that some hundred
 * counters answer what a hundred thousand different values would have to be summed up for.
 * @param key in the order of the values, at most 100 characters
 */
export function orderedFacets(name: string, key: string): readonly string[] {
  return [
    ...STEPS.map((length) => facetElement(stepOf(name, length), beginningOf(key, length))),
    facetElement(name, key),
  ];
}

/** The counters that together give how many entries have a value of `orderedFacets` from one key to another, both included. */
export function countersOfRange(
  name: string,
  { from, to }: { readonly from?: string | undefined; readonly to?: string | undefined },
): readonly CountedFacet[] {
  if (from !== undefined && to !== undefined && from > to) return [];
  const upTo =
    to === undefined
      ? [{ facet: stepOf(name, 0), value: '' }]
      : [...countersBelow(name, to), { facet: name, value: to }];
  const below = from === undefined ? [] : countersBelow(name, from);
  return [...upTo, ...below.map((counter) => ({ ...counter, sign: -1 }) as const)];
}

/** In each step the beginnings that come before that of the key, among those that share the step before with it. */
function countersBelow(name: string, key: string): readonly CountedFacet[] {
  return [...STEPS.slice(1), key.length].map((length, index) => ({
    facet: length === key.length ? name : stepOf(name, length),
    value: beginningOf(key, STEPS[index] ?? 0),
    until: beginningOf(key, length),
  }));
}

function stepOf(name: string, length: number): string {
  return `${name}~${length}`;
}

/**
 * Lengths of the beginnings that are counted. Of days these are the decade, the year and the month; of numbers (`keyOfNumber`) each
 * tells at most 256 parts of the one before.
 */
const STEPS = [0, 3, 5, 7] as const;

/**
 * Narrows a list to the entries that have all of some values.
 * @param table as the query calls it
 * @param wanted values by the names of their facets, from `facetValue`
 * @returns the condition, whose values have their places
 */
export function hasFacets(
  conditions: Conditions,
  {
    table,
    list: { brandId, tag },
    wanted,
  }: {
    readonly table: string;
    readonly list: Omit<FacetedList, 'source'>;
    readonly wanted: readonly Pick<CountedFacet, 'facet' | 'value'>[];
  },
): string {
  const places = [brandId, tag, wanted.map(({ facet, value }) => facetElement(facet, value))].map(conditions.place);
  return `${table}.facet_keys @> facet_keys(${places[0]}::uuid, ${places[1]}::text, ${places[2]}::text[])`;
}

/** How many entries of lists of a brand there are, from the counters that the database keeps: the sum of some of them. */
export async function countFacets(
  database: Queryable,
  { source, brandId }: Omit<FacetedList, 'tag'>,
  counters: readonly (Pick<FacetedList, 'tag'> & CountedFacet)[],
): Promise<EntryCounts> {
  const [counts] = await database.query<EntryCounts>(COUNTERS, [source, brandId, JSON.stringify(counters)]);
  return counts ?? { active: 0, inactive: 0 };
}

/** How many entries there are, published and not. */
export interface EntryCounts {
  readonly active: number;
  readonly inactive: number;
}

/** LATERAL: each is looked up by its index, which a join of unknown size would not take. */
const COUNTERS = prepared(`
  SELECT coalesce(sum(entries * coalesce(sign, 1)) FILTER (WHERE published), 0)::int AS active,
    coalesce(sum(entries * coalesce(sign, 1)) FILTER (WHERE NOT published), 0)::int AS inactive
  FROM jsonb_to_recordset($3::jsonb) AS counter (tag text, facet text, value text, until text, sign int), LATERAL (
    SELECT published, entries FROM facet_count
    WHERE counter.until IS NULL AND source = $1 AND brand_id = $2 AND tag = counter.tag AND facet = counter.facet
      AND md5(lower(value)) = md5(lower(counter.value))
    UNION ALL
    SELECT published, entries FROM facet_count
    WHERE source = $1 AND brand_id = $2 AND tag = counter.tag AND facet = counter.facet
      AND left(value, 100) COLLATE "C" >= counter.value AND left(value, 100) COLLATE "C" < counter.until
  ) AS counted`);

/**
 * The values of facets that some entry of a list has, by the names of the facets, in alphabetical order; of several spellings the most
 * frequent.
 * @param facets.most only the first ones of each; all of them unless given
 */
export async function listFacetValues(
  database: Queryable,
  { source, brandId, tag }: FacetedList,
  { names, most }: { readonly names: readonly string[]; readonly most?: number },
): Promise<ReadonlyMap<string, readonly string[]>> {
  if (names.length === 0) return new Map();
  const rows = await database.query<{ name: string; offered: readonly string[] }>(OFFERED, [
    ...[source, brandId, tag, names, most ?? null],
  ]);
  return new Map(rows.map(({ name, offered }) => [name, offered]));
}

const OFFERED = `
  SELECT name, ARRAY(
    SELECT DISTINCT ON (lower(value)) value FROM (
      SELECT value, sum(entries) AS entries FROM facet_count
      WHERE source = $1 AND brand_id = $2 AND tag = $3 AND facet = name GROUP BY value HAVING sum(entries) > 0
    ) AS counted ORDER BY lower(value), entries DESC, value LIMIT $5
  ) AS offered FROM unnest($4::text[]) AS name`;

function isScalar(value: unknown): value is string | number | boolean {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
}

/** Counted in code points, so that no pair is cut. */
export function beginningOf(text: string, length: number): string {
  return text.length <= length ? text : Array.from(text).slice(0, length).join('');
}

/** As long as the texts of cards are at most (src/tree/cardOf.ts): what is offered is shown, and found again. */
const LONGEST = 500;
