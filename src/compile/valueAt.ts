import type { FormPath, FormValue } from '../tree';

/** The value at a path of form data; undefined where the path leads nowhere. */
export function valueAt(data: FormValue, path: FormPath): FormValue {
  let value: FormValue = data;
  for (const key of path) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined;
    value = (value as Record<string | number, FormValue>)[key];
  }
  return value;
}
