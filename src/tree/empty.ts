import type { PlacedField, PlacedFields } from '../definition';
import { groupFields, kindOf } from '../kinds';
import type { FormData, FormValue } from '../kinds/values';

/** Form data without values, but with every group and list. */
export function emptyForm(fields: PlacedFields): FormData {
  const form: Record<string, FormValue> = {};
  for (const [key, field] of Object.entries(fields)) {
    const value = emptyValue(field);
    if (value !== undefined) form[key] = value;
  }
  return form;
}

/** The empty value of a field: an empty group or list, undefined for a single value. */
export function emptyValue(field: PlacedField): FormValue {
  return kindOf(field).empty?.(field, emptyForm);
}

/**
 * The form data of a new page, record or list item: every group and list, and the defaults of the definition.
 * @param today in the time zone of the staff, as `YYYY-MM-DD`
 */
export function startingForm(fields: PlacedFields, today: string): FormData {
  const entries = Object.entries(fields).map(([key, field]) => [key, startingValue(field, today)] as const);
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

function startingValue(field: PlacedField, today: string): FormValue {
  const inside = groupFields(field);
  if (inside) return startingForm(inside, today);
  return kindOf(field).startingValue?.(field, today) ?? emptyValue(field);
}
