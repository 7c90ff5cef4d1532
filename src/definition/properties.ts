import { acceptsMoreThanChoices, groupFields, holdsOneValue, isFileField, kindOf } from '../kinds';
import type { Choice } from '../kinds/choices';
import type { PlacedField, PlacedFields } from '../kinds/field';
import { BRANDS, brandsOf, sharesBrand, type Brand } from '../lib/brand';
import { recordNameOf, type RecordArea } from './area';
import { brandForms } from './brandForms';
import type { EditorDefinition } from './editor';
import { descriptionPlaceOf, fieldPlacesOf } from './fieldPlaces';
import { failedChecks, print, type DefinitionProblem } from './problem';

/** Properties joined with dots; `constructor` and `prototype`, which are special to JavaScript, are excluded. */
const PROPERTY = /^(?:(?!(?:constructor|prototype)(?:\.|$))[a-zA-Z][a-zA-Z0-9_]*(?:\.|$))+$/;

/** Columns that the services store for every record besides its properties and its id. */
export const TIMESTAMP_COLUMNS: readonly string[] = ['created_at', 'updated_at'];

/** The editors of an area's records, with only the brands that the area has, where they share any. */
export function editorsOfRecord(
  { brands, ...area }: RecordArea,
  editors: readonly EditorDefinition[],
): readonly EditorDefinition[] {
  return editors
    .filter(({ stored }) => 'record' in stored && stored.record === recordNameOf(area))
    .map((editor) => {
      const shared = brandsOf(editor, brands);
      return shared.length === 0 ? editor : { ...editor, brands: shared };
    });
}

/** The fields of a record's editors, of any of their brands, by property. */
export function propertiesOf(editors: readonly EditorDefinition[]): ReadonlyMap<string, PlacedField> {
  return new Map(fieldsByProperty(editors));
}

/**
 * The problem of a setting that needs a property which not all of its brands have.
 * @param given.brands those of the setting @param given.described what the property is
 */
export function brandPropertyProblems(
  editors: readonly EditorDefinition[],
  given: {
    readonly where: string;
    readonly property: string;
    readonly brands: readonly Brand[];
    readonly described?: string;
  },
): readonly DefinitionProblem[] {
  const { where, property, brands, described = 'a property' } = given;
  const lacking = brands.filter((brand) => lacksProperty(editors, property, brand));
  if (lacking.length === 0) return [];
  return [{ where, expected: `${described} that ${lacking.join(', ')} has too`, got: print(property) }];
}

/** Whether a brand has editors of a record, but none with a property. */
function lacksProperty(editors: readonly EditorDefinition[], property: string, brand: Brand): boolean {
  const forms = editors.map((editor) => brandForms(editor).get(brand)).filter((form) => form !== undefined);
  return forms.length > 0 && forms.every((form) => propertiesIn(form).every(([name]) => name !== property));
}

function fieldsByProperty(editors: readonly EditorDefinition[]): readonly (readonly [string, PlacedField])[] {
  return editors.flatMap((editor) => [...brandForms(editor).values()]).flatMap(propertiesIn);
}

function propertiesIn(form: PlacedFields): readonly (readonly [string, PlacedField])[] {
  return singleFields(form, 'fields').flatMap(({ field }) =>
    fieldPlacesOf(field).map(({ name }) => [name, field] as const),
  );
}

/** The choices, of any brand of the editors, by property of a record. Only properties with nothing but fixed choices are included. */
export function choicesOf(editors: readonly EditorDefinition[]): ReadonlyMap<string, readonly Choice[]> {
  const known = new Map<string, readonly Choice[] | undefined>();
  for (const [property, field] of fieldsByProperty(editors)) {
    const previous = known.has(property) ? known.get(property) : [];
    const choices = fixedChoices(field);
    known.set(property, previous && choices && [...previous, ...choices]);
  }
  return new Map([...known].flatMap(([property, choices]) => (choices ? [[property, choices] as const] : [])));
}

/** The choices of a field with nothing but fixed choices. */
export function fixedChoices(field: PlacedField): readonly Choice[] | undefined {
  return 'choices' in field && holdsOneValue(field) && !acceptsMoreThanChoices(field) ? field.choices : undefined;
}

/** Problems of where the fields of a record are stored: each in one property, and none inside another's. */
export function propertyProblems(fields: PlacedFields): DefinitionProblem[] {
  const single = singleFields(fields, 'fields');
  const places = single.flatMap(({ where, field, brands }): readonly NamedPlace[] => {
    const own = fieldPlacesOf(field).map(({ name }) => ({ where, brands, name, isDescription: false }));
    const name = isFileField(field) ? descriptionPlaceOf(field.place.name) : undefined;
    return name === undefined ? own : [...own, { where, brands, name, isDescription: true }];
  });
  const compound = single.filter(
    ({ field }) => kindOf(field).nested !== undefined || fieldPlacesOf(field).length === 0,
  );
  return [
    ...compound.map(({ where, field }) => ({
      where,
      expected: 'a single value in a record',
      got: `a field of type ${field.type}`,
    })),
    ...places.flatMap((place) => nameProblems(place, places)),
    ...places.flatMap((place, index) => descriptionProblems(place, places.slice(0, index))),
  ];
}

interface NamedPlace {
  readonly where: string;
  readonly brands: readonly Brand[];
  readonly name: string;
  /** Whether it is the description of a file. */
  readonly isDescription: boolean;
}

/** The place of a file's description follows from that of the file, so no other field may be stored there. */
function descriptionProblems(place: NamedPlace, earlier: readonly NamedPlace[]): readonly DefinitionProblem[] {
  const { where, name, isDescription } = place;
  const clash = earlier.find(
    (other) => other.name === name && (other.isDescription || isDescription) && sharesBrand(other, place),
  );
  return clash
    ? [{ where, expected: 'a property of its own', got: print(`${name}, which ${clash.where} has too`) }]
    : [];
}

function nameProblems({ where, name }: NamedPlace, places: readonly NamedPlace[]): readonly DefinitionProblem[] {
  const outer = places.find((other) => name.startsWith(`${other.name}.`));
  const isProperty = PROPERTY.test(name) && !name.endsWith('.');
  const isKept = name === 'id' || TIMESTAMP_COLUMNS.includes(name);
  return failedChecks([
    [where, name, isKept, 'a property that the services do not keep themselves'],
    [where, name, !isProperty, 'a property, or several joined with dots'],
    [where, `${name}, which is a part of what ${outer?.where} has`, outer !== undefined, 'a property of its own'],
  ]);
}

interface SingleField {
  readonly where: string;
  readonly field: PlacedField;
  readonly brands: readonly Brand[];
}

function singleFields(fields: PlacedFields, where: string, around: readonly Brand[] = BRANDS): readonly SingleField[] {
  return Object.entries(fields).flatMap(([key, field]) => {
    const at = `${where}.${key}`;
    const brands = brandsOf(field, around);
    const inside = groupFields(field);
    return inside ? singleFields(inside, `${at}.fields`, brands) : [{ where: `${at}.stored`, field, brands }];
  });
}
