import { BadInput } from '../errors';

/**
 * Refuses text that the database cannot store unchanged, anywhere in the arguments of an operation: U+0000 and lone
 * surrogates.
 * @param value arguments, list or text
 * @param path path of the value, for example `item.name`
 * @throws BadInput naming the argument
 */
export function requireStorableText(value: unknown, path = ''): void {
  if (typeof value === 'string') {
    if (value.includes('\0')) throw new BadInput(path, `${path}: the character U+0000 cannot be stored.`);
    if (LONE_SURROGATE.test(value)) throw new BadInput(path, `${path}: half of a surrogate pair cannot be stored.`);
  } else if (Array.isArray(value)) {
    value.forEach((item, index) => requireStorableText(item, `${path}[${index}]`));
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, item] of Object.entries(value)) {
      requireStorableText(key, path || 'body');
      requireStorableText(item, path === '' ? key : `${path}.${key}`);
    }
  }
}

/**
 * An id in lower case, as the database returns it.
 * @throws BadInput naming the argument
 */
export function requireId(value: string, argument: string): string {
  if (!isId(value)) throw new BadInput(argument, `${argument}: expected a UUID, got '${shorten(value)}'.`);
  return value.toLowerCase();
}

/** Whether a text is a UUID. */
export function isId(value: string): boolean {
  return UUID.test(value);
}

/** As requireId, for several ids; duplicates are dropped. */
export function requireIds(values: readonly string[], argument: string): readonly string[] {
  return [...new Set(values.map((value, index) => requireId(value, `${argument}[${index}]`)))];
}

/**
 * An integer within limits.
 * @throws BadInput naming the argument
 */
export function requireRange(
  value: number | null | undefined,
  range: { readonly argument: string; readonly min: number; readonly max: number; readonly byDefault: number },
): number {
  if (value === null || value === undefined) return range.byDefault;
  if (Number.isInteger(value) && value >= range.min && value <= range.max) return value;
  throw new BadInput(
    range.argument,
    `${range.argument}: expected a number from ${range.min} to ${range.max}, got ${value}.`,
  );
}

/** The error for an argument that is none of its valid choices. */
export function expectedOneOf(argument: string, choices: Iterable<string>, got: string): BadInput {
  return new BadInput(argument, `${argument}: expected one of ${[...choices].join(', ')}, got '${got}'.`);
}

function shorten(text: string): string {
  return text.length > MAX_ECHOED_LENGTH ? `${text.slice(0, MAX_ECHOED_LENGTH)}…` : text;
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
/** With the `u` flag, only unpaired surrogates match. */
const LONE_SURROGATE = /\p{Surrogate}/u;
const MAX_ECHOED_LENGTH = 60;
