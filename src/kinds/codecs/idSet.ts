import type { FormData, FormValue } from '../values';
import { elementsOf, type JsonCodec } from './codec';

/**
 * A set of ids, kept as a JSON list of texts in one field's value; ids that stay keep their place. In the form it is a
 * group of flags, so that two people who tick different ones are merged without a question, and the order of ticking means
 * nothing.
 */
export const idSetCodec: JsonCodec<FormData> = {
  read: (stored) => flagsOf(idsIn(stored)),
  write(value, stored) {
    const wanted = new Set(tickedIds(value));
    const before = idsIn(stored);
    const isSame = new Set(before).size === wanted.size && before.every((id) => wanted.has(id));
    if (isSame) return typeof stored === 'string' ? stored : null;
    const kept = elementsOf(stored).filter((element) => typeof element !== 'string' || wanted.has(element));
    const known = new Set(before);
    const written = [...kept, ...[...wanted].filter((id) => !known.has(id))];
    return written.length === 0 ? null : JSON.stringify(written);
  },
};

/** The ids that are ticked in a form value; anything that is no group of flags has none. */
export function tickedIds(value: FormValue): readonly string[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [];
  return Object.entries(value as FormData).flatMap(([id, isTicked]) => (isTicked === true ? [id] : []));
}

/** An id may be any text, `__proto__` too: entries are data. */
function flagsOf(ids: readonly string[]): FormData {
  return Object.fromEntries(ids.map((id) => [id, true]));
}

function idsIn(stored: unknown): readonly string[] {
  return elementsOf(stored).filter((element) => typeof element === 'string');
}
