import { fieldSetsIn, holdsOneValue, kindOf } from '../kinds';
import { isSingle, partsOf } from '../kinds/parts';
import type { PlacedField, PlacedFields } from '../kinds/field';
import type { FieldSet, SiblingReference } from '../kinds/kind';
import { layoutRows, type Layout } from '../kinds/layout';
import { OPTION_SOURCES } from '../kinds/options';
import type { SectionsAs } from '../kinds/settings';
import { brandsLacking, type Brand } from '../lib/brand';
import { ownProperty } from '../lib/objects';
import { duplicateProblems, settingConflictProblems } from './settingConflictProblems';
import { conditionProblems, type CheckedField } from './conditionProblems';
import {
  failedChecks,
  lackingBrandProblems,
  oneOfNames,
  print,
  unknownNameProblems,
  type DefinitionProblem,
} from './problem';

/**
 * Rules must refer to existing fields, and compare values of the same type.
 * @param brands those that have the field
 */
export function ruleProblems(checked: CheckedField, brands: readonly Brand[]): DefinitionProblem[] {
  const { key: own, field, scope, where } = checked;
  const { [own]: _itself, ...others } = scope.fields;
  const { siblings: namedBy, settingProblems } = kindOf(field);
  const compared: readonly SiblingReference[] = [
    { setting: 'sameAs', key: 'sameAs' in field ? field.sameAs : undefined, type: field.type },
    ...(namedBy?.(field) ?? []),
  ];
  const referenced = [...[field.clearedBy ?? []].flat().map((key) => ({ setting: 'clearedBy', key })), ...compared];
  return [
    ...referenced
      .filter(({ key }) => key !== own)
      .flatMap(({ setting, key }) => missingKey({ key, among: others, where: `${where}.${setting}` })),
    ...compared.flatMap((sibling) => siblingProblems(sibling, checked, brands)),
    ...(namedBy?.(field) ?? []).flatMap(({ setting, key }) => selfReferenceProblems(own, key, `${where}.${setting}`)),
    ...[field.clearedBy ?? []].flat().flatMap((key) => selfReferenceProblems(own, key, `${where}.clearedBy`)),
    ...conditionProblems(checked, brands),
    ...settingConflictProblems(field, where, brands),
    ...fieldSetsIn(field).flatMap(([path, holder]) => keyProblems(holder, `${where}${path}`)),
    ...('sections' in field ? sectionsProblems(field, `${where}.`) : []),
    ...(opensBeside(field) ? besideProblems(field, where) : []),
    ...messageProblems(field, `${where}.messages`),
    ...servedOptionProblems(field, where),
    ...(settingProblems?.(field) ?? []).map(({ setting, ...problem }) => ({
      where: `${where}.${setting}`,
      ...problem,
    })),
  ];
}

/** A field must not refer to itself; conditions that do are reported with the other problems of conditions. */
function selfReferenceProblems(own: string, key: string | undefined, where: string): DefinitionProblem[] {
  return key === own && !where.endsWith('.when.field') ? [{ where, expected: 'another field', got: print(key) }] : [];
}

/** A message belongs to a rule that the field has; that of a required value is the setting `required` itself. */
function messageProblems(field: PlacedField, where: string): DefinitionProblem[] {
  const { messages = {}, type } = field;
  const rules = new Set(['invalid', ...Object.keys(field)]);
  if (rules.has('requiredWhen')) rules.add('required');
  const unneeded: Readonly<Record<string, string>> = {
    ...('required' in field && { required: 'nothing beside required, which is the message' }),
    ...(kindOf(field).hasNoFormat && {
      invalid: `the message of another rule: a ${type} field has none of a format`,
    }),
  };
  return Object.entries(messages).flatMap(([rule, message]) => {
    const expected = unneeded[rule];
    if (expected !== undefined) return [{ where: `${where}.${rule}`, expected, got: print(message) }];
    if (rules.has(rule)) return [];
    return [{ where: `${where}.${rule}`, expected: `the setting ${rule} beside it`, got: 'nothing' }];
  });
}

/** The source of served options knows the parameters and suggestions that a field names, and supports what else it asks for. */
function servedOptionProblems(field: PlacedField, where: string): DefinitionProblem[] {
  if (!('options' in field)) return [];
  const { source, by = {}, searched = false } = field.options;
  const { parameters = [], needsParameters, suggestions = [], supports = [] } = OPTION_SOURCES[source];
  const { fills = {}, manage, summaryOrElse } = 'choices' in field ? field : {};
  const unknown = (setting: string, named: object, { what, known }: { what: string; known: readonly string[] }) =>
    Object.keys(named).flatMap((name) =>
      unknownNameProblems(`${where}.${setting}.${name}`, name, { known, expected: oneOfNames(what, known) }),
    );
  const unknownParameters = unknown('options.by', by, { what: `a parameter of ${source}`, known: parameters });
  // One that is unknown is probably a misspelt one.
  const missing = needsParameters && unknownParameters.length === 0 ? parameters.filter((name) => !(name in by)) : [];
  const asked = { 'options.searched': searched || undefined, manage, summaryOrElse };
  return [
    ...unknownParameters,
    ...missing.map((name) => ({
      where: `${where}.options.by.${name}`,
      expected: `the key of a sibling, as ${source} has no choices without it`,
      got: 'nothing',
    })),
    ...unknown('fills', fills, { what: `a suggestion of ${source}`, known: suggestions }),
    ...failedChecks(
      (['options.searched', 'manage', 'summaryOrElse'] as const).map((setting) => [
        `${where}.${setting}`,
        asked[setting],
        asked[setting] !== undefined && !supports.includes(setting),
        `nothing, as ${source} does not support it`,
      ]),
    ),
  ];
}

