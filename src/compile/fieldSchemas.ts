import {
  conditionsOf,
  scopeInside,
  type FieldScope,
  type PlacedField,
  type PlacedFields,
  type SpelledCondition,
  type ValueSettings,
} from '../definition';
import { kindOf, type JsonSchema } from '../kinds';
import { isRequired } from '../kinds/rules';

/** The structure of a group, an item or a whole form. */
export function objectStructure(fields: PlacedFields): JsonSchema {
  const entries = Object.entries(fields);
  const properties = entries.map(([key, field]) => [key, kindOf(field).structure(field, objectStructure)] as const);
  return { type: 'object', properties: Object.fromEntries(properties) };
}

/**
 * The rules of a group, an item or a whole form. A field that only counts under a condition has its rules in a
 * conditional branch: hidden and disabled fields are not validated, nor is what nobody can change.
 * @param around the fields that the group or item stands among; undefined for a whole form
 */
export function objectRules(fields: PlacedFields, around?: FieldScope['around']): JsonSchema {
  const scope: FieldScope = { fields, around };
  const always: [string, PlacedField][] = [];
  const branches: JsonSchema[] = [];
  for (const [key, field] of Object.entries(fields)) {
    if (field.readOnly) continue;
    const { visible, enabled, required } = conditionsOf(field, scope) ?? {};
    const conditions = [visible, enabled].filter((condition) => condition !== undefined);
    const { alone, shown } = comparedWith(field, scope);
    if (conditions.length === 0) always.push([key, alone]);
    else branches.push(branch(conditions, branchRules(key, alone, scope)));
    for (const { beside, visible } of shown) {
      branches.push(branch([...conditions, visible], branchRules(key, beside, scope)));
    }
    if (required) branches.push(branch([...conditions, required], requiredRules(key, alone, scope)));
  }
  const required = always.filter(([, field]) => isRequired(field)).map(([key]) => key);
  return {
    type: 'object',
    properties: Object.fromEntries(always.map(([key, field]) => [key, rulesOf(field, scope)])),
    ...(required.length > 0 ? { required } : {}),
    ...(branches.length > 0 ? { allOf: branches } : {}),
  };
}

function branchRules(key: string, field: PlacedField, scope: FieldScope): JsonSchema {
  return { properties: { [key]: rulesOf(field, scope) }, ...(isRequired(field) ? { required: [key] } : {}) };
}

/** The rules of a field as if it were always required, whatever its kind takes for nothing. */
function requiredRules(key: string, field: PlacedField, scope: FieldScope): JsonSchema {
  return branchRules(key, { ...field, required: '' } as PlacedField, scope);
}

/** Settings that compare a value with that of a sibling. */
export const COMPARISONS: readonly string[] = ['atMost', 'laterThan', 'notBefore', 'notAfter', 'sameAs'];

/** A field without some of its settings. */
export function withoutSettings(field: PlacedField, left: readonly string[]): PlacedField {
  const kept = Object.entries(field).filter(([setting]) => !left.includes(setting));
  return Object.fromEntries(kept) as unknown as PlacedField;
}

/**
 * A field without its comparisons with siblings that may be hidden, whose values count as absent; and with each of those
 * alone, as it counts while its sibling is shown.
 */
function comparedWith(field: PlacedField, scope: FieldScope) {
  const hideable = Object.entries(field).flatMap(([setting, key]: readonly [string, unknown]) => {
    const sibling = COMPARISONS.includes(setting) ? scope.fields[String(key)] : undefined;
    const visible = sibling && conditionsOf(sibling, scope)?.visible;
    return visible ? [{ setting, visible }] : [];
  });
  const names = hideable.map(({ setting }) => setting);
  const shown = hideable.map(({ setting, visible }) => ({
    beside: withoutSettings(
      field,
      names.filter((name) => name !== setting),
    ),
    visible,
  }));
  return { alone: names.length === 0 ? field : withoutSettings(field, names), shown };
}

/** Rules that count while all conditions hold. */
function branch(conditions: readonly SpelledCondition[], then: JsonSchema): JsonSchema {
  return { if: { holds: conditions.length === 1 ? conditions[0] : { all: conditions } }, then };
}

/** The rules of a value among the fields around it, apart from being there at all. */
export function rulesOf(field: PlacedField, scope: FieldScope): JsonSchema {
  const rules = kindOf(field).rules(field, (fields) => objectRules(fields, scopeInside(field, fields, scope).around));
  const { sameAs, rule } = field as Pick<ValueSettings, 'sameAs' | 'rule'>;
  if (sameAs === undefined && rule === undefined) return rules;
  // They come last: what is no value of the field is not said to break its further rules too.
  const further = { ...(rule !== undefined && { rule }), ...(sameAs !== undefined && { sameAs }) };
  return { ...rules, allOf: [...((rules['allOf'] as readonly JsonSchema[] | undefined) ?? []), further] };
}
