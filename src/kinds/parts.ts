import type { PlacedField, PlacedFields } from './field';
import { kindOf } from './index';

/** A part of a form or of a group that a tab or a step shows: its single values, or what stands in one of its other fields. */
export interface FieldsPart {
  /** The key of that field; '' for the single values. */
  readonly key: string;
  /** The label of that field; undefined for the single values, and for a group without one. */
  readonly label: string | undefined;
  /** The keys of the fields that it shows. */
  readonly keys: readonly string[];
}

/** The parts of fields: the single values first, then every group, list, blocks and several files. */
export function partsOf(fields: PlacedFields): readonly FieldsPart[] {
  const entries = Object.entries(fields);
  const values = entries.flatMap(([key, field]) => (isSingle(field) ? [key] : []));
  const others = entries.flatMap(([key, field]) => (isSingle(field) ? [] : [{ key, label: field.label, keys: [key] }]));
  return values.length > 0 ? [{ key: '', label: undefined, keys: values }, ...others] : others;
}

/** Single values and single files stand together; everything else has a place of its own. */
export function isSingle(field: PlacedField): boolean {
  const { isInput, files } = kindOf(field);
  return isInput || files === 'one';
}
