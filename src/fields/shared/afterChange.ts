import { valueAt } from '../../compile';
import { readerAt, type Conditions, type PlacedField, type PlacedFields } from '../../definition';
import { roundTo } from '../../lib/rounding';
import { emptyValue, sameValue, type FormData } from '../../tree';
import { groupsIn, fieldStateOf, type GroupAt } from './conditions';
import { writeAt } from './path';
import { groupData } from './rjsf';

/** A group in which a person has just changed one value. */
interface ChangedGroup {
  readonly fields: PlacedFields;
  readonly group: FormData;
  /** The key of the changed value. */
  readonly key: string;
}

/**
 * What else changes beside a value that a person changed: the number that is linked to it follows, and values that were given
 * under the former one are emptied.
 */
export function afterChange(given: ChangedGroup): FormData {
  const { fields, key } = given;
  return Object.entries(fields).reduce(
    (group, [other, field]) => (dependsOn(field, key) ? withoutValue(group, other, field) : group),
    withFollower(given),
  );
}

/** What a change of a form is settled with. */
interface Settling {
  /** The fields of the whole form. */
  readonly fields: PlacedFields;
  readonly conditions: Conditions;
  /** The form before the change. */
  readonly before: FormData;
  /** The groups in which something changed. */
  readonly changed: readonly GroupAt[];
}

/**
 * Empties the fields that only count under a condition which held before the change and no longer does, where the definition asks for it:
 * those of the changed groups, and those anywhere whose conditions reach beyond their own group. What did not count before is left alone: it
 * may have been stored under an older definition.
 * Emptying one may end the condition of another, so it goes on until nothing changes.
 */
export function settleForm(form: FormData, settling: Settling): FormData {
  const { conditions, changed } = settling;
  const clearing = [...conditions].filter(([field]) => field.clearWhenHidden);
  if (clearing.length === 0) return form;
  const isFar = clearing.some(([, own]) => own.isFar);
  const near = changed.map((group) =>
    staleField({ ...group, data: groupData(valueAt(form, group.path)) }, form, settling),
  );
  const stale = near.find((one) => one !== undefined) ?? (isFar ? staleAnywhere(form, settling) : undefined);
  if (!stale) return form;
  const { group, key, field } = stale;
  const settled = writeAt(form, group.path, withoutValue(group.data, key, field));
  return settleForm(settled, { ...settling, changed: [...changed, group] });
}

/** A field that holds something although it no longer counts. */
interface Stale {
  readonly group: GroupAt;
  readonly key: string;
  readonly field: PlacedField;
}

function staleAnywhere(form: FormData, settling: Settling): Stale | undefined {
  const { fields, conditions } = settling;
  for (const group of groupsIn({ fields, data: form, path: [] })) {
    const far = Object.entries(group.fields).filter(([, field]) => conditions.get(field)?.isFar);
    if (far.length === 0) continue;
    const among = { ...group, fields: Object.fromEntries(far) };
    const stale = staleField(among, form, settling);
    if (stale) return stale;
  }
  return undefined;
}

function staleField(group: GroupAt, form: FormData, { conditions, before }: Settling): Stale | undefined {
  const { fields, data, path } = group;
  const counts = (field: PlacedField, at: FormData): boolean => {
    const { isVisible, isEnabled } = fieldStateOf(
      field,
      conditions.get(field),
      readerAt(path, (place) => valueAt(at, place)),
    );
    return isVisible && isEnabled;
  };
  for (const [key, field] of Object.entries(fields)) {
    if (!field.clearWhenHidden || !Object.hasOwn(data, key) || sameValue(data[key], emptyValue(field))) continue;
    if (!counts(field, form) && counts(field, before)) return { group, key, field };
  }
  return undefined;
}

/** A group in which one field holds nothing. */
function withoutValue(group: FormData, key: string, field: PlacedField): FormData {
  const { [key]: _emptied, ...others } = group;
  const empty = emptyValue(field);
  return empty === undefined ? others : { ...others, [key]: empty };
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
