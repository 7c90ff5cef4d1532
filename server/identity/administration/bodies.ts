import { isObject } from '../../../src/lib/objects';
import { requireId, requireStorableText } from '../../content/arguments';
import { BadInput } from '../../errors';
import { ChangedMeanwhile, EXPECTED_REVISION } from '../errors';
import { messages } from '../messages';

export type Body = Readonly<Record<string, unknown>>;

/** The JSON object that was sent; anything else counts as an empty one. */
export function readBody(body: unknown): Body {
  return isObject(body) ? body : {};
}

/**
 * A text as it was sent, or nothing when it is absent, null or blank.
 * @throws BadInput naming the field
 */
export function optionalText(body: Body, name: string): string | undefined {
  const value = body[name] ?? undefined;
  if (value === undefined) return undefined;
  if (typeof value !== 'string') throw new BadInput(name, messages.notAText(name));
  requireStorableText(value, name);
  if (value.length > MAX_TEXT) throw new BadInput(name, messages.tooLong(name, MAX_TEXT));
  return value.trim() === '' ? undefined : value;
}

/** @param message what to say when there is none */
export function requiredText(body: Body, name: string, message: string): string {
  const value = optionalText(body, name);
  if (value === undefined) throw new BadInput(name, message);
  return value;
}

/**
 * The name of a person or a role, or nothing.
 * @throws BadInput naming the field, and how long it may be
 */
export function optionalName(body: Body, name: string): string | undefined {
  const value = optionalText(body, name);
  if (value !== undefined && value.length > MAX_NAME) throw new BadInput(name, messages.tooLong(name, MAX_NAME));
  return value;
}

/** @param message what to say when there is none */
export function requiredName(body: Body, name: string, message: string): string {
  const value = optionalName(body, name);
  if (value === undefined) throw new BadInput(name, message);
  return value;
}

/** A UUID, or nothing when it is absent, null or blank. */
export function optionalId(body: Body, name: string): string | undefined {
  const value = optionalText(body, name);
  return value === undefined ? undefined : requireId(value, name);
}

/** True or false, or nothing when it is absent or null. */
export function optionalFlag(body: Body, name: string): boolean | undefined {
  const value = body[name] ?? undefined;
  if (value !== undefined && typeof value !== 'boolean') throw new BadInput(name, messages.notAFlag(name));
  return value;
}

/**
 * The revision that a change is made on top of, or nothing when it is absent or null: then it is made on top of whatever is there.
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

/** @throws ChangedMeanwhile where what is stored is not what the caller has read */
export function requireRevision(stored: number, expected: number | undefined): void {
  if (expected !== undefined && expected !== stored) throw new ChangedMeanwhile(stored);
}

const MAX_TEXT = 10_000;
const MAX_NAME = 255;
