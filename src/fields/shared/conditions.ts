import {
  isConditionMet,
  type FieldConditions,
  type PlacedField,
  type PlacedFields,
  type ReadValue,
} from '../../definition';
import { groupFields, itemFields } from '../../kinds';
import { isGroup, type FormData, type FormPath, type FormValue } from '../../tree';
import { ownProperty } from '../../lib/objects';

/** The conditions of a field, evaluated. */
export interface FieldState {
  readonly isVisible: boolean;
  readonly isEnabled: boolean;
  /** Whether a value is required. Disabled and read-only fields are never required. */
  readonly isRequired: boolean;
}

/**
 * Evaluates the conditions of a field.
 * @param conditions undefined for a field without any
 * @param read reads the values that the conditions refer to
 */
export function fieldStateOf(field: PlacedField, conditions: FieldConditions | undefined, read: ReadValue): FieldState {
  const isEnabled = isConditionMet(conditions?.enabled, read);
  const hasRequirement =
    'required' in field || (conditions?.required !== undefined && isConditionMet(conditions.required, read));
  return {
    isVisible: isConditionMet(conditions?.visible, read),
    isEnabled,
    isRequired: hasRequirement && isEnabled && !field.readOnly,
  };
}

/** Whether a field is never rendered: its value is only stored. */
export function isHiddenField(field: PlacedField): boolean {
  return 'hidden' in field && field.hidden;
}

/** Reads siblings from the data of their group; `outer` reads everything else. */
export function groupReader(data: FormData, outer: ReadValue): ReadValue {
  return (place) => {
    const [key = '', ...below] = place.keys;
    return place.up > 0 || below.length > 0 ? outer(place) : ownProperty(data, key);
  };
}

/** A group or an item of a form, with its path. */
export interface GroupAt {
  readonly fields: PlacedFields;
  readonly data: FormData;
  readonly path: FormPath;
}

/** Every group and item of a form, outermost first. */
export function* groupsIn({ fields, data, path }: GroupAt): Generator<GroupAt> {
  yield { fields, data, path };
  for (const [key, field] of Object.entries(fields)) {
    const value: FormValue = ownProperty(data, key);
    const nested = groupFields(field);
    if (nested && isGroup(value)) yield* groupsIn({ fields: nested, data: value, path: [...path, key] });
    if (nested || !Array.isArray(value)) continue;
    for (const [index, item] of (value as readonly FormValue[]).entries()) {
      const inItem = itemFields(field, item);
      if (inItem && isGroup(item)) yield* groupsIn({ fields: inItem, data: item, path: [...path, key, index] });
    }
  }
}
