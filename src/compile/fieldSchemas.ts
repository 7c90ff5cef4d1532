import {
  conditionsOf,
  scopeInside,
  type FieldScope,
  type PlacedField,
  type PlacedFields,
  type ResolvedCondition,
  type ValueSettings,
} from '../definition';
import { kindOf, type JsonSchema } from '../kinds';
import { isRequired } from '../kinds/rules';

/** The structural schema, without rules, of a group, an item or a whole form. */
export function objectStructure(fields: PlacedFields): JsonSchema {
  const entries = Object.entries(fields);
  const properties = entries.map(([key, field]) => [key, kindOf(field).structure(field, objectStructure)] as const);
  return { type: 'object', properties: Object.fromEntries(properties) };
}

/**
 * The rules of a group, an item or a whole form. The rules of a conditional field are in a conditional branch: hidden and disabled
 * fields are not validated, nor are read-only ones.
 * @param outer the scope that contains the group or item; undefined for a whole form
 */
export function objectRules(fields: PlacedFields, outer?: FieldScope['outer']): JsonSchema {
  const scope: FieldScope = { fields, outer };
  const always: [string, PlacedField][] = [];
  const branches: JsonSchema[] = [];
  for (const [key, field] of Object.entries(fields)) {
    if (field.readOnly) continue;
    const { visible, enabled, required } = conditionsOf(field, scope) ?? {};
    const conditions = [visible, enabled].filter((condition) => condition !== undefined);
    const { unconditional, comparisons } = splitComparisons(field, scope);
    if (conditions.length === 0) always.push([key, unconditional]);
    else branches.push(branch(conditions, branchRules(key, unconditional, scope)));
    for (const { compared, visible } of comparisons) {
      branches.push(branch([...conditions, visible], branchRules(key, compared, scope)));
    }
    if (required) branches.push(branch([...conditions, required], requiredRules(key, unconditional, scope)));
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

/** The rules of a field as if it were always required, whichever values its kind regards as empty. */
function requiredRules(key: string, field: PlacedField, scope: FieldScope): JsonSchema {
  return branchRules(key, { ...field, required: '' } as PlacedField, scope);
}

/** Settings that compare a value with that of a sibling. */
export const COMPARISONS: readonly string[] = ['atMost', 'laterThan', 'notBefore', 'notAfter', 'sameAs'];

/** A field without some of its settings. */
export function withoutSettings(field: PlacedField, omitted: readonly string[]): PlacedField {
  const kept = Object.entries(field).filter(([setting]) => !omitted.includes(setting));
  return Object.fromEntries(kept) as unknown as PlacedField;
}

/**
 * Splits off the comparisons with siblings that can be hidden, whose values count as absent while they are: the field without
 * any of these, and with each one alone, which applies while its sibling is visible.
 */
function splitComparisons(field: PlacedField, scope: FieldScope) {
  const hideable = Object.entries(field).flatMap(([setting, key]: readonly [string, unknown]) => {
    const sibling = COMPARISONS.includes(setting) ? scope.fields[String(key)] : undefined;
    const visible = sibling && conditionsOf(sibling, scope)?.visible;
    return visible ? [{ setting, visible }] : [];
  });
  const names = hideable.map(({ setting }) => setting);
  const comparisons = hideable.map(({ setting, visible }) => ({
    compared: withoutSettings(
      field,
      names.filter((name) => name !== setting),
    ),
    visible,
  }));
  return { unconditional: names.length === 0 ? field : withoutSettings(field, names), comparisons };
}

/** Rules that apply while all conditions are met. */
function branch(conditions: readonly ResolvedCondition[], then: JsonSchema): JsonSchema {
  return { if: { holds: conditions.length === 1 ? conditions[0] : { all: conditions } }, then };
}

/** The rules of a field's value within its scope, except for being required. */
export function rulesOf(field: PlacedField, scope: FieldScope): JsonSchema {
  const rules = kindOf(field).rules(field, (fields) => objectRules(fields, scopeInside(field, fields, scope).outer));
  const { sameAs, rule } = field as Pick<ValueSettings, 'sameAs' | 'rule'>;
  return { ...rules, ...(rule !== undefined && { rule }), ...(sameAs !== undefined && { sameAs }) };
}
