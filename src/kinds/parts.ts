import type { PlacedField, PlacedFields } from './field';
import { kindOf } from './index';

/** The part of a form or group on one tab or step: all its single values, or one of its other fields. */
export interface FieldsPart {
  /** The key of that field; '' for the single values. */
  readonly key: string;
  /** The label of that field; undefined for the single values, and for a group without one. */
  readonly label: string | undefined;
  /** The keys of its fields. */
  readonly keys: readonly string[];
}

/** Splits fields into parts: first the single values, then each group, list, blocks field and field of several files. */
export function partsOf(fields: PlacedFields): readonly FieldsPart[] {
  const entries = Object.entries(fields);
  const values = entries.flatMap(([key, field]) => (isSingle(field) ? [key] : []));
  const others = entries.flatMap(([key, field]) => (isSingle(field) ? [] : [{ key, label: field.label, keys: [key] }]));
  return values.length > 0 ? [{ key: '', label: undefined, keys: values }, ...others] : others;
}

/** Single values and single files share one part; every other field is a part of its own. */
export function isSingle(field: PlacedField): boolean {
  const { isInput, files } = kindOf(field);
  return isInput || files?.isList === false;
}
