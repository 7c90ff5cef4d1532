import { groupFields, kindOf } from '../kinds';
import type { PlacedField, PlacedFields } from '../kinds/field';
import { fieldPlacesOf } from './fieldPlaces';
import { print, type DefinitionProblem } from './problem';

/** Properties joined with dots; names that are special to JavaScript are none. */
const PROPERTY = /^(?:(?!(?:constructor|prototype)(?:\.|$))[a-zA-Z][a-zA-Z0-9_]*(?:\.|$))+$/;

/** The fields of a record by their properties. */
export function fieldsByProperty(fields: PlacedFields): ReadonlyMap<string, PlacedField> {
  return new Map(
    singleFields(fields, 'fields').flatMap(({ field }) =>
      fieldPlacesOf(field).map(({ name }): [string, PlacedField] => [name, field]),
    ),
  );
}

/** Faults of where the fields of a record are stored: each is one property, and none is a part of another's. */
export function propertyProblems(fields: PlacedFields): DefinitionProblem[] {
  const single = singleFields(fields, 'fields');
  const places = single.flatMap(({ where, field }) => fieldPlacesOf(field).map(({ name }) => ({ where, name })));
  const many = single.filter(({ field }) => kindOf(field).nested !== undefined || fieldPlacesOf(field).length === 0);
  return [
    ...many.map(({ where, field }) => ({
      where,
      expected: 'a single value in a record',
      got: `a field of type ${field.type}`,
    })),
    ...places.flatMap((place) => nameProblems(place, places)),
  ];
}

interface NamedPlace {
  readonly where: string;
  readonly name: string;
}

function nameProblems({ where, name }: NamedPlace, places: readonly NamedPlace[]): readonly DefinitionProblem[] {
  const outer = places.find((other) => name.startsWith(`${other.name}.`));
  const isProperty = PROPERTY.test(name) && !name.endsWith('.');
  return [
    ...(isProperty ? [] : [{ where, expected: 'a property, or several joined with dots', got: print(name) }]),
    ...(outer
      ? [
          {
            where,
            expected: 'a property of its own',
            got: print(`${name}, which is a part of what ${outer.where} has`),
          },
        ]
      : []),
  ];
}

interface SingleField {
  readonly where: string;
  readonly field: PlacedField;
}

function singleFields(fields: PlacedFields, where: string): readonly SingleField[] {
  return Object.entries(fields).flatMap(([key, field]) => {
    const at = `${where}.${key}`;
    const inside = groupFields(field);
    return inside ? singleFields(inside, `${at}.fields`) : [{ where: `${at}.stored`, field }];
  });
}
