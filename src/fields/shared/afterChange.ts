import type { PlacedField, PlacedFields } from '../../definition';
import { roundTo } from '../../lib/rounding';
import type { FormData } from '../../tree';
import { settleGroup, withoutValue } from './conditions';

/** A group in which a person has just changed one value. */
interface ChangedGroup {
  readonly fields: PlacedFields;
  readonly group: FormData;
  /** The key of the changed value. */
  readonly key: string;
}

/**
 * What else changes with a value that a person changed: the number that is linked to it follows, values that were given
 * under the former one are emptied, and so are those that no longer count.
 */
export function afterChange(given: ChangedGroup): FormData {
  const { fields, key } = given;
  const linked = withFollower(given);
  const cleared = Object.entries(fields).reduce(
    (group, [other, field]) => (dependsOn(field, key) ? withoutValue(group, other, field) : group),
    linked,
  );
  return settleGroup(fields, cleared);
}

/** The number linked to a changed one follows it, and leads no other; what is no number is followed by none. */
function withFollower({ fields, group, key }: ChangedGroup): FormData {
  const field = fields[key];
  const value = group[key];
  if (field?.type !== 'number' || field.linked === undefined || typeof value !== 'number') return group;
  const { to, factor, decimals } = field.linked;
  const followed = roundTo(value * factor, decimals);
  return Number.isFinite(followed) ? { ...group, [to]: followed } : group;
}

/** Whether a value was given under another one, and means nothing once that changes. */
function dependsOn(field: PlacedField, key: string): boolean {
  const servedBy = 'options' in field ? Object.values(field.options.by ?? {}) : [];
  return [field.clearedBy, servedBy].flat().includes(key);
}
