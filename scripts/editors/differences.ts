import { isObject } from '../../src/lib/objects';

/** One setting that a brand has in another way than the editor has it without the brand. */
export interface Difference {
  /** Keys from the editor's root, for example `fields.main.fields.h2SubHeading`. */
  readonly where: string;
  readonly change: 'added' | 'removed' | 'changed';
  readonly from?: unknown;
  readonly to?: unknown;
}

/**
 * What a brand adds to an editor, takes away and changes.
 * @param common the editor without any brand
 * @param own the editor as the brand has it
 */
export function differences(common: unknown, own: unknown, path: readonly string[] = []): readonly Difference[] {
  const where = path.join('.');
  if (JSON.stringify(common) === JSON.stringify(own)) return [];
  if (common === undefined) return [{ where, change: 'added', to: own }];
  if (own === undefined) return [{ where, change: 'removed', from: common }];
  if (!isObject(common) || !isObject(own)) return [{ where, change: 'changed', from: common, to: own }];
  const keys = new Set([...Object.keys(common), ...Object.keys(own)]);
  return [...keys].flatMap((key) => differences(common[key], own[key], [...path, key]));
}
