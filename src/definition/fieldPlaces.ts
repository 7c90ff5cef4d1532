import type { PlacedField } from '../kinds/field';
import type { FieldPlace } from '../kinds/places';

/** Where a record keeps the description of a file: beside its key. */
export function descriptionPlaceOf(name: string): string {
  return [...name.split('.').slice(0, -1), 'meta_data'].join('.');
}

/** The stored fields of fixed name that a field is kept in; none for groups, and for lists whose items are nodes or fields. */
export function fieldPlacesOf({ place }: PlacedField): readonly FieldPlace[] {
  if ('order' in place) return [place];
  if ('start' in place) return [place.start, place.end];
  if ('amount' in place) return [place.amount, place.unit];
  if ('joined' in place) return [place.joined];
  return 'json' in place ? [place.json] : [];
}
