import type { PlacedFields } from '../definition';
import type { FormData, FormValue } from './form';

/** Form data without a value: every group and every list is there. */
export function emptyForm(fields: PlacedFields): FormData {
  const form: Record<string, FormValue> = {};
  for (const [key, field] of Object.entries(fields)) {
    if (field.type === 'group') form[key] = emptyForm(field.fields);
    else if (field.type === 'list' || field.type === 'blocks' || field.type === 'images') form[key] = [];
  }
  return form;
}
