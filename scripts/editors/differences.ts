import { isObject } from '../../src/lib/objects';

/** A setting whose value differs between a brand's editor and the editor without a brand. */
export interface Difference {
  /** Keys from the editor's root, for example `fields.main.fields.h2SubHeading`. */
  readonly where: string;
  readonly change: 'added' | 'removed' | 'changed';
  readonly from?: unknown;
  readonly to?: unknown;
}

/**
 * The settings that a brand adds to an editor, removes and changes.
 * @param common the editor without any brand
 * @param branded the editor of the brand
 */
export function differences(common: unknown, branded: unknown, path: readonly string[] = []): readonly Difference[] {
  const where = path.join('.');
  if (JSON.stringify(common) === JSON.stringify(branded)) return [];
  if (common === undefined) return [{ where, change: 'added', to: branded }];
  if (branded === undefined) return [{ where, change: 'removed', from: common }];
  if (!isObject(common) || !isObject(branded)) return [{ where, change: 'changed', from: common, to: branded }];
  const keys = new Set([...Object.keys(common), ...Object.keys(branded)]);
  return [...keys].flatMap((key) => differences(common[key], branded[key], [...path, key]));
}
