import { MAX_SEARCH_LENGTH } from '../../../src/lib/maxSearchLength';
import { requireId, requireStorableText } from '../../content/arguments';
import { BadInput } from '../../errors';
import { fieldMessages } from '../../requestFields';
import { messages } from '../messages';
import { likePattern } from '../../content/likePattern';

export type Query = Readonly<Record<string, unknown>>;

export interface ListRules {
  /** The SQL of each name that `sortBy` accepts. */
  readonly sorts: Readonly<Record<string, string>>;
  /** The default of `sortBy`. */
  readonly sortBy: string;
  /** SQL that makes the order of equal rows stable. */
  readonly tieBreak: string;
}

/** The requested part of a list. */
export interface ListPart {
  /** From 1. */
  readonly page: number;
  readonly limit: number;
  readonly offset: number;
  /** An ILIKE pattern that finds the search text anywhere; absent without a search. */
  readonly pattern: string | undefined;
}

export interface ListParameters extends ListPart {
  /** SQL. */
  readonly orderBy: string;
}

/**
 * Reads page, limit, q, sortBy and order of a list call. An empty value counts as absent.
 * @throws BadInput naming the parameter
 */
export function readListParameters(query: Query, rules: ListRules): ListParameters {
  return { ...readListPart(query), orderBy: readOrder(query, rules) };
}

/** Reads page, limit and q of a list call with a fixed order. @throws BadInput naming the parameter */
export function readListPart(query: Query): ListPart {
  const page = readNumber(query, 'page', { byDefault: 1, max: MAX_PAGE });
  const limit = readNumber(query, 'limit', { byDefault: DEFAULT_LIMIT, max: MAX_LIMIT });
  return { page, limit, offset: (page - 1) * limit, pattern: readPattern(query, 'q') };
}

/** An ILIKE pattern that finds a text anywhere; undefined without one. */
export function readPattern(query: Query, name: string): string | undefined {
  const text = readText(query, name)?.trim();
  if (text !== undefined && text.length > MAX_SEARCH_LENGTH)
    throw new BadInput(name, fieldMessages.tooLong(name, MAX_SEARCH_LENGTH));
  return likePattern(text) ?? undefined;
}

/** A text; repeated parameters are rejected. */
export function readText(query: Query, name: string): string | undefined {
  const value = query[name];
  if (value === undefined || value === '') return undefined;
  if (typeof value !== 'string') throw new BadInput(name, messages.once(name));
  requireStorableText(value, name);
  return value;
}

/** An integer from 1. */
export function readNumber(
  query: Query,
  name: string,
  { byDefault, max }: { readonly byDefault: number; readonly max: number },
): number {
  const text = readText(query, name);
  if (text === undefined) return byDefault;
  const number = Number(text);
  if (/^\d{1,9}$/.test(text) && number >= 1 && number <= max) return number;
  throw new BadInput(name, messages.notInRange(name, max));
}

/** `true` or `false`. */
export function readFlag(query: Query, name: string): boolean | undefined {
  const text = readText(query, name);
  if (text === undefined) return undefined;
  if (text === 'true' || text === 'false') return text === 'true';
  throw new BadInput(name, messages.notAFlag(name));
}

/** Ids, comma-separated or as a repeated parameter. */
export function readIds(query: Query, name: string): readonly string[] | undefined {
  const value = query[name];
  const texts = (Array.isArray(value) ? (value as unknown[]) : [value ?? '']).flatMap((item) =>
    String(item).split(','),
  );
  const ids = texts.map((text) => text.trim()).filter((text) => text !== '');
  return ids.length === 0 ? undefined : [...new Set(ids.map((id) => requireId(id, name)))];
}

export function readId(query: Query, name: string): string | undefined {
  const text = readText(query, name);
  return text === undefined ? undefined : requireId(text, name);
}

function readOrder(query: Query, { sorts, sortBy: byDefault, tieBreak }: ListRules): string {
  const sortBy = readText(query, 'sortBy') ?? byDefault;
  const sql = Object.hasOwn(sorts, sortBy) ? sorts[sortBy] : undefined;
  if (sql === undefined) throw new BadInput('sortBy', messages.notOneOf('sortBy', Object.keys(sorts)));
  const order = readText(query, 'order')?.toUpperCase() ?? 'DESC';
  if (order !== 'ASC' && order !== 'DESC') throw new BadInput('order', messages.notOneOf('order', ['ASC', 'DESC']));
  return `${sql} ${order} NULLS LAST, ${tieBreak} ${order}`;
}

export const MAX_PAGE = 1_000_000;
export const MAX_LIMIT = 100;
const DEFAULT_LIMIT = 10;
