import type { PlacedField } from '../kinds/field';
import type { FieldPlace } from '../kinds/places';

/** The property of a record that holds a file's description: beside that of its key. */
export function descriptionPlaceOf(name: string): string {
  return [...name.split('.').slice(0, -1), 'meta_data'].join('.');
}

/** The stored fields with a fixed name that hold a field's value; none for groups, and for lists whose items are nodes or fields. */
export function fieldPlacesOf({ place }: PlacedField): readonly FieldPlace[] {
  if ('order' in place) return [place];
  if ('start' in place) return [place.start, place.end];
  if ('amount' in place) return [place.amount, place.unit];
  if ('joined' in place) return [place.joined];
  return 'json' in place ? [place.json] : [];
}
