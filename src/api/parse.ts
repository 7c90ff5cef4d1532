import { AnswerError } from './errors';

/** A JSON object of a service's answer. */
export type AnswerRecord = Readonly<Record<string, unknown>>;

/** The value as an object. @throws AnswerError saying where */
export function parseRecord(value: unknown, where: string): AnswerRecord {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new AnswerError(where, 'an object', value);
  return value as AnswerRecord;
}

/** The value as a list whose items `parseItem` reads; null and missing are an empty list. @throws AnswerError */
export function parseList<T>(
  value: unknown,
  where: string,
  parseItem: (item: unknown, where: string) => T,
): readonly T[] {
  if (value === null || value === undefined) return [];
  if (!Array.isArray(value)) throw new AnswerError(where, 'a list', value);
  return value.map((item, index) => parseItem(item, `${where}[${index}]`));
}

/** The value as text that is not empty. @throws AnswerError */
export function parseText(value: unknown, where: string): string {
  if (typeof value !== 'string' || value === '') throw new AnswerError(where, 'a text', value);
  return value;
}

/** The value as text; anything else is an empty text. */
export function textOrEmpty(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** The value as text; absent where there is none. */
export function optionalText(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/** A number, or undefined for anything else. */
export function optionalNumber(value: unknown): number | undefined {
  return typeof value === 'number' ? value : undefined;
}

/** The value as true or false; absent where it is neither. */
export function optionalFlag(value: unknown): boolean | undefined {
  return typeof value === 'boolean' ? value : undefined;
}

/** Whether the value is true; anything else is false. */
export function flagOf(value: unknown): boolean {
  return value === true;
}

/** The value as a number. @throws AnswerError */
export function numberOf(value: unknown, where: string): number {
  if (typeof value !== 'number' || !Number.isFinite(value)) throw new AnswerError(where, 'a number', value);
  return value;
}
