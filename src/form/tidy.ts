import type { PlacedField, PlacedFields } from '../definition';
import { writeAt } from '../fields/shared/path';
import { kindOf } from '../kinds';
import { partOf } from '../kinds/tidy';
import type { FormData, FormValue } from '../tree';

/**
 * A form as it is kept once its fields were left: no text that was changed has blanks around it, and links have the form that
 * their field asks for. What stands as it is stored stays as it is stored.
 * @param base the form as it is stored
 * @returns the very same form where nothing is to be tidied
 */
export function tidied<Group extends FormData>(fields: PlacedFields, form: Group, base: FormValue): Group {
  if (form === base) return form;
  return Object.entries(fields).reduce<Group>(
    (group, [key, field]) => writeAt(group, [key], tidiedValue(field, group[key], partOf(base, key))) as Group,
    form,
  );
}

function tidiedValue(field: PlacedField, value: FormValue, base: FormValue): FormValue {
  if (value === base) return value;
  const { tidied: tidy } = kindOf(field);
  return tidy ? tidy(field, value, { base, ofFields: tidied }) : value;
}
