import { createConditions, type Conditions } from '../database/conditions';
import type { Queryable } from '../database/database';
import type { EntryCounts } from './facets';
import type { Paging } from './paging';

/** How many entries were found. */
export interface FoundCounts extends EntryCounts {
  /** False: there are more; they were counted up to a bound alone. */
  readonly isExact: boolean;
  /** Which they are, where they are few; undefined where they are many or were looked up in counters. */
  readonly ids?: readonly string[];
}

/** What is counted one by one. */
export interface CountedRows {
  /** What follows FROM. */
  readonly tables: string;
  readonly conditions: Conditions;
  /** The column that tells active entries from others. */
  readonly active: string;
  /** The column that tells one entry from another. */
  readonly id: string;
  /** Counted up to here; absent: all. */
  readonly bound?: number | undefined;
}

/** Counts rows one by one; what is counted up to a bound, and so found by a text, also tells which the few are that it found. */
export async function countRows(
  database: Queryable,
  { tables, conditions, active, id, bound }: CountedRows,
): Promise<FoundCounts> {
  // One more than the bound tells whether it is all.
  const [limit, ids] =
    bound === undefined
      ? ['', 'NULL']
      : [`LIMIT ${bound + 1}`, `CASE WHEN count(*) <= ${FEW} THEN array_agg(found.id::text) END`];
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

/** So many entries are read by their ids, without looking for the text a second time. */
const FEW = 100;

/**
 * The conditions to read what was counted by: the ids, where they are known, so that an index of texts is read once for the count and the
 * rows; else those that it was counted by.
 * @param id the column of the ids
 */
export function conditionsOfFound({ ids }: FoundCounts, id: string, counted: Conditions): Conditions {
  if (!ids) return counted;
  const conditions = createConditions();
  conditions.add(`${id} = ANY(?::uuid[])`, ids);
  return conditions;
}

/** Up to where a list that is narrowed by a text is counted: always behind the page that is asked for, so that there is a next one. */
export function boundOf({ limit, offset }: Paging): number {
  return (Math.floor((offset + limit) / STEP) + 1) * STEP;
}

/** The pages that end within a step share what was counted. */
const STEP = 1_000;

/** How many entries a list shows of one side, or of both. @param side the active ones, or the others; undefined: both */
export function totalOf({ active, inactive }: EntryCounts, side: boolean | undefined): number {
  return side === undefined ? active + inactive : side ? active : inactive;
}

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
  if (isExact) return { total: totalOf(counts, side), active, inactive, isExact };
  const asked = side === undefined ? counts : await countSide();
  const found = asked.active + asked.inactive;
  // One of them says only that there are more.
  return { total: asked.isExact ? found : found - 1, active: null, inactive: null, isExact: asked.isExact };
}
