import type { PlacedField, PlacedFields } from '../definition';
import { kindOf } from '../kinds';
import type { FormData, FormValue } from '../kinds/values';

/** Form data without a value: every group and every list is there. */
export function emptyForm(fields: PlacedFields): FormData {
  const form: Record<string, FormValue> = {};
  for (const [key, field] of Object.entries(fields)) {
    const value = emptyValue(field);
    if (value !== undefined) form[key] = value;
  }
  return form;
}

/** What a field holds when it holds nothing: groups and lists are there, values are absent. */
export function emptyValue(field: PlacedField): FormValue {
  return kindOf(field).empty?.(field, emptyForm);
}
