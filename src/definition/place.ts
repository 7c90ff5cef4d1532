import { kindOf } from '../kinds';
import type { Field, Fields, PlacedField, PlacedFields } from '../kinds/field';
import { placeNode, newScope, type Scope } from '../kinds/placing';

/**
 * Resolves where every field of a definition is stored. Orders are counted over the fields of all brands, so that
 * a field that a brand lacks leaves a gap and nothing shifts.
 * @param fields the definition's fields of all brands
 * @param scope the node that they are stored in
 */
export function placeFields(fields: Fields, scope = newScope()): PlacedFields {
  return Object.fromEntries(Object.entries(fields).map(([key, field]) => [key, placeOne(field, scope)]));
}

function placeOne(field: Field, scope: Scope): PlacedField {
  const { place, expandShorthand, nested, storage } = kindOf(field);
  const { stored: _stored, ...settings } = field;
  // Nested fields are placed last: orders are counted from top to bottom.
  const placed = { ...settings, ...expandShorthand?.(field), place: place(field, scope) } as PlacedField;
  if (!nested) return placed;
  const ownStorage = storage(placed);
  const innerScope = () =>
    ownStorage.as === 'group'
      ? ownStorage.path.reduce((outer, step) => placeNode(outer, step).inside, scope)
      : newScope();
  return nested.mapFieldSets(placed, (holder) => ({
    ...holder,
    fields: placeFields(holder.fields as Fields, innerScope()),
  }));
}
