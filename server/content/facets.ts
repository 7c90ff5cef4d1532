import type { Choice } from '../../src/definition';
import { findChoice } from '../../src/kinds/choices';
import type { Conditions } from '../database/conditions';
import type { Queryable } from '../database/database';
import { prepared } from '../database/preparedStatements';

/** A value that the entries of a list can be filtered by. */
export interface Facet {
  readonly name: string;
  /** The possible values: however a value is stored, it counts as the choice it matches. Absent: any text. */
  readonly choices?: readonly Choice[];
}

/** A list of entries: those of a brand and tag. */
export interface FacetedList {
  /** The table of the entries, which has the `count_facets` trigger. */
  readonly source: string;
  readonly brandId: string;
  readonly tag: string;
}

/** One counter: the entries that have a value, or a range of values. */
export interface FacetCounter {
  /** '' for all entries of the list. */
  readonly facet: string;
  readonly value: string;
  /** If given: all values from `value` (inclusive) to this one (exclusive), in byte order. */
  readonly until?: string;
  /** -1 subtracts the entries from the sum. */
  readonly sign?: 1 | -1;
}

/**
 * The content of the `facets` column of an entry: `name=value`, once for each value of each facet.
 * @param valueOf returns the entry's value by facet name: a text, number or flag, or several of them; anything else is ignored
 */
export function facetsOf(facets: readonly Facet[], valueOf: (name: string) => unknown): readonly string[] {
  return facets.flatMap((facet) => {
    const texts = [valueOf(facet.name)].flat().flatMap((value) => (isScalar(value) ? [facetValue(facet, value)] : []));
    return [...new Set(texts)].flatMap((text) => (text === '' ? [] : [facetElement(facet.name, text)]));
  });
}

/** A value as it is counted and offered in filters; '' for none. Lookups ignore case. */
export function facetValue({ choices = [] }: Facet, value: string | number | boolean): string {
  const text = String(value).trim();
  return truncateText(String(findChoice(choices, text)?.value ?? text), MAX_VALUE_LENGTH);
}

/** An element of the `facets` column. */
export function facetElement(name: string, value: string): string {
  return `${name}=${value}`;
}

/**
 * The `facets` elements of a value that is filtered by ranges: the value and its prefixes, so that a range over a hundred thousand
 * different values is answered from some hundred counters.
 * @param key sorts like the values; at most 100 characters
 */
export function rangeFacets(name: string, key: string): readonly string[] {
  return [
    ...PREFIX_LENGTHS.map((length) => facetElement(prefixFacet(name, length), truncateText(key, length))),
    facetElement(name, key),
  ];
}

/** The counters whose sum is the number of entries with a value between two keys (inclusive). */
export function countersOfRange(
  name: string,
  { from, to }: { readonly from?: string | undefined; readonly to?: string | undefined },
): readonly FacetCounter[] {
  if (from !== undefined && to !== undefined && from > to) return [];
  const upTo =
    to === undefined
      ? [{ facet: prefixFacet(name, 0), value: '' }]
      : [...countersBelow(name, to), { facet: name, value: to }];
  const below = from === undefined ? [] : countersBelow(name, from);
  return [...upTo, ...below.map((counter) => ({ ...counter, sign: -1 }) as const)];
}

/** For each step: the prefixes before that of the key, among those that share the previous step's prefix with it. */
function countersBelow(name: string, key: string): readonly FacetCounter[] {
  return [...PREFIX_LENGTHS.slice(1), key.length].map((length, index) => ({
    facet: length === key.length ? name : prefixFacet(name, length),
    value: truncateText(key, PREFIX_LENGTHS[index] ?? 0),
    until: truncateText(key, length),
  }));
}

function prefixFacet(name: string, length: number): string {
  return `${name}~${length}`;
}

/**
 * Lengths of the counted prefixes. For dates these are decade, year and month; for numbers (`keyOfNumber`) each divides the previous one
 * into at most 256 parts.
 */
const PREFIX_LENGTHS = [0, 3, 5, 7] as const;

/**
 * The SQL condition for the entries of a list that have all of some facet values.
 * @param table alias of the table in the query
 * @param required values of facets, each as `facetValue` makes it
 * @returns the condition; its values are added as parameters
 */
export function facetsCondition(
  conditions: Conditions,
  {
    table,
    list: { brandId, tag },
    required,
  }: {
    readonly table: string;
    readonly list: Omit<FacetedList, 'source'>;
    readonly required: readonly Pick<FacetCounter, 'facet' | 'value'>[];
  },
): string {
  const places = [brandId, tag, required.map(({ facet, value }) => facetElement(facet, value))].map(conditions.place);
  return `${table}.facet_keys @> facet_keys(${places[0]}::uuid, ${places[1]}::text, ${places[2]}::text[])`;
}

/** The number of entries in lists of a brand, as the sum of some counters that the database maintains. */
export async function countFacets(
  database: Queryable,
  { source, brandId }: Omit<FacetedList, 'tag'>,
  counters: readonly (Pick<FacetedList, 'tag'> & FacetCounter)[],
): Promise<EntryCounts> {
  const [counts] = await database.query<EntryCounts>(COUNTERS, [source, brandId, JSON.stringify(counters)]);
  return counts ?? { active: 0, inactive: 0 };
}

/** The number of published (active) and unpublished entries. */
export interface EntryCounts {
  readonly active: number;
  readonly inactive: number;
}

/** LATERAL makes the planner use the index for each counter; with a plain join of unknown size it would not. */
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
 * The facet values that occur in a list, by facet name, in alphabetical order; of spellings that differ only in case, the most frequent.
 * @param options.max maximum number of values per facet; default: all
 */
export async function listFacetValues(
  database: Queryable,
  { source, brandId, tag }: FacetedList,
  { names, max }: { readonly names: readonly string[]; readonly max?: number },
): Promise<ReadonlyMap<string, readonly string[]>> {
  if (names.length === 0) return new Map();
  const rows = await database.query<{ name: string; offered: readonly string[] }>(OFFERED, [
    ...[source, brandId, tag, names, max ?? null],
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

/** The first characters of a text, counted in code points so that no surrogate pair is split. */
export function truncateText(text: string, length: number): string {
  return text.length <= length ? text : Array.from(text).slice(0, length).join('');
}

/** The maximum length of card texts (src/tree/cardOf.ts), so that an offered value can be displayed and matched again. */
const MAX_VALUE_LENGTH = 500;
