import { isObject } from '../../../src/lib/objects';
import type { RecordValues } from './recordStore';

/** Values over others: objects are merged property by property, what is undefined stays, anything else is replaced. */
export function overlaid(below: RecordValues, above: RecordValues): RecordValues {
  const merged = Object.entries(above).flatMap(([name, value]): [string, unknown][] => {
    if (value === undefined) return [];
    const former = Object.hasOwn(below, name) ? below[name] : undefined;
    return [[name, isPlain(former) && isPlain(value) ? overlaid(former, value) : value]];
  });
  return { ...below, ...Object.fromEntries(merged) };
}

/** A date is a value. */
function isPlain(value: unknown): value is RecordValues {
  return isObject(value) && !(value instanceof Date);
}
