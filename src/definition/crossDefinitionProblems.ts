import { fieldSetsIn, kindOf } from '../kinds';
import type { PlacedFields } from '../kinds/field';
import type { ReferenceTarget } from '../kinds/kind';
import type { PickedPages } from '../kinds/pages';
import { BRANDS, brandsOf, sharesBrand, withBrand, type Brand } from '../lib/brand';
import { isObject } from '../lib/objects';
import {
  isCardArea,
  isDefinedRecordArea,
  isPageArea,
  isRecordArea,
  isRowsArea,
  type AreaDefinition,
  type CardArea,
} from './area';
import { brandForms } from './brandForms';
import { cardChoices } from './cardAreaProblems';
import type { EditorDefinition } from './editor';
import { setsPlace } from './editorProblems';
import { placeFields } from './place';
import {
  failedChecks,
  locateProblem,
  oneOfNames,
  print,
  unknownNameProblems,
  type DefinitionKind,
  type DefinitionProblem,
  type FoundProblem,
} from './problem';
import { repairDefinition } from './repairDefinition';
import { addForms, newPlaceNode, placesOf, storedFieldsOf } from './storedPlaces';

/** Definitions to be checked together. */
interface DefinitionSet {
  readonly editors: readonly unknown[];
  readonly areas: readonly unknown[];
  readonly brands: readonly unknown[];
  /** The names of the features of permissions; undefined where they are not checked. */
  readonly features: readonly string[] | undefined;
  /** Whether more areas exist than are given. */
  readonly isPartial: boolean;
}

/** A definition with its position among those of its kind. */
interface Placed<Definition> {
  readonly definition: Definition;
  readonly index: number;
}

/**
 * Problems of definitions that are valid by themselves, but not together. A conflict of two is reported at the later one, and names the
 * earlier.
 */
export function crossDefinitionProblems(definitions: DefinitionSet): readonly FoundProblem[] {
  const { editors, areas, brands, features, isPartial } = definitions;
  const validEditors = usable<EditorDefinition>(editors, 'editor');
  const validAreas = usable<AreaDefinition>(areas, 'area');
  return [
    ...duplicateNameProblems(editors, 'editor'),
    ...duplicateNameProblems(areas, 'area'),
    ...duplicateNameProblems(brands, 'brand'),
    ...missingBrandProblems(brands),
    ...pairsOf(validAreas).flatMap(([earlier, later]) => areaClashes(earlier, later)),
    ...(isPartial
      ? []
      : validEditors.flatMap((editor) => [
          ...fieldReferenceProblems(editor, { areas: validAreas, editors: validEditors, features }),
          ...neighbourProblems(editor, validEditors),
        ])),
    ...pairsOf(validEditors).flatMap(([earlier, later]) => storageClashes(earlier, later)),
  ];
}

function usable<Definition>(definitions: readonly unknown[], kind: DefinitionKind): readonly Placed<Definition>[] {
  return definitions.flatMap((definition, index) => {
    const { repaired, isStorageIntact } = repairDefinition(definition, kind);
    return !isStorageIntact ? [] : [{ definition: repaired as Definition, index }];
  });
}

function duplicateNameProblems(definitions: readonly unknown[], kind: DefinitionKind): readonly FoundProblem[] {
  const names = definitions.map((definition) => (isObject(definition) ? definition['name'] : undefined));
  return names.flatMap((name, index) => {
    const first = names.indexOf(name);
    if (typeof name !== 'string' || first === index) return [];
    return [
      locateProblem(
        { kind, name, index },
        {
          where: 'name',
          expected: `a name that no other ${kind} has`,
          got: `${print(name)}, as ${kind} ${first + 1} is called too`,
          other: { kind, name, index: first },
        },
      ),
    ];
  });
}

/** Where the facts of brands are checked, no brand may lack them. */
function missingBrandProblems(brands: readonly unknown[]): readonly FoundProblem[] {
  const names = brands.map((brand) => (isObject(brand) ? brand['name'] : undefined));
  const missing = BRANDS.filter((brand) => !names.includes(brand));
  if (brands.length === 0 || missing.length === 0) return [];
  return missing.map((name) =>
    locateProblem(
      { kind: 'brand', name, index: brands.length },
      { where: '', expected: `the facts of ${name}`, got: 'nothing' },
    ),
  );
}

