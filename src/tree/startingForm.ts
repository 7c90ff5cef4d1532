import type { PlacedField, PlacedFields } from '../definition';
import { groupFields, kindOf } from '../kinds';
import { emptyValue } from './empty';
import type { FormData, FormValue } from '../kinds/values';

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
