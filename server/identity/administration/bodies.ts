import { BadInput } from '../../errors';
import { fieldMessages, optionalText, type RequestFields } from '../../requestFields';
import { RevisionConflict, EXPECTED_REVISION } from '../errors';
import { messages } from '../messages';

/**
 * The name of a person or a role, or undefined.
 * @throws BadInput naming the field and its maximum length
 */
export function optionalName(fields: RequestFields, name: string): string | undefined {
  const value = optionalText(fields, name);
  if (value !== undefined && value.length > MAX_NAME_LENGTH)
    throw new BadInput(name, fieldMessages.tooLong(name, MAX_NAME_LENGTH));
  return value;
}

/** @param message of the error for a missing name */
export function requiredName(fields: RequestFields, name: string, message: string): string {
  const value = optionalName(fields, name);
  if (value === undefined) throw new BadInput(name, message);
  return value;
}

/** A boolean; undefined if it is absent or null. */
export function optionalFlag(fields: RequestFields, name: string): boolean | undefined {
  const value = fields[name] ?? undefined;
  if (value !== undefined && typeof value !== 'boolean') throw new BadInput(name, messages.notAFlag(name));
  return value;
}

/**
 * The revision a change is based on; undefined if it is absent or null: then it applies to the current one.
 * @throws BadInput
 */
export function optionalRevision(fields: RequestFields): number | undefined {
  const value = fields[EXPECTED_REVISION] ?? undefined;
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

const MAX_NAME_LENGTH = 255;