/** References of fields to unknown areas and features, and to pages that no area has; not checked without any area. */
function fieldReferenceProblems(
  { definition, index }: Placed<EditorDefinition>,
  valid: Pick<DefinitionSet, 'features'> & {
    readonly areas: readonly Placed<AreaDefinition>[];
    readonly editors: readonly Placed<EditorDefinition>[];
  },
): readonly FoundProblem[] {
  if (valid.areas.length === 0) return [];
  const known = {
    areas: valid.areas.map((area) => area.definition),
    editors: new Map(valid.editors.map((editor) => [editor.definition.name, editor.definition])),
    features: valid.features,
  };
  const of = { kind: 'editor', name: definition.name, index } as const;
  const { overlays = {} } = definition;
  const withoutOverlay = brandsOf(definition).filter((brand) => !Object.hasOwn(overlays, brand));
  const common = referenceProblems(placeFields(definition.fields), known, withoutOverlay);
  const ofOverlays = [...brandForms(definition)].flatMap(([brand, fields]) =>
    referenceProblems(fields, known, [brand])
      .filter(({ where }) => common.every((problem) => problem.where !== where))
      .map(({ where, ...problem }) => {
        const isOfOverlay = setsPlace(overlays[brand], where);
        return { ...problem, where: isOfOverlay ? `overlays.${brand}.${where}` : where, brand };
      }),
  );
  return [...common, ...ofOverlays].map((problem) => locateProblem(of, problem));
}

/**
 * Problems of fields that refer to the entries of an area: it must exist, have records that belong to a brand, and be an area of each brand
 * that has the field; and of those that refer to pages, which an area of each of these brands must have.
 * @param fields placed, of one editor @param brands those that have the fields
 */
function referenceProblems(
  fields: PlacedFields,
  known: Pick<ReferenceTargets, 'editors' | 'features'> & { readonly areas: readonly AreaDefinition[] },
  brands: readonly Brand[],
): readonly DefinitionProblem[] {
  const { areas, editors, features } = known;
  const withRecords = areas.filter((area) => isRecordArea(area) && area.audience !== 'platform');
  const tags = areas.flatMap((area) => tagOf(area) ?? []);
  const tagsOfBrands = areas.flatMap(tagsOf);
  const withCards = areas.filter(isCardArea);
  return problemsIn(fields, { withRecords, withCards, editors, features, tags, tagsOfBrands, where: 'fields', brands });
}

/** What fields can refer to. */
interface ReferenceTargets extends Pick<DefinitionSet, 'features'> {
  /** The areas of records. */
  readonly withRecords: readonly AreaDefinition[];
  /** The areas of many pages, and the editors of all areas by name. */
  readonly withCards: readonly CardArea[];
  readonly editors: ReadonlyMap<string, EditorDefinition>;
  /** The tags of the areas of pages, as they are given and for each brand. */
  readonly tags: readonly string[];
  readonly tagsOfBrands: readonly string[];
}

/** A part of an editor that may refer to areas. */
interface Referring extends ReferenceTargets {
  readonly where: string;
  /** The brands that have the part. */
  readonly brands: readonly Brand[];
}

function problemsIn(fields: PlacedFields, { where, brands, ...targets }: Referring): readonly DefinitionProblem[] {
  return Object.entries(fields).flatMap(([key, field]) => {
    const at = `${where}.${key}`;
    const having = brandsOf(field, brands);
    const below = fieldSetsIn(field).flatMap(([path, holder]) =>
      problemsIn(holder.fields, { ...targets, where: `${at}${path}.fields`, brands: brandsOf(holder, having) }),
    );
    const of = kindOf(field).refersTo?.(field);
    const referring = { ...targets, where: at, brands: having };
    return [
      ...below,
      ...(of ? targetProblems(of, referring) : []),
      ...('hiddenFeatures' in field ? featureProblems(field.hiddenFeatures, referring) : []),
      ...('pages' in field ? categoryProblems(field.pages, referring) : []),
    ];
  });
}

/** The features that a matrix does not show are ones that the services know. */
function featureProblems(names: readonly string[] = [], { where, features }: Referring): readonly DefinitionProblem[] {
  if (features === undefined) return [];
  return names.flatMap((name, index) =>
    unknownNameProblems(`${where}.hiddenFeatures.${index}`, name, { known: features }),
  );
}

