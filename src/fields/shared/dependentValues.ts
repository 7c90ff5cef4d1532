import { valueAt } from '../../compile';
import { readerAt, type Conditions, type PlacedField, type PlacedFields } from '../../definition';
import { roundTo } from '../../lib/rounding';
import { emptyValue, sameValue, type FormData } from '../../tree';
import { groupsIn, fieldStateOf, type GroupAt } from './conditions';
import { writeAt } from './path';
import { groupData } from './rjsf';

/** A group in which the user has just changed one value. */
interface ChangedGroup {
  readonly fields: PlacedFields;
  readonly group: FormData;
  /** The key of the changed value. */
  readonly key: string;
}

/**
 * The group after its dependent values were updated: a number linked to the changed one is recalculated, and values that were
 * only valid for the previous value are cleared.
 */
export function updateDependentValues(changed: ChangedGroup): FormData {
  const { fields, key } = changed;
  return Object.entries(fields).reduce(
    (group, [other, field]) => (dependsOn(field, key) ? withoutValue(group, other, field) : group),
    withLinkedNumber(changed),
  );
}

interface ClearingOptions {
  /** The fields of the whole form. */
  readonly fields: PlacedFields;
  readonly conditions: Conditions;
  /** The form before the change. */
  readonly before: FormData;
  /** The groups in which something changed. */
  readonly changed: readonly GroupAt[];
}

/**
 * Clears `clearWhenHidden` fields that the change has hidden or disabled: those of the changed groups, and those anywhere whose
 * conditions reach beyond their own group. Fields that were hidden before the change keep their values, which may have been stored
 * under an older definition.
 * Clearing one field may hide another, so this repeats until nothing changes.
 */
export function clearHiddenValues(form: FormData, options: ClearingOptions): FormData {
  const { conditions, changed } = options;
  const clearing = [...conditions].filter(([field]) => field.clearWhenHidden);
  if (clearing.length === 0) return form;
  const isAnyFar = clearing.some(([, { readsBeyondSiblings }]) => readsBeyondSiblings);
  const near = changed.map((group) =>
    staleField({ ...group, data: groupData(valueAt(form, group.path)) }, form, options),
  );
  const stale = near.find((one) => one !== undefined) ?? (isAnyFar ? staleFarField(form, options) : undefined);
  if (!stale) return form;
  const { group, key, field } = stale;
  const cleared = writeAt(form, group.path, withoutValue(group.data, key, field));
  return clearHiddenValues(cleared, { ...options, changed: [...changed, group] });
}

/** A field that has a value but has just become hidden or disabled. */
interface StaleField {
  readonly group: GroupAt;
  readonly key: string;
  readonly field: PlacedField;
}

function staleFarField(form: FormData, options: ClearingOptions): StaleField | undefined {
  const { fields, conditions } = options;
  for (const group of groupsIn({ fields, data: form, path: [] })) {
    const far = Object.entries(group.fields).filter(([, field]) => conditions.get(field)?.readsBeyondSiblings);
    if (far.length === 0) continue;
    const stale = staleField({ ...group, fields: Object.fromEntries(far) }, form, options);
    if (stale) return stale;
  }
  return undefined;
}

function staleField(group: GroupAt, form: FormData, { conditions, before }: ClearingOptions): StaleField | undefined {
  const { fields, data, path } = group;
  const isActive = (field: PlacedField, state: FormData): boolean => {
    const { isVisible, isEnabled } = fieldStateOf(
      field,
      conditions.get(field),
      readerAt(path, (place) => valueAt(state, place)),
    );
    return isVisible && isEnabled;
  };
  for (const [key, field] of Object.entries(fields)) {
    if (!field.clearWhenHidden || !Object.hasOwn(data, key) || sameValue(data[key], emptyValue(field))) continue;
    if (!isActive(field, form) && isActive(field, before)) return { group, key, field };
  }
  return undefined;
}

/** The group with one field empty. */
function withoutValue(group: FormData, key: string, field: PlacedField): FormData {
  const { [key]: _emptied, ...others } = group;
  const empty = emptyValue(field);
  return empty === undefined ? others : { ...others, [key]: empty };
}

/** Recalculates the number linked to the changed one, but no further links; only numbers are followed. */
function withLinkedNumber({ fields, group, key }: ChangedGroup): FormData {
  const field = fields[key];
  const value = group[key];
  const linkedTo = field && 'linked' in field ? field.linked : undefined;
  if (!linkedTo || typeof value !== 'number') return group;
  const { to, factor, decimals } = linkedTo;
  const linked = roundTo(value * factor, decimals);
  return Number.isFinite(linked) ? { ...group, [to]: linked } : group;
}

/** Whether the value of a field is only valid for the current value at `key`. */
function dependsOn(field: PlacedField, key: string): boolean {
  const servedBy = 'options' in field ? Object.values(field.options.by ?? {}) : [];
  return [field.clearedBy, servedBy].flat().includes(key);
}
