import { kindOf } from '../kinds';
import type { PlacedField, PlacedFields } from '../kinds/field';
import type { Holder, NamedSibling } from '../kinds/kind';
import { layoutRows, type Layout } from '../kinds/layout';
import { print, suggestionFor, type DefinitionProblem } from './problem';

/** Rules that name other fields must name ones that are there, and compare like with like. */
export function ruleProblems(given: {
  readonly field: PlacedField;
  readonly siblings: PlacedFields;
  readonly where: string;
}): DefinitionProblem[] {
  const { field, siblings, where } = given;
  const { siblings: namedBy, nested, faults } = kindOf(field);
  const named: readonly NamedSibling[] = [
    { setting: 'visibleWhen.field', key: field.visibleWhen?.field },
    { setting: 'enabledWhen.field', key: field.enabledWhen?.field },
    ...[field.clearedBy ?? []].flat().map((key) => ({ setting: 'clearedBy', key })),
    { setting: 'requiredWhen.field', key: 'requiredWhen' in field ? field.requiredWhen.field : undefined },
    ...(namedBy?.(field) ?? []),
  ];
  return [
    ...named.flatMap(({ setting, key }) => missingKey({ key, among: siblings, where: `${where}.${setting}` })),
    ...named.flatMap((sibling) => unlikeSibling(sibling, siblings, where)),
    ...Object.entries(nested?.holders(field) ?? {}).flatMap(([path, holder]) => keyProblems(holder, `${where}${path}`)),
    ...(faults?.(field) ?? []).map(({ setting, ...fault }) => ({ where: `${where}.${setting}`, ...fault })),
  ];
}

/** A sibling whose value is compared, follows or is a part of a position must be of a certain type. */
function unlikeSibling(named: NamedSibling, siblings: PlacedFields, where: string): DefinitionProblem[] {
  const { setting, key = '', type, axis } = named;
  const sibling = Object.hasOwn(siblings, key) ? siblings[key] : undefined;
  const half = sibling && 'axis' in sibling ? sibling.axis : undefined;
  if (!sibling || type === undefined || (sibling.type === type && (axis === undefined || half === axis))) return [];
  const expected = `the key of a ${type} field${axis === undefined ? '' : ` with the ${axis}`}`;
  const got = sibling.type === type ? `one with the ${half}` : `a ${sibling.type} field`;
  return [{ where: `${where}.${setting}`, expected, got }];
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
  ];
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
  if (key === undefined || Object.hasOwn(among, key)) return [];
  const known = Object.keys(among);
  return [{ where, expected: `one of ${known.join(', ')}`, got: print(key), ...suggestionFor(key, known) }];
}
