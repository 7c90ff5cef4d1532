import type { PlacedField, PlacedFields } from '../definition';
import { groupFields, kindOf } from '../kinds';
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

/**
 * What a new page, record or list item begins with: every group and list, and the values that the definition gives.
 * @param today the day where the staff works, as `YYYY-MM-DD`
 */
export function startingForm(fields: PlacedFields, today: string): FormData {
  const entries = Object.entries(fields).map(([key, field]) => [key, startingValue(field, today)] as const);
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

function startingValue(field: PlacedField, today: string): FormValue {
  const inside = groupFields(field);
  if (inside) return startingForm(inside, today);
  return kindOf(field).begins?.(field, today) ?? emptyValue(field);
}
