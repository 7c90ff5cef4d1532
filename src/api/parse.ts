import { AnswerError } from './errors';

/** A JSON object of a response. */
export type AnswerRecord = Readonly<Record<string, unknown>>;

/** The value as an object. @throws AnswerError */
export function parseRecord(value: unknown, where: string): AnswerRecord {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new AnswerError(where, 'an object', value);
  return value as AnswerRecord;
}

/** Parses a value of a response; `where` is its place. @throws AnswerError */
export type Parser<T> = (value: unknown, where: string) => T;

/** A parser of objects with these properties, each by a parser of its own; others are ignored. */
export function objectOf<T extends object>(properties: { readonly [Name in keyof T]-?: Parser<T[Name]> }): Parser<T> {
  const parsers = Object.entries<Parser<unknown>>(properties);
  return (value, where) => {
    const record = parseRecord(value, where);
    return Object.fromEntries(parsers.map(([name, parse]) => [name, parse(record[name], `${where}.${name}`)])) as T;
  };
}

/** A parser of lists; see `parseList`. */
export function listOf<T>(parseItem: Parser<T>): Parser<readonly T[]> {
  return (value, where) => parseList(value, where, parseItem);
}

/** The value as a list with items parsed by `parseItem`; null and undefined are an empty list. @throws AnswerError */
export function parseList<T>(value: unknown, where: string, parseItem: Parser<T>): readonly T[] {
  if (value === null || value === undefined) return [];
  if (!Array.isArray(value)) throw new AnswerError(where, 'a list', value);
  return value.map((item, index) => parseItem(item, `${where}[${index}]`));
}

/** The value as a non-empty string. @throws AnswerError */
export function parseText(value: unknown, where: string): string {
  if (typeof value !== 'string' || value === '') throw new AnswerError(where, 'a text', value);
  return value;
}

/** The value as a string; '' for anything else. */
export function textOrEmpty(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** The value as a non-empty string; undefined for anything else. */
export function optionalText(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/** The value as a number; undefined for anything else. */
export function optionalNumber(value: unknown): number | undefined {
  return typeof value === 'number' ? value : undefined;
}

/** The value as a boolean; undefined for anything else. */
export function optionalFlag(value: unknown): boolean | undefined {
  return typeof value === 'boolean' ? value : undefined;
}

/** Whether the value is `true`. */
export function flagOf(value: unknown): boolean {
  return value === true;
}

/** The value as a finite number. @throws AnswerError */
export function numberOf(value: unknown, where: string): number {
  if (typeof value !== 'number' || !Number.isFinite(value)) throw new AnswerError(where, 'a number', value);
  return value;
}
