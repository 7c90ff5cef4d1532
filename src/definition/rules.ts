import { AXES, type Axis } from '../kinds/coordinates';
import type { PlacedField, PlacedFields } from '../kinds/field';
import { layoutRows, type Layout } from '../kinds/layout';
import { print, suggestionFor, type DefinitionProblem } from './problem';

interface Ruled {
  readonly field: PlacedField;
  readonly siblings: PlacedFields;
  readonly where: string;
}

/** Rules that name other fields must name ones that are there, and compare like with like. */
export function ruleProblems(given: Ruled): DefinitionProblem[] {
  const { field, siblings, where } = given;
  const named: readonly (readonly [string, string | undefined])[] = [
    ['visibleWhen.field', field.visibleWhen?.field],
    ['enabledWhen.field', field.enabledWhen?.field],
    ...listed(field.clearedBy).map((key) => ['clearedBy', key] as const),
    ...conditionsOfChoices(field),
    ...filledSiblings(field),
    ['requiredWhen.field', 'requiredWhen' in field ? field.requiredWhen.field : undefined],
    ['belongsTo.field', 'belongsTo' in field ? field.belongsTo.field : undefined],
    ...siblingsOfOptions(field),
    ...comparedSiblings(field),
    ...positionSiblings(field).map(({ rule, key }) => [rule, key] as const),
  ];
  return [
    ...named.flatMap(([rule, key]) => missingKey({ key, among: siblings, where: `${where}.${rule}` })),
    ...comparisonProblems(given),
    ...positionProblems(given),
    ...itemKeyProblems(field, where),
    ...layoutProblems(field, where),
    ...choiceProblems(field, where),
  ];
}

function listed(keys: string | readonly string[] = []): readonly string[] {
  return typeof keys === 'string' ? [keys] : keys;
}

/** The siblings that choices are offered under. */
function conditionsOfChoices(field: PlacedField): readonly (readonly [string, string])[] {
  const choices = field.type === 'choice' ? field.choices : [];
  return choices.flatMap(({ when }, index) => (when ? [[`choices.${index}.when.field`, when.field] as const] : []));
}

/** The siblings that a choice is a proposal for. */
function filledSiblings(field: PlacedField): readonly (readonly [string, string])[] {
  const fills = field.type === 'choice' ? (field.fills ?? {}) : {};
  return Object.entries(fills).map(([fact, key]) => [`fills.${fact}`, key]);
}

/** The siblings that served choices depend on. */
function siblingsOfOptions(field: PlacedField): readonly [string, string][] {
  const by = 'options' in field ? (field.options.by ?? {}) : {};
  return Object.entries(by).map(([parameter, key]) => [`options.by.${parameter}`, key]);
}

/** The siblings whose values are compared with the field's, or follow it. */
function comparedSiblings(field: PlacedField): readonly (readonly [string, string | undefined])[] {
  return [
    ['atMost', 'atMost' in field ? field.atMost : undefined],
    ['laterThan', 'laterThan' in field ? field.laterThan : undefined],
    ['linked.to', 'linked' in field ? field.linked.to : undefined],
  ];
}

function comparisonProblems({ field, siblings, where }: Ruled): DefinitionProblem[] {
  return comparedSiblings(field).flatMap(([rule, key]) => {
    const type = key === undefined ? undefined : siblings[key]?.type;
    if (type === undefined || type === field.type) return [];
    return [{ where: `${where}.${rule}`, expected: `the key of a ${field.type} field`, got: `a ${type} field` }];
  });
}

/** A sibling that must hold one half of a position, and the rule that names it. */
interface PositionSibling {
  readonly rule: string;
  readonly key: string;
  readonly axis: Axis;
}

function positionSiblings(field: PlacedField): readonly PositionSibling[] {
  if (field.type === 'place') {
    const { coordinates } = field;
    return coordinates ? AXES.map((axis) => ({ rule: `coordinates.${axis}`, key: coordinates[axis], axis })) : [];
  }
  const { mapWith, axis: own } = field.type === 'coordinates' ? field : {};
  if (mapWith === undefined) return [];
  return AXES.filter((axis) => axis !== own).map((axis) => ({ rule: 'mapWith', key: mapWith, axis }));
}

function positionProblems({ field, siblings, where }: Ruled): DefinitionProblem[] {
  return positionSiblings(field).flatMap(({ rule, key, axis }) => {
    const sibling = Object.hasOwn(siblings, key) ? siblings[key] : undefined;
    if (sibling === undefined || (sibling.type === 'coordinates' && sibling.axis === axis)) return [];
    const got = sibling.type === 'coordinates' ? `one with the ${sibling.axis}` : `a ${sibling.type} field`;
    return [{ where: `${where}.${rule}`, expected: `the key of a coordinates field with the ${axis}`, got }];
  });
}

/** The fields of an item that a list speaks of. */
function itemKeyProblems(field: PlacedField, where: string): DefinitionProblem[] {
  if (field.type !== 'list') return [];
  const { summary = [], uniqueBy = [], fields } = field;
  return Object.entries({ summary, uniqueBy }).flatMap(([setting, keys]) =>
    keys.flatMap((key, index) => missingKey({ key, among: fields, where: `${where}.${setting}.${index}` })),
  );
}

/** A layout shows, and a summary names, fields that are there. */
function layoutProblems(field: PlacedField, where: string): DefinitionProblem[] {
  if (field.type === 'group') return shownKeys(field, where);
  if (field.type !== 'blocks') return [];
  return Object.entries(field.types).flatMap(([name, type]) => shownKeys(type, `${where}.types.${name}`));
}

function shownKeys(
  part: { readonly fields: PlacedFields; readonly layout?: Layout; readonly summary?: readonly string[] },
  where: string,
): DefinitionProblem[] {
  const parts = layoutRows(part.layout ?? [], []).flatMap((columns, row) =>
    columns.flatMap((keys, column) =>
      keys.map(({ key }, index) => ({ key, where: `${where}.layout.${row}.${column}.${index}` })),
    ),
  );
  const named = (part.summary ?? []).map((key, index) => ({ key, where: `${where}.summary.${index}` }));
  return [...parts, ...named].flatMap((one) => missingKey({ ...one, among: part.fields }));
}

/** There must be something to choose from, and only what a service gives can be managed. */
function choiceProblems(field: PlacedField, where: string): DefinitionProblem[] {
  if (field.type === 'choice' && field.manage && !field.options) {
    return [{ where: `${where}.manage`, expected: 'options of a service beside it', got: 'none' }];
  }
  if (field.type === 'choice' && (field.fills ?? field.summaryOrElse) !== undefined && !field.options) {
    const setting = field.fills ? 'fills' : 'summaryOrElse';
    return [{ where: `${where}.${setting}`, expected: 'options of a service beside it', got: 'none' }];
  }
  if (field.type !== 'choice' || field.choices.length > 0 || field.options || field.freeText) return [];
  return [{ where: `${where}.choices`, expected: 'choices, or options of a service', got: 'nothing' }];
}

function missingKey(given: { key: string | undefined; among: PlacedFields; where: string }): DefinitionProblem[] {
  const { key, among, where } = given;
  if (key === undefined || Object.hasOwn(among, key)) return [];
  const known = Object.keys(among);
  return [{ where, expected: `one of ${known.join(', ')}`, got: print(key), ...suggestionFor(key, known) }];
}
