import { isObject } from '../../../src/lib/objects';
import type { RecordValues } from './recordStore';

/** Merges values: objects are merged recursively, undefined values are ignored, anything else replaces the former value. */
export function mergeRecordValues(base: RecordValues, overrides: RecordValues): RecordValues {
  const merged = Object.entries(overrides).flatMap(([name, value]): [string, unknown][] => {
    if (value === undefined) return [];
    const former = Object.hasOwn(base, name) ? base[name] : undefined;
    return [[name, isPlain(former) && isPlain(value) ? mergeRecordValues(former, value) : value]];
  });
  return { ...base, ...Object.fromEntries(merged) };
}

/** Dates are values, not objects to be merged. */
function isPlain(value: unknown): value is RecordValues {
  return isObject(value) && !(value instanceof Date);
}
