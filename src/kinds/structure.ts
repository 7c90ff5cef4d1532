import type { JsonSchema } from './kind';
import type { FormValue } from './values';

/** The structure of a single value. */
export function valueStructure(): JsonSchema {
  return { type: 'string' };
}

/** The structure of a value of several parts; its field draws them. */
export function partsStructure(): JsonSchema {
  return { type: 'object' };
}

/** The structure of items that their field draws itself. */
export function itemsStructure(): JsonSchema {
  return { type: 'array', items: { type: 'object' } };
}

/** What a list holds when it holds nothing. */
export function noItems(): FormValue {
  return [];
}

/** What a value of several parts holds when it holds nothing. */
export function noParts(): FormValue {
  return {};
}
