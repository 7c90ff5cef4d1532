import type { PlacedField, PlacedFields } from '../definition';
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
  if (field.type === 'group') return startingForm(field.fields, today);
  if (!('default' in field)) return emptyValue(field);
  return field.default === 'today' && field.type === 'date' ? today : field.default;
}
