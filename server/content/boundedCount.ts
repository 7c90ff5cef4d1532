import { createConditions, type Conditions } from '../database/conditions';
import type { Queryable } from '../database/database';
import type { EntryCounts } from './facets';
import type { Paging } from './paging';

/** How many entries were found. */
export interface FoundCounts extends EntryCounts {
  /** False if counting stopped at the bound, i.e. there are more. */
  readonly isExact: boolean;
  /** The ids of the entries if there are few; undefined if there are many or if the counts come from counters. */
  readonly ids?: readonly string[];
}

/** The rows that are counted one by one. */
export interface CountQuery {
  /** SQL after FROM. */
  readonly tables: string;
  readonly conditions: Conditions;
  /** The column that is true for active entries. */
  readonly active: string;
  /** The id column. */
  readonly id: string;
  /** Counting stops here; absent: all rows are counted. */
  readonly bound?: number | undefined;
}

/** Counts rows one by one. Counts with a bound, i.e. those of text searches, also return the ids if only few rows match. */
export async function countRows(
  database: Queryable,
  { tables, conditions, active, id, bound }: CountQuery,
): Promise<FoundCounts> {
  // One row beyond the bound tells whether the count is complete.
  const [limit, ids] =
    bound === undefined
      ? ['', 'NULL']
      : [`LIMIT ${bound + 1}`, `CASE WHEN count(*) <= ${MAX_IDS} THEN array_agg(found.id::text) END`];
  const [counts] = await database.query<EntryCounts & { readonly ids: readonly string[] | null }>(
    `SELECT count(*) FILTER (WHERE is_active)::int AS active, count(*) FILTER (WHERE is_active IS NOT TRUE)::int AS inactive,
            ${ids} AS ids
     FROM (SELECT ${active} AS is_active, ${id} AS id FROM ${tables} WHERE ${conditions.sql} ${limit}) AS found`,
    conditions.values,
  );
  const { ids: few, ...found } = counts ?? { active: 0, inactive: 0, ids: null };
  const isExact = bound === undefined || found.active + found.inactive <= bound;
  return { ...found, isExact, ...(few && { ids: few }) };
}

/** Up to so many entries are then read by id, without a second text search. */
const MAX_IDS = 100;

/**
 * The conditions for reading the counted rows: their ids if known, so that the text index is searched once for both count and rows;
 * otherwise the conditions of the count.
 * @param id the id column
 */
export function conditionsForRows({ ids }: FoundCounts, id: string, counted: Conditions): Conditions {
  if (!ids) return counted;
  const conditions = createConditions();
  conditions.add(`${id} = ANY(?::uuid[])`, ids);
  return conditions;
}

/** The bound up to which a text search is counted: always beyond the requested page, so that it is known whether a next page exists. */
export function countBoundFor({ limit, offset }: Paging): number {
  return (Math.floor((offset + limit) / BOUND_STEP) + 1) * BOUND_STEP;
}

/** Pages that end within the same step share a (cached) count. */
const BOUND_STEP = 1_000;

/** The number of active entries, inactive entries, or both. @param side true: active, false: inactive, undefined: both */
export function totalOf({ active, inactive }: EntryCounts, side: boolean | undefined): number {
  return side === undefined ? active + inactive : side ? active : inactive;
}

/** The totals of a list as answered. */
export interface Totals {
  readonly total: number;
  readonly active: number | null;
  readonly inactive: number | null;
  readonly isExact: boolean;
}

/**
 * The totals of a list filtered to active or inactive entries, or of both. A count that stopped at the bound says nothing about the split,
 * so the requested side is then counted separately.
 * @param counts counts of both sides
 * @param side the requested side; undefined: both
 * @param countSide must count only the requested side
 */
export async function totalsOf(
  counts: FoundCounts,
  side: boolean | undefined,
  countSide: () => Promise<FoundCounts>,
): Promise<Totals> {
  const { active, inactive, isExact } = counts;
  if (isExact) return { total: totalOf(counts, side), active, inactive, isExact };
  const counted = side === undefined ? counts : await countSide();
  const found = counted.active + counted.inactive;
  // The row beyond the bound only tells that there are more.
  return { total: counted.isExact ? found : found - 1, active: null, inactive: null, isExact: counted.isExact };
}
