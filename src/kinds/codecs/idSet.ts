import { isGroup, type FormData, type FormValue } from '../values';
import { keepUnchanged, parseJsonList } from './codec';

/**
 * A set of ids, stored as a JSON list of texts in one field's value; remaining ids keep their positions. In the form it is a group of
 * flags, so that different ids ticked by two people merge without a conflict, and the order of ticking does not matter.
 */
export const idSetCodec = keepUnchanged<FormData>({
  read: (stored) => flagsOf(idsIn(stored)),
  write(value, stored) {
    const selected = new Set(selectedIds(value));
    const kept = parseJsonList(stored).filter((element) => typeof element !== 'string' || selected.has(element));
    const known = new Set(idsIn(stored));
    const written = [...kept, ...[...selected].filter((id) => !known.has(id))];
    return written.length === 0 ? null : JSON.stringify(written);
  },
});

/** The ids ticked in a form value; empty for anything but a group of flags. */
export function selectedIds(value: FormValue): readonly string[] {
  return Object.entries(isGroup(value) ? value : {}).flatMap(([id, isTicked]) => (isTicked === true ? [id] : []));
}

/** `fromEntries`, because an id may be any text, even `__proto__`. */
function flagsOf(ids: readonly string[]): FormData {
  return Object.fromEntries(ids.map((id) => [id, true]));
}

function idsIn(stored: unknown): readonly string[] {
  return parseJsonList(stored).filter((element) => typeof element === 'string');
}
