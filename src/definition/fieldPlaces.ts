import { kindOf } from '../kinds';
import type { PlacedField } from '../kinds/field';
import type { FieldPlace } from '../kinds/places';

/** The property of a record that holds a file's description: beside that of its key. */
export function descriptionPlaceOf(name: string): string {
  return [...name.split('.').slice(0, -1), 'meta_data'].join('.');
}

/** The stored fields with a fixed name that hold a field's value; none for groups, and for lists whose items are nodes or fields. */
export function fieldPlacesOf(field: PlacedField): readonly FieldPlace[] {
  const storage = kindOf(field).storage(field);
  switch (storage.as) {
    case 'group':
    case 'nodes':
    case 'fields':
      return [];
    case 'parts':
      return Object.values(storage.parts).map(({ place }) => place);
    default:
      return [storage.place];
  }
}
