import type { Choice } from '../../src/definition';
import { choiceMeant } from '../../src/kinds/choices';
import type { Conditions } from '../database/conditions';
import type { Queryable } from '../database/database';

/** A value that the entries of a list can be filtered by. */
export interface Facet {
  readonly name: string;
  /** What it is one of: however it is stored, it counts as the choice that is meant. Absent: any text. */
  readonly choices?: readonly Choice[];
}

/** Whose entries are meant: those of a table with the columns brand_id, tag, facets, facet_keys and published. */
export interface FacetedList {
  readonly source: string;
  readonly brandId: string;
  readonly tag: string;
}

/** A value that entries have, and how many of them have it. */
export interface CountedFacet {
  /** '' for all entries of the list. */
  readonly facet: string;
  readonly value: string;
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
  return cut(String(choiceMeant(choices, text)?.value ?? text));
}

function facetElement(name: string, value: string): string {
  return `${name}=${value}`;
}

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
const COUNTERS = `
  SELECT coalesce(sum(counted.active * coalesce(counter.sign, 1)), 0)::int AS active,
    coalesce(sum(counted.inactive * coalesce(counter.sign, 1)), 0)::int AS inactive
  FROM jsonb_to_recordset($3::jsonb) AS counter (tag text, facet text, value text, sign int), LATERAL (
    SELECT sum(entries) FILTER (WHERE published) AS active, sum(entries) FILTER (WHERE NOT published) AS inactive
    FROM facet_count WHERE source = $1 AND brand_id = $2 AND tag = counter.tag AND facet = counter.facet
      AND md5(lower(value)) = md5(lower(counter.value))
  ) AS counted`;

/** The values of a facet that some entry of a list has, in alphabetical order; of several spellings the most frequent. */
export async function listFacetValues(
  database: Queryable,
  { source, brandId, tag }: FacetedList,
  facet: string,
): Promise<readonly string[]> {
  const offered = await database.query<{ value: string }>(OFFERED, [source, brandId, tag, facet]);
  return offered.map(({ value }) => value);
}

const OFFERED = `
  SELECT DISTINCT ON (lower(value)) value FROM (
    SELECT value, sum(entries) AS entries FROM facet_count
    WHERE source = $1 AND brand_id = $2 AND tag = $3 AND facet = $4 GROUP BY value HAVING sum(entries) > 0
  ) AS offered ORDER BY lower(value), entries DESC, value`;

function isScalar(value: unknown): value is string | number | boolean {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
}

/** Counted in code points, so that no pair is cut. */
function cut(text: string): string {
  return text.length <= LONGEST ? text : Array.from(text).slice(0, LONGEST).join('');
}

/** As long as the texts of cards are at most (src/tree/cardOf.ts): what is offered is shown, and found again. */
const LONGEST = 500;
