import { holdersIn, holdsOneValue, kindOf } from '../kinds';
import { partsOf } from '../kinds/parts';
import type { PlacedField, PlacedFields } from '../kinds/field';
import type { Holder, NamedSibling } from '../kinds/kind';
import { layoutRows, type Layout } from '../kinds/layout';
import type { SectionsAs } from '../kinds/settings';
import { brandsLacking, sharesBrand, type Brand } from '../lib/brand';
import { atOddsProblems } from './atOdds';
import { conditionProblems, type FieldAmong } from './conditionProblems';
import { lackedBy, print, unknownName, type DefinitionProblem } from './problem';

/**
 * Rules that name other fields must name ones that are there, and compare like with like.
 * @param brands those that have the field
 */
export function ruleProblems(among: FieldAmong, brands: readonly Brand[]): DefinitionProblem[] {
  const { key: own, field, scope, where } = among;
  const { fields: siblings } = scope;
  const { siblings: namedBy, faults } = kindOf(field);
  const needed: readonly NamedSibling[] = [
    { setting: 'sameAs', key: 'sameAs' in field ? field.sameAs : undefined, type: field.type },
    ...(namedBy?.(field) ?? []),
  ];
  const named = [...[field.clearedBy ?? []].flat().map((key) => ({ setting: 'clearedBy', key })), ...needed];
  return [
    ...named.flatMap(({ setting, key }) => missingKey({ key, among: siblings, where: `${where}.${setting}` })),
    ...needed.flatMap((sibling) => unlikeSibling(sibling, among, brands)),
    ...(namedBy?.(field) ?? []).flatMap(({ setting, key }) => selfProblems(own, key, `${where}.${setting}`)),
    ...[field.clearedBy ?? []].flat().flatMap((key) => selfProblems(own, key, `${where}.clearedBy`)),
    ...conditionProblems(among, brands),
    ...atOddsProblems(field, where, brands),
    ...holdersIn(field).flatMap(([path, holder]) => keyProblems(holder, `${where}${path}`)),
    ...(field.type === 'group' ? sectionsProblems(field, `${where}.`) : []),
    ...(opensBeside(field) ? besideProblems(field, where) : []),
    ...messageProblems(field, `${where}.messages`),
    ...(faults?.(field) ?? []).map(({ setting, ...fault }) => ({ where: `${where}.${setting}`, ...fault })),
  ];
}

/** A field says nothing of itself; conditions that do are named with the other faults of conditions. */
function selfProblems(own: string, key: string | undefined, where: string): DefinitionProblem[] {
  return key === own && !where.endsWith('.when.field') ? [{ where, expected: 'another field', got: print(key) }] : [];
}

/** A message is about a rule that the field has. */
function messageProblems(field: PlacedField, where: string): DefinitionProblem[] {
  const rules = new Set(['invalid', ...Object.keys(field)]);
  if (rules.has('requiredWhen')) rules.add('required');
  return Object.keys(field.messages ?? {})
    .filter((rule) => !rules.has(rule))
    .map((rule) => ({ where: `${where}.${rule}`, expected: `the setting ${rule} beside it`, got: 'nothing' }));
}

/**
 * A sibling whose value is compared, follows or is a part of a position must be of a certain type, and there in every brand.
 * @param having the brands that have the field which names it
 */
function unlikeSibling(
  { setting, key = '', type, axis }: NamedSibling,
  { scope: { fields }, ...named }: FieldAmong,
  having: readonly Brand[],
): DefinitionProblem[] {
  const sibling = Object.hasOwn(fields, key) ? fields[key] : undefined;
  if (!sibling) return [];
  const where = `${named.where}.${setting}`;
  const ofBrands = lackedBy(brandsLacking([sibling], having), {
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

/** The fields that a layout shows, a summary names and items differ by are there. */
function keyProblems(holder: Holder<PlacedFields>, where: string): DefinitionProblem[] {
  const { fields, layout = [], summary = [], uniqueBy = [] } = holder;
  const named = Object.entries({ summary, uniqueBy }).flatMap(([setting, keys]) =>
    keys.map((key, index) => ({ key, where: `${where}.${setting}.${index}` })),
  );
  return [
    ...layoutProblems(layout, fields, `${where}.layout`),
    ...named.flatMap((one) => missingKey({ ...one, among: fields })),
    ...uniqueBy.flatMap((key, index) => compoundProblems(fields[key], `${where}.uniqueBy.${index}`)),
  ];
}

/** Items are told apart by what can be compared. */
function compoundProblems(field: PlacedField | undefined, where: string): DefinitionProblem[] {
  if (!field || holdsOneValue(field)) return [];
  return [{ where, expected: 'the key of a field with a single value', got: `a field of type ${field.type}` }];
}

/**
 * Tabs and steps are of two parts at least, each with a name of its own.
 * @param where of what holds the fields, with a dot behind it; '' for the editor
 */
export function sectionsProblems(
  { sections, fields }: { readonly sections?: SectionsAs; readonly fields: PlacedFields },
  where: string,
): DefinitionProblem[] {
  if (sections === undefined) return [];
  const parts = partsOf(fields);
  const one = sections === 'tabs' ? 'a tab' : 'a step';
  const nameless = parts.filter(({ key, label }) => key !== '' && label === undefined);
  const named = parts.filter(({ label }) => label !== undefined);
  const alike = named.filter(({ key, label }, index) =>
    named
      .slice(0, index)
      .some((other) => other.label === label && sharesBrand(fields[key] ?? {}, fields[other.key] ?? {})),
  );
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
    ...nameless.map(({ key }) => ({
      where: `${where}fields.${key}.label`,
      expected: `a label: it is the name of ${one}`,
      got: 'nothing',
    })),
    ...alike.map(({ key, label }) => ({
      where: `${where}fields.${key}.label`,
      expected: `a label of its own: it is the name of ${one}`,
      got: print(label),
    })),
  ];
}

type ListBeside = Extract<PlacedField, { readonly type: 'list' }> & { readonly opens: 'beside' };

function opensBeside(field: PlacedField): field is ListBeside {
  return field.type === 'list' && field.opens === 'beside';
}

/** A list beside its items is a choice among several, and a form has room for one such pair in its width. */
function besideProblems({ max, fields }: ListBeside, where: string): DefinitionProblem[] {
  const expected = 'nothing inside a list that opens its items beside it: there is no room for a second one';
  return [
    ...(max === 1
      ? [{ where: `${where}.opens`, expected: 'a list of several items', got: 'one of a single item' }]
      : []),
    ...listsBesideIn(fields, where).map((list) => ({ where: `${list}.opens`, expected, got: print('beside') })),
  ];
}

/** The places of the lists in some fields that open their items beside them, but for those in one another. */
function listsBesideIn(fields: PlacedFields, where: string): readonly string[] {
  return Object.entries(fields).flatMap(([key, field]) => {
    const at = `${where}.fields.${key}`;
    if (opensBeside(field)) return [at];
    return holdersIn(field).flatMap(([path, holder]) => listsBesideIn(holder.fields, at + path));
  });
}

/** The fields that a layout shows are there. */
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
  return key === undefined ? [] : unknownName(where, key, { known: Object.keys(among) });
}
