import { fieldPlacesOf, type PlacedFields } from '../definition';
import { groupFields } from '../kinds';
import type { FormPath } from '../tree';

/** Form path of the value that is stored as a property of a record; undefined if the form has none. */
export function pathToProperty(fields: PlacedFields, property: string): FormPath | undefined {
  for (const [key, field] of Object.entries(fields)) {
    const fieldsInside = groupFields(field);
    if (fieldsInside) {
      const inside = pathToProperty(fieldsInside, property);
      if (inside) return [key, ...inside];
    } else if (fieldPlacesOf(field).some(({ name }) => name === property)) return [key];
  }
  return undefined;
}