/**
 * A sibling that is compared, follows or is part of a position must be of the required type, and exist for every brand of the field.
 * @param having the brands that have the referring field
 */
function siblingProblems(
  { setting, key = '', type, axis }: SiblingReference,
  { scope: { fields }, ...named }: CheckedField,
  having: readonly Brand[],
): DefinitionProblem[] {
  const sibling = ownProperty(fields, key);
  if (!sibling) return [];
  const where = `${named.where}.${setting}`;
  const ofBrands = lackingBrandProblems(brandsLacking([sibling], having), {
    where,
    expected: 'the key of a field that {BRANDS} has too',
    got: print(key),
  });
  const half = 'axis' in sibling ? sibling.axis : undefined;
  if (type === undefined || (sibling.type === type && (axis === undefined || half === axis))) return ofBrands;
  const expected = `the key of a ${type} field${axis === undefined ? '' : ` with the ${axis}`}`;
  const got = sibling.type === type ? `one with the ${half}` : `a ${sibling.type} field`;
  return [...ofBrands, { where, expected, got }];
}

/** `layout`, `summary` and `uniqueBy` refer to existing fields. */
function keyProblems(holder: FieldSet<PlacedFields>, where: string): DefinitionProblem[] {
  const { fields, layout = [], summary = [], uniqueBy = [] } = holder;
  const named = Object.entries({ summary, uniqueBy }).flatMap(([setting, keys]) =>
    keys.map((key, index) => ({ key, where: `${where}.${setting}.${index}` })),
  );
  return [
    ...layoutProblems(layout, fields, `${where}.layout`),
    ...named.flatMap((one) => missingKey({ ...one, among: fields })),
    ...uniqueBy.flatMap((key, index) => uniqueByProblems(fields[key], `${where}.uniqueBy.${index}`)),
  ];
}

/** Items are distinguished by single values, which can be compared. */
function uniqueByProblems(field: PlacedField | undefined, where: string): DefinitionProblem[] {
  if (!field || holdsOneValue(field)) return [];
  return [{ where, expected: 'the key of a field with a single value', got: `a field of type ${field.type}` }];
}

/**
 * Tabs and steps have at least two parts, each with a unique name.
 * @param where the path of the fields' holder, followed by a dot; '' for the editor
 */
export function sectionsProblems(
  { sections, fields }: { readonly sections?: SectionsAs; readonly fields: PlacedFields },
  where: string,
): DefinitionProblem[] {
  if (sections === undefined) return [];
  const parts = partsOf(fields);
  const one = sections === 'tabs' ? 'a tab' : 'a step';
  const unnamed = parts.filter(({ key, label }) => key !== '' && label === undefined);
  const named = Object.entries(fields).filter(([, field]) => !isSingle(field) && field.label !== undefined);
  return [
    ...(parts.length > 1
      ? []
      : [
          {
            where: `${where}sections`,
            expected: 'two groups, lists or blocks, or one beside other fields',
            got: parts.length === 0 ? 'nothing' : 'one part',
          },
        ]),
    ...unnamed.map(({ key }) => ({
      where: `${where}fields.${key}.label`,
      expected: `a label: it is the name of ${one}`,
      got: 'nothing',
    })),
    ...duplicateProblems(Object.fromEntries(named), {
      where: `${where}fields`,
      setting: 'label',
      expected: `a label of its own: it is the name of ${one}`,
    }),
  ];
}

type ListBeside = Extract<PlacedField, { readonly opens?: 'beside' }>;

function opensBeside(field: PlacedField): field is ListBeside {
  return 'opens' in field;
}

/** A list that opens its items beside it has several, and a form is wide enough for only one such list. */
function besideProblems({ max, fields }: ListBeside, where: string): DefinitionProblem[] {
  const expected = 'nothing inside a list that opens its items beside it: there is no room for a second one';
  return [
    ...(max === 1
      ? [{ where: `${where}.opens`, expected: 'a list of several items', got: 'one of a single item' }]
      : []),
    ...listsBesideIn(fields, where).map((list) => ({ where: `${list}.opens`, expected, got: print('beside') })),
  ];
}

/** The places of the lists that open their items beside them, except those inside another one. */
function listsBesideIn(fields: PlacedFields, where: string): readonly string[] {
  return Object.entries(fields).flatMap(([key, field]) => {
    const at = `${where}.fields.${key}`;
    if (opensBeside(field)) return [at];
    return fieldSetsIn(field).flatMap(([path, holder]) => listsBesideIn(holder.fields, at + path));
  });
}

/** The fields of a layout exist. */
export function layoutProblems(layout: Layout, fields: PlacedFields, where: string): DefinitionProblem[] {
  return layoutRows(layout, []).flatMap((columns, row) =>
    columns.flatMap((parts, column) =>
      parts.flatMap(({ key }, index) =>
        missingKey({ key, among: fields, where: `${where}.${row}.${column}.${index}` }),
      ),
    ),
  );
}

function missingKey(given: { key: string | undefined; among: PlacedFields; where: string }): DefinitionProblem[] {
  const { key, among, where } = given;
  return key === undefined ? [] : unknownNameProblems(where, key, { known: Object.keys(among) });
}
