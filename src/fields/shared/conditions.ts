import { holds, type FieldConditions, type PlacedField, type PlacedFields, type ReadValue } from '../../definition';
import { groupFields, itemFields } from '../../kinds';
import { isGroup, type FormData, type FormPath, type FormValue } from '../../tree';

/** How the conditions of a field stand. */
export interface FieldState {
  readonly isVisible: boolean;
  readonly isEnabled: boolean;
  /** Whether a value must be given. What is disabled, or can only be read, is never asked for. */
  readonly isRequired: boolean;
}

/**
 * How a field stands, with the values around it as they are.
 * @param conditions undefined for a field without any
 * @param read reads the values around it
 */
export function fieldStateOf(field: PlacedField, conditions: FieldConditions | undefined, read: ReadValue): FieldState {
  const isEnabled = holds(conditions?.enabled, read);
  const isAsked = 'required' in field || (conditions?.required !== undefined && holds(conditions.required, read));
  return {
    isVisible: holds(conditions?.visible, read),
    isEnabled,
    isRequired: isAsked && isEnabled && field.readOnly !== true,
  };
}

/** Whether a field is shown to nobody. */
export function isStoredOnly(field: PlacedField): boolean {
  return 'hidden' in field && field.hidden;
}

/** Reads the values around the fields of a group whose data is at hand; `outer` reads those that are not beside them. */
export function readerIn(data: FormData, outer: ReadValue): ReadValue {
  return (place) => {
    const { up, keys } = place;
    const [key = ''] = keys;
    if (up > 0 || keys.length > 1) return outer(place);
    return Object.hasOwn(data, key) ? data[key] : undefined;
  };
}

/** A group of a form, or an item, at its path. */
export interface GroupAt {
  readonly fields: PlacedFields;
  readonly data: FormData;
  readonly path: FormPath;
}

/** Every group and item of a form, from the outside to the inside. */
export function* groupsIn({ fields, data, path }: GroupAt): Generator<GroupAt> {
  yield { fields, data, path };
  for (const [key, field] of Object.entries(fields)) {
    const value: FormValue = Object.hasOwn(data, key) ? data[key] : undefined;
    const inside = groupFields(field);
    if (inside && isGroup(value)) yield* groupsIn({ fields: inside, data: value, path: [...path, key] });
    if (inside || !Array.isArray(value)) continue;
    for (const [index, item] of (value as readonly FormValue[]).entries()) {
      const ofItem = itemFields(field, item);
      if (ofItem && isGroup(item)) yield* groupsIn({ fields: ofItem, data: item, path: [...path, key, index] });
    }
  }
}
