import {
  fieldsByKey,
  impliedConditions,
  type Condition,
  type FieldLookup,
  type PlacedField,
  type PlacedFields,
} from '../../definition';
import { emptyValue, sameValue, type FormData } from '../../tree';

/** The group that conditions are about: its values and its fields. */
export interface Siblings {
  readonly data: FormData;
  readonly fieldOf: FieldLookup;
}

/** Whether a condition on a sibling's value holds; no condition always does, one on a hidden sibling never. */
export function holds(condition: Condition | undefined, { data, fieldOf }: Siblings): boolean {
  return impliedConditions(condition, fieldOf).every(({ field, in: values }) => {
    const value = Object.hasOwn(data, field) ? data[field] : undefined;
    return (values as readonly unknown[]).includes(value);
  });
}

/** Whether a field is shown to nobody. */
export function isStoredOnly(field: PlacedField): boolean {
  return 'hidden' in field && field.hidden;
}

/** Whether a value must be given, with the siblings as they are. */
export function isRequiredNow(field: PlacedField, siblings: Siblings): boolean {
  if ('required' in field) return true;
  return 'requiredWhen' in field && holds(field.requiredWhen, siblings);
}

/**
 * Empties the fields that only count under a condition which no longer holds, where the definition asks for it.
 * Emptying one may end the condition of another, so it goes on until nothing changes.
 */
export function settleGroup(fields: PlacedFields, group: FormData): FormData {
  const siblings = { data: group, fieldOf: fieldsByKey(fields) };
  const stale = Object.entries(fields).find(
    ([key, field]) =>
      field.clearWhenHidden === true &&
      Object.hasOwn(group, key) &&
      !sameValue(group[key], emptyValue(field)) &&
      !(holds(field.visibleWhen, siblings) && holds(field.enabledWhen, siblings)),
  );
  if (!stale) return group;
  const [key, field] = stale;
  return settleGroup(fields, withoutValue(group, key, field));
}

/** A group in which one field holds nothing. */
export function withoutValue(group: FormData, key: string, field: PlacedField): FormData {
  const { [key]: _emptied, ...others } = group;
  const empty = emptyValue(field);
  return empty === undefined ? others : { ...others, [key]: empty };
}
