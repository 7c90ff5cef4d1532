import { isObject } from '../src/lib/objects';
import { requireId, requireStorableText } from './content/arguments';
import { BadInput } from './errors';

/** The fields of a request: those of its JSON object, or of the query of its URL. */
export type RequestFields = Readonly<Record<string, unknown>>;

/** @param sent the body or the query; anything but an object has no fields */
export function readFields(sent: unknown): RequestFields {
  return isObject(sent) ? sent : {};
}

/**
 * A text, unchanged; undefined if it is absent, null or blank.
 * @throws BadInput naming the field
 */
export function optionalText(fields: RequestFields, name: string): string | undefined {
  const value = fields[name] ?? undefined;
  if (value === undefined) return undefined;
  if (typeof value !== 'string') throw new BadInput(name, fieldMessages.notAText(name));
  requireStorableText(value, name);
  if (value.length > MAX_TEXT_LENGTH) throw new BadInput(name, fieldMessages.tooLong(name, MAX_TEXT_LENGTH));
  return value.trim() === '' ? undefined : value;
}

/** @param message of the error for a missing text */
export function requiredText(fields: RequestFields, name: string, message: string): string {
  const value = optionalText(fields, name);
  if (value === undefined) throw new BadInput(name, message);
  return value;
}

/** A UUID; undefined if it is absent, null or blank. */
export function optionalId(fields: RequestFields, name: string): string | undefined {
  const value = optionalText(fields, name);
  return value === undefined ? undefined : requireId(value, name);
}

/** What is wrong with a field, for fields of any request. */
export const fieldMessages = {
  notAText: (name: string) => `${name} must be a text.`,
  tooLong: (name: string, max: number) => `${name} must have at most ${max} characters.`,
} as const;

const MAX_TEXT_LENGTH = 10_000;
