import { isObject, ownProperty } from '../lib/objects';

/**
 * Whether two form values are equal. Missing, null and '' are equal, as are a missing and an empty list or group.
 * @param ignored keys to ignore
 */
export function sameValue(a: unknown, b: unknown, ignored: ReadonlySet<string> = NONE): boolean {
  if (a === b) return true;
  if (Array.isArray(a) || Array.isArray(b)) {
    const [left, right] = [a ?? [], b ?? []];
    if (!Array.isArray(left) || !Array.isArray(right) || left.length !== right.length) return false;
    return left.every((item, index) => sameValue(item, right[index], ignored));
  }
  if (isObject(a) || isObject(b)) {
    const [left, right] = [a ?? {}, b ?? {}];
    if (!isObject(left) || !isObject(right)) return false;
    return [...Object.keys(left), ...Object.keys(right)].every(
      (key) => ignored.has(key) || sameValue(ownProperty(left, key), ownProperty(right, key), ignored),
    );
  }
  return (a ?? '') === (b ?? '');
}

/** Keys to ignore when comparing contents: the ids of items and of their uploads. */
export const WITHOUT_IDS: ReadonlySet<string> = new Set(['$id', 'uid']);

const NONE: ReadonlySet<string> = new Set();