/** The categories of pages are ones that these pages can have, where that is known. */
function categoryProblems(
  { tag, categories = [] }: PickedPages,
  { where, brands, withCards, editors }: Referring,
): readonly DefinitionProblem[] {
  const tags = brands.map((brand) => withBrand(tag, brand));
  const choices = withCards
    .filter((area) => tagsOf(area).some((other) => tags.includes(other)))
    .map((area) => cardChoices(area, editors, 'category'));
  if (choices.length === 0 || choices.includes(undefined)) return [];
  const known = [...new Set(choices.flatMap((ofArea = []) => ofArea))];
  return categories.flatMap(({ value }, index) =>
    unknownNameProblems(`${where}.pages.categories.${index}.value`, value, { known }),
  );
}

/** The collections beside those of an editor are ones that the other editors of its page store, where there are any. */
function neighbourProblems(
  { definition, index }: Placed<EditorDefinition>,
  editors: readonly Placed<EditorDefinition>[],
): readonly FoundProblem[] {
  if (!('page' in definition.stored)) return [];
  const { tag, slug, alongside = [] } = definition.stored.page;
  const others = editors.flatMap((other) => {
    const { stored } = other.definition;
    const isOfPage = 'page' in stored && stored.page.tag === tag && stored.page.slug === slug;
    return isOfPage && other.index !== index ? [other.definition] : [];
  });
  if (others.length === 0) return [];
  const root = newPlaceNode();
  for (const other of others) addForms(root, other);
  const problems = alongside.flatMap(({ container, collection, fields }, at) => {
    const where = `stored.page.alongside.${at}`;
    const collections = root.nodes.get(container)?.nodes;
    if (!collections) return unknownNameProblems(`${where}.container`, container, { known: [...root.nodes.keys()] });
    const node = collections.get(collection);
    if (!node) return unknownNameProblems(`${where}.collection`, collection, { known: [...collections.keys()] });
    return fields.flatMap(({ name }, field) =>
      unknownNameProblems(`${where}.fields.${field}.name`, name, { known: [...node.fields.keys()] }),
    );
  });
  return problems.map((problem) => locateProblem({ kind: 'editor', name: definition.name, index }, problem));
}

function targetProblems(
  of: ReferenceTarget,
  { where, brands, withRecords, tags, tagsOfBrands }: Referring,
): readonly DefinitionProblem[] {
  if ('tag' in of) {
    const { tag } = of;
    const has = (brand: Brand) => tagsOfBrands.includes(withBrand(tag, brand));
    if (BRANDS.some(has)) return lackingAreaProblems(`${where}.pages.tag`, tag, { brands, has });
    const expected = oneOfNames('the tag of an area of pages', [...new Set(tags)]);
    return unknownNameProblems(`${where}.pages.tag`, tag, { known: tags, expected });
  }
  const names = withRecords.map(({ name }) => name);
  const area = withRecords.find(({ name }) => name === of.area);
  if (area) {
    const has = (brand: Brand) => brandsOf(area).includes(brand);
    return lackingAreaProblems(`${where}.area`, area.name, { brands, has });
  }
  const none = names.length === 0 && { expected: 'an area of records, of which there is none' };
  return unknownNameProblems(`${where}.area`, of.area, { known: names, ...none });
}

/** The problem of a reference to an area that not all brands of the field have. */
function lackingAreaProblems(
  where: string,
  name: string,
  { brands, has }: { readonly brands: readonly Brand[]; readonly has: (brand: Brand) => boolean },
): readonly DefinitionProblem[] {
  const lacking = brands.filter((brand) => !has(brand)).join(', ');
  return lacking === '' ? [] : [{ where, expected: `that of an area that ${lacking} has too`, got: print(name) }];
}

