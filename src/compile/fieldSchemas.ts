import { fieldsByKey, impliedConditions, type Condition, type PlacedField, type PlacedFields } from '../definition';
import { kindOf, type JsonSchema } from '../kinds';
import { isRequired } from '../kinds/rules';

/** The structure of a group, an item or a whole form. */
export function objectStructure(fields: PlacedFields): JsonSchema {
  return { type: 'object', properties: mapFields(fields, structureOf) };
}

/**
 * The rules of a group, an item or a whole form. A field that only counts under a condition has its rules in a
 * conditional branch: hidden fields are not validated.
 */
export function objectRules(fields: PlacedFields): JsonSchema {
  const fieldOf = fieldsByKey(fields);
  const always: [string, PlacedField][] = [];
  const branches: JsonSchema[] = [];
  for (const [key, field] of Object.entries(fields)) {
    const conditions = [field.visibleWhen, field.enabledWhen].flatMap((own) => impliedConditions(own, fieldOf));
    if (conditions.length === 0) always.push([key, field]);
    else branches.push(branch(conditions, branchRules(key, field)));
    if ('requiredWhen' in field) {
      const needed = [...conditions, ...impliedConditions(field.requiredWhen, fieldOf)];
      branches.push(branch(needed, requiredRules(key, field)));
    }
  }
  const required = always.filter(([, field]) => isRequired(field)).map(([key]) => key);
  return {
    type: 'object',
    properties: mapFields(Object.fromEntries(always), rulesOf),
    ...(required.length > 0 ? { required } : {}),
    ...(branches.length > 0 ? { allOf: branches } : {}),
  };
}

function branchRules(key: string, field: PlacedField): JsonSchema {
  return { properties: { [key]: rulesOf(field) }, ...(isRequired(field) ? { required: [key] } : {}) };
}

function requiredRules(key: string, field: PlacedField): JsonSchema {
  const { presence } = kindOf(field);
  return { required: [key], ...(presence && { properties: { [key]: { type: 'object', ...presence } } }) };
}

/** Rules that count while all conditions hold. */
function branch(conditions: readonly Condition[], then: JsonSchema): JsonSchema {
  const [first, ...others] = conditions.map(({ field, in: values }) => ({
    properties: { [field]: { enum: values } },
    required: [field],
  }));
  return { if: others.length === 0 ? first : { allOf: [first, ...others] }, then };
}

function structureOf(field: PlacedField): JsonSchema {
  return kindOf(field).structure(field, objectStructure);
}

function rulesOf(field: PlacedField): JsonSchema {
  return kindOf(field).rules(field, objectRules);
}

function mapFields(fields: PlacedFields, schemaOf: (field: PlacedField) => JsonSchema): Record<string, JsonSchema> {
  return Object.fromEntries(Object.entries(fields).map(([key, field]) => [key, schemaOf(field)]));
}
