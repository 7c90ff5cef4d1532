import type { PlacedField, PlacedFields } from '../kinds/field';
import type { Condition } from '../kinds/settings';

/** Finds a field of a group by its key; undefined where the brand has none. */
export type FieldLookup = (key: string) => Pick<PlacedField, 'visibleWhen'> | undefined;

/** Looks fields up in a group. */
export function fieldsByKey(fields: PlacedFields): FieldLookup {
  return (key) => (Object.hasOwn(fields, key) ? fields[key] : undefined);
}

/**
 * Everything that must hold for a condition to hold: a hidden field's value does not count, so a condition on a field
 * implies the conditions under which that field is shown. A cycle is followed once.
 * @param condition undefined for none
 * @param fieldOf the fields of the condition's group
 */
export function impliedConditions(condition: Condition | undefined, fieldOf: FieldLookup): readonly Condition[] {
  const implied = new Map<string, Condition>();
  for (let next = condition; next && !implied.has(next.field); next = fieldOf(next.field)?.visibleWhen) {
    implied.set(next.field, next);
  }
  return [...implied.values()];
}