/** No two areas share an address, a place in the menu, pages or records. */
function areaClashes(earlier: Placed<AreaDefinition>, later: Placed<AreaDefinition>): readonly FoundProblem[] {
  const [one, other] = [later.definition, earlier.definition];
  const { path, menu } = one;
  const isSameGroup = menu.group?.path === other.menu.group?.path;
  const tags = tagsOf(other);
  const records = recordsOf(other);
  const shared = recordsOf(one).find((record) => records.includes(record));
  const clashes = failedChecks([
    ['path', path, path === other.path, 'an address of its own'],
    ['path', path, path.startsWith(`${other.path}/`), "an address that is not below another area's"],
    ['path', path, other.path.startsWith(`${path}/`), 'an address that no other area is below'],
    ['menu.position', menu.position, menu.position === other.menu.position, 'a position of its own'],
    ['menu.label', menu.label, menu.label === other.menu.label && isSameGroup, 'a label of its own'],
    ['store.tag', tagOf(one), tagsOf(one).some((tag) => tags.includes(tag)), 'a tag of its own'],
    ['store', shared, shared !== undefined, 'records of its own'],
  ]);
  const of = { kind: 'area', name: one.name, index: later.index } as const;
  return clashes.map(({ got, ...problem }) =>
    locateProblem(of, {
      ...problem,
      got: `${got}, which the area '${other.name}' has`,
      other: { kind: 'area', name: other.name, index: earlier.index },
    }),
  );
}

/** The tags of an area's pages, one for each of its brands: a tag may name a brand for which another has a placeholder. */
function tagsOf(area: AreaDefinition): readonly string[] {
  const tag = tagOf(area);
  return tag === undefined ? [] : (area.brands ?? BRANDS).map((brand) => withBrand(tag, brand));
}

function tagOf(area: AreaDefinition): string | undefined {
  return isPageArea(area) || isCardArea(area) ? area.store.tag : undefined;
}

/** The records of an area, by the services' names for them; the names of stores of defined records are compared elsewhere. */
function recordsOf(area: AreaDefinition): readonly string[] {
  if (isRowsArea(area)) return area.records.map(({ kind }) => kind);
  return isRecordArea(area) && !isDefinedRecordArea(area)
    ? [area.store.record, ...(area.records ?? []).map(({ kind }) => kind)]
    : [];
}

/** Two editors of the same page store different fields of it; two of the same set of rows different rows. */
function storageClashes(earlier: Placed<EditorDefinition>, later: Placed<EditorDefinition>): readonly FoundProblem[] {
  const [one, other] = [later.definition, earlier.definition];
  if (!sharesBrand(one, other)) return [];
  const of = { kind: 'editor', name: one.name, index: later.index } as const;
  const conflicting = { kind: 'editor', name: other.name, index: earlier.index } as const;
  const named = `which the editor '${other.name}' stores too`;
  if ('rows' in one.stored && 'rows' in other.stored) {
    const isSame = one.stored.rows === other.stored.rows && !differs(one.stored.where ?? {}, other.stored.where ?? {});
    return isSame
      ? [
          locateProblem(of, {
            where: 'stored.where',
            expected: 'rows of its own',
            got: `rows ${print(one.stored.rows)}, ${named}`,
            other: conflicting,
          }),
        ]
      : [];
  }
  if (!('page' in one.stored) || !('page' in other.stored)) return [];
  if (one.stored.page.tag !== other.stored.page.tag || one.stored.page.slug !== other.stored.page.slug) return [];
  const [ownForms, otherForms] = [brandForms(one), brandForms(other)];
  const both = [...ownForms].flatMap(([brand, fields]) => {
    const storedByOther = storedIn(otherForms.get(brand) ?? {});
    return storedIn(fields).filter((field) => storedByOther.includes(field));
  });
  const shared = [...new Set(both)];
  if (shared.length === 0) return [];
  return [
    locateProblem(of, {
      where: 'fields',
      expected: 'stored fields of its own',
      got: `${shared.slice(0, MAX_NAMED_FIELDS).join('; ')}, ${named}`,
      other: conflicting,
    }),
  ];
}

const MAX_NAMED_FIELDS = 3;

function differs(one: Readonly<Record<string, string>>, other: Readonly<Record<string, string>>): boolean {
  return Object.keys(one).some((name) => Object.hasOwn(other, name) && one[name] !== other[name]);
}

function storedIn(fields: PlacedFields): readonly string[] {
  return storedFieldsOf(placesOf(fields));
}

function pairsOf<Item>(items: readonly Item[]): readonly (readonly [Item, Item])[] {
  return items.flatMap((later, index) => items.slice(0, index).map((earlier) => [earlier, later] as const));
}
