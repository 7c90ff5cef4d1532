import { sameValue, type FormData, type FormPath, type FormValue } from '../tree';

/** Where two forms differ: the path of each value that is not the same, list items by their position in `after`. */
export function changedPaths(before: FormData, after: FormData): readonly FormPath[] {
  return changesIn({ before, after, path: [] });
}

interface Change {
  readonly before: FormValue;
  readonly after: FormValue;
  readonly path: FormPath;
}

function changesIn({ before, after, path }: Change): readonly FormPath[] {
  if (sameValue(before, after)) return [];
  if (isList(before) && isList(after)) {
    if (before.length !== after.length) return [path];
    return after.flatMap((item, index) => changesIn({ before: before[index], after: item, path: [...path, index] }));
  }
  if (!isGroup(before) || !isGroup(after)) return [path];
  return [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .filter((key) => key !== '$id')
    .flatMap((key) => changesIn({ before: before[key], after: after[key], path: [...path, key] }));
}

function isList(value: FormValue): value is readonly FormData[] {
  return Array.isArray(value);
}

function isGroup(value: FormValue): value is FormData {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
