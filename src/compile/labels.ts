import type { PlacedField, PlacedFields } from '../definition';
import { groupFields, itemFields, kindOf } from '../kinds';
import type { FormData, FormPath, FormValue } from '../tree';
import { ownProperty } from '../lib/objects';

/** A field found at a path, with the labels that lead to it. */
export interface FieldAt {
  /** Undefined for an unknown path, or one into a file or a link. */
  readonly field: PlacedField | undefined;
  /** For example ['Body 2', 'Web Content']. */
  readonly labels: readonly string[];
  /** The fields inside it; none but for groups, items and blocks. */
  readonly fields: PlacedFields;
}

/**
 * Finds the field at a path of form data.
 * @param data determines the fields of blocks, which depend on their type
 */
export function fieldAt(fields: PlacedFields, path: FormPath, data: FormData): FieldAt {
  const labels: string[] = [];
  let fieldsHere: PlacedFields = fields;
  let field: PlacedField | undefined;
  let value: FormValue = data;
  for (const key of path) {
    value = (value as Record<string | number, FormValue> | undefined)?.[key];
    if (typeof key === 'number') {
      // A single item has the label of its field.
      if (field && kindOf(field).nested?.hasSingleItem) labels.splice(-1, 1, field.label ?? '');
      else if (field && 'itemLabel' in field) labels.splice(-1, 1, `${field.itemLabel} ${key + 1}`);
      else if (field) labels.splice(-1, 1, `${field.label ?? ''} ${key + 1}`);
      fieldsHere = (field && itemFields(field, value)) ?? {};
      continue;
    }
    field = ownProperty(fieldsHere, key);
    if (!field) return { field: undefined, labels, fields: {} };
    if (field.label !== undefined) labels.push(field.label);
    fieldsHere = groupFields(field) ?? {};
  }
  return { field, labels, fields: fieldsHere };
}
