import { isObject } from '../../../src/lib/objects';
import { requireId, requireStorableText } from '../../content/arguments';
import { BadInput } from '../../errors';
import { RevisionConflict, EXPECTED_REVISION } from '../errors';
import { messages } from '../messages';

export type Body = Readonly<Record<string, unknown>>;

/** The JSON object of a request; any other body counts as an empty one. */
export function readBody(body: unknown): Body {
  return isObject(body) ? body : {};
}

/**
 * A text, unchanged; undefined if it is absent, null or blank.
 * @throws BadInput naming the field
 */
export function optionalText(body: Body, name: string): string | undefined {
  const value = body[name] ?? undefined;
  if (value === undefined) return undefined;
  if (typeof value !== 'string') throw new BadInput(name, messages.notAText(name));
  requireStorableText(value, name);
  if (value.length > MAX_TEXT_LENGTH) throw new BadInput(name, messages.tooLong(name, MAX_TEXT_LENGTH));
  return value.trim() === '' ? undefined : value;
}

/** @param message of the error for a missing text */
export function requiredText(body: Body, name: string, message: string): string {
  const value = optionalText(body, name);
  if (value === undefined) throw new BadInput(name, message);
  return value;
}

/**
 * The name of a person or a role, or undefined.
 * @throws BadInput naming the field and its maximum length
 */
export function optionalName(body: Body, name: string): string | undefined {
  const value = optionalText(body, name);
  if (value !== undefined && value.length > MAX_NAME_LENGTH)
    throw new BadInput(name, messages.tooLong(name, MAX_NAME_LENGTH));
  return value;
}

/** @param message of the error for a missing name */
export function requiredName(body: Body, name: string, message: string): string {
  const value = optionalName(body, name);
  if (value === undefined) throw new BadInput(name, message);
  return value;
}

/** A UUID; undefined if it is absent, null or blank. */
export function optionalId(body: Body, name: string): string | undefined {
  const value = optionalText(body, name);
  return value === undefined ? undefined : requireId(value, name);
}

/** A boolean; undefined if it is absent or null. */
export function optionalFlag(body: Body, name: string): boolean | undefined {
  const value = body[name] ?? undefined;
  if (value !== undefined && typeof value !== 'boolean') throw new BadInput(name, messages.notAFlag(name));
  return value;
}

/**
 * The revision a change is based on; undefined if it is absent or null: then it applies to the current one.
 * @throws BadInput
 */
export function optionalRevision(body: Body): number | undefined {
  const value = body[EXPECTED_REVISION] ?? undefined;
  if (value === undefined) return undefined;
  if (typeof value !== 'number' || !Number.isSafeInteger(value) || value < 1) {
    throw new BadInput(EXPECTED_REVISION, messages.notARevision(EXPECTED_REVISION));
  }
  return value;
}

/** @throws RevisionConflict if the stored revision is not the one the caller has read */
export function requireRevision(stored: number, expected: number | undefined): void {
  if (expected !== undefined && expected !== stored) throw new RevisionConflict(stored);
}

const MAX_TEXT_LENGTH = 10_000;
const MAX_NAME_LENGTH = 255;
