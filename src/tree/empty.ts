import { isFilesField, type PlacedField, type PlacedFields } from '../definition';
import type { FormData, FormValue } from './form';

/** Form data without a value: every group and every list is there. */
export function emptyForm(fields: PlacedFields): FormData {
  const form: Record<string, FormValue> = {};
  for (const [key, field] of Object.entries(fields)) {
    const value = emptyValue(field);
    if (value !== undefined) form[key] = value;
  }
  return form;
}

const LISTS: ReadonlySet<PlacedField['type']> = new Set(['list', 'blocks', 'links', 'days', 'tags', 'pages']);

/** What a field holds when it holds nothing: groups and lists are there, values are absent. */
export function emptyValue(field: PlacedField): FormValue {
  if (field.type === 'group') return emptyForm(field.fields);
  if (field.type === 'permissions' || field.type === 'timeRange') return {};
  return isFilesField(field) || LISTS.has(field.type) ? [] : undefined;
}
