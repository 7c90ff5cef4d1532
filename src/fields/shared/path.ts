import { isGroup, itemsIn, type FormData, type FormPath, type FormValue } from '../../tree';

/**
 * Form data with one value written at a path; everything off the path keeps its identity.
 * An absent value removes its key, because missing and empty mean the same in form data.
 */
export function writeAt(data: FormData, path: FormPath, value: FormValue): FormData {
  return path.length === 0 ? (value as FormData) : (writeInto(data, path, value) as FormData);
}

function writeInto(parent: FormValue, path: FormPath, value: FormValue): FormValue {
  const [key, ...rest] = path;
  if (key === undefined) return value;
  if (typeof key === 'number') {
    const items: FormValue[] = [...itemsIn(parent)];
    const written = writeInto(items[key], rest, value);
    if (Object.is(written, items[key]) && key < items.length) return parent;
    items[key] = written ?? null;
    return items as unknown as FormValue;
  }
  const group: FormData = isGroup(parent) ? parent : {};
  const had = Object.hasOwn(group, key);
  const before = had ? group[key] : undefined;
  const written = writeInto(before, rest, value);
  if (Object.is(written, before) && (had || written === undefined)) return parent;
  if (written === undefined) {
    const { [key]: _removed, ...others } = group;
    return others;
  }
  // A computed key is plain data, even `__proto__`.
  return { ...group, [key]: written };
}

/** Whether `path` equals `start` or is below it. */
export function startsWith(path: FormPath, start: FormPath): boolean {
  return start.length <= path.length && start.every((key, index) => path[index] === key);
}

/** A path as a string, for map keys. */
export function pathKey(path: FormPath): string {
  return JSON.stringify(path);
}
