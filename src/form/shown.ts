import { pathKey } from '../fields/shared/path';
import type { FormPath, Problem } from '../tree';

/**
 * The problems of fields that were left. One of a file or link in a list is a problem of the field that holds them.
 * @param left where the fields stand
 */
export function problemsAt(left: readonly FormPath[], problems: readonly Problem[]): readonly Problem[] {
  const keys = new Set(left.map(pathKey));
  return problems.filter(({ path }) => keys.has(pathKey(fieldPath(path))));
}

/** Paths with others added that are not among them. */
export function withPaths(paths: readonly FormPath[], added: readonly FormPath[]): readonly FormPath[] {
  const known = new Set(paths.map(pathKey));
  const others = added.map(fieldPath).filter((path) => path.length > 0 && !known.has(pathKey(path)));
  return others.length > 0 ? [...paths, ...others] : paths;
}

function fieldPath(path: FormPath): FormPath {
  return typeof path.at(-1) === 'number' ? path.slice(0, -1) : path;
}
