import { holdsFlag, kindOf } from '../kinds';
import type { PlacedField } from '../kinds/field';
import { BRANDS, brandsOf } from '../lib/brand';
import { RECORD_KINDS } from './access';
import { isDefinedRecordArea, type AreaDefinition, type DefinedRecordArea } from './area';
import type { EditorDefinition } from './editor';
import { KEBAB, kebabProblems } from './names';
import type { FilterBy } from './list';
import { print, suggestionFor, unknownNameProblems, type DefinitionProblem } from './problem';
import { brandPropertyProblems, editorsOfRecord, propertiesOf } from './properties';
import { SPECIFIED_RECORDS } from './record';

/**
 * Every problem of an area of records that the services store by definitions alone: only its definitions determine access to them,
 * their store and the properties of their list.
 * @param editors those of the area
 * @param areas all of them
 */
export function definedRecordProblems(
  area: DefinedRecordArea,
  editors: readonly EditorDefinition[],
  areas: readonly AreaDefinition[],
): readonly DefinitionProblem[] {
  // From JSON, or a test, it may lack what its type requires.
  const { access } = area as Partial<DefinedRecordArea>;
  const own = editorsOfRecord(area, editors);
  return [
    ...(access ? [] : [{ where: 'access', expected: 'the scopes that the services ask for', got: print(undefined) }]),
    ...nameProblems(area, areas),
    ...activeProblems(area, own),
    ...filterProblems(area, own),
  ];
}

/** Records are found by the name of their store, which must belong to one area only. */
function nameProblems(area: DefinedRecordArea, areas: readonly AreaDefinition[]): DefinitionProblem[] {
  const { name } = area.store;
  const where = 'store.name';
  if (!KEBAB.test(name)) return kebabProblems(name, where);
  const reserved: readonly string[] = [...SPECIFIED_RECORDS, ...RECORD_KINDS, ...OTHER_SUBJECTS];
  const isTaken =
    reserved.includes(name) ||
    areas.some((other) => other.name !== area.name && isDefinedRecordArea(other) && other.store.name === name);
  return isTaken ? [{ where, expected: 'a name that no other records have', got: print(name) }] : [];
}

/** What revisions, live events and the log of activity are about besides records; the name of a store says that in the same place. */
const OTHER_SUBJECTS = ['page', 'plan', 'deployment'] as const;

/** `active` is the property of a toggle field; the list's toggle depends on it. */
function activeProblems(
  { store: { active }, list, brands = BRANDS }: DefinedRecordArea,
  editors: readonly EditorDefinition[],
): readonly DefinitionProblem[] {
  if (active === undefined) {
    return list.activeToggle
      ? [{ where: 'store.active', expected: 'the property that the toggle of the list goes by', got: print(active) }]
      : [];
  }
  const properties = propertiesOf(editors);
  const field = properties.get(active);
  if (field && holdsFlag(field)) {
    return brandPropertyProblems(editors, {
      ...{ where: 'store.active', property: active, brands },
      described: 'the property of a toggle',
    });
  }
  const suggestion = suggestionFor(active, [...properties.keys()]);
  return [{ where: 'store.active', expected: 'the property of a toggle', got: print(active), ...suggestion }];
}

/** A filter compares a property by its type; each brand that has the filter has the property. */
function filterProblems(
  { list: { filters = [] }, brands }: DefinedRecordArea,
  editors: readonly EditorDefinition[],
): DefinitionProblem[] {
  const properties = propertiesOf(editors);
  return filters.flatMap((filter, index): readonly DefinitionProblem[] => {
    const { key, by = 'choice' } = filter;
    const field = properties.get(key);
    const where = `list.filters.${index}`;
    if (!field)
      return unknownNameProblems(`${where}.key`, key, {
        known: [...properties.keys()],
        expected: 'a property of its editors',
      });
    if (SUPPORTS[by](field)) {
      return brandPropertyProblems(editors, { where: `${where}.key`, property: key, brands: brandsOf(filter, brands) });
    }
    const supported = FILTER_TYPES.filter((other) => SUPPORTS[other](field)).map(print);
    const expected = supported.join(' or ') || `no filter by a field of type ${field.type}`;
    return [{ where: `${where}.by`, expected, got: print(by) }];
  });
}

/** Whether each type of filter can compare the stored value of a field. */
const SUPPORTS: Readonly<Record<FilterBy, (field: PlacedField) => boolean>> = {
  choice: (field) => !holdsFlag(field) && ['choice', 'text', 'number', 'link'].includes(guardedAs(field)),
  text: (field) => ['text', 'html', 'link'].includes(guardedAs(field)),
  dates: (field) => kindOf(field).limitOfDay !== undefined,
  numbers: (field) => guardedAs(field) === 'number',
  flag: holdsFlag,
};

const FILTER_TYPES = ['choice', 'text', 'dates', 'numbers', 'flag'] as const satisfies readonly FilterBy[];

function guardedAs(field: PlacedField): string {
  return kindOf(field).guard(field).as;
}
