import type { Conditions } from '../database/conditions';
import type { Queryable } from '../database/database';
import type { EntryCounts } from './facets';
import type { Paging } from './paging';

/** How many entries were found. */
export interface FoundCounts extends EntryCounts {
  /** False: there are more; they were counted up to a bound alone. */
  readonly isExact: boolean;
}

/** What is counted one by one. */
export interface CountedRows {
  /** What follows FROM. */
  readonly tables: string;
  readonly conditions: Conditions;
  /** The column that tells active entries from others. */
  readonly active: string;
  /** Counted up to here; undefined: all. */
  readonly bound: number | undefined;
}

/** Counts rows one by one. */
export async function countRows(
  database: Queryable,
  { tables, conditions, active, bound }: CountedRows,
): Promise<FoundCounts> {
  // One more than the bound tells whether it is all.
  const limit = bound === undefined ? '' : `LIMIT ${bound + 1}`;
  const [counts] = await database.query<EntryCounts>(
    `SELECT count(*) FILTER (WHERE is_active)::int AS active, count(*) FILTER (WHERE is_active IS NOT TRUE)::int AS inactive
     FROM (SELECT ${active} AS is_active FROM ${tables} WHERE ${conditions.sql} ${limit}) AS found`,
    conditions.values,
  );
  const found = counts ?? { active: 0, inactive: 0 };
  return { ...found, isExact: bound === undefined || found.active + found.inactive <= bound };
}

/** Up to where a list that is narrowed by a text is counted: always behind the page that is asked for, so that there is a next one. */
export function boundOf({ limit, offset }: Paging): number {
  return (Math.floor((offset + limit) / STEP) + 1) * STEP;
}

/** The pages that end within a step share what was counted. */
const STEP = 1_000;

/** The totals of a list, as its answer says them. */
export interface Totals {
  readonly total: number;
  readonly active: number | null;
  readonly inactive: number | null;
  readonly isExact: boolean;
}

/**
 * The totals of a list of which one side or both are asked for. What was counted up to the bound tells nothing of the sides, so that the
 * one that is asked for is counted by itself.
 * @param counts of both sides
 * @param side that is asked for; undefined: both
 * @param countSide must count that side alone
 */
export async function totalsOf(
  counts: FoundCounts,
  side: boolean | undefined,
  countSide: () => Promise<FoundCounts>,
): Promise<Totals> {
  const { active, inactive, isExact } = counts;
  if (isExact)
    return { total: side === undefined ? active + inactive : side ? active : inactive, active, inactive, isExact };
  const asked = side === undefined ? counts : await countSide();
  const found = asked.active + asked.inactive;
  // One of them says only that there are more.
  return { total: asked.isExact ? found : found - 1, active: null, inactive: null, isExact: asked.isExact };
}
