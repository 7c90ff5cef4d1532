import { fieldBelow, kindOf } from '../kinds';
import type { Choice } from '../kinds/choices';
import { BRANDS, brandsLacking, type Brand } from '../lib/brand';
import type { AreaDefinition, CardArea } from './area';
import { doubledItems, emptyList } from './atOdds';
import { CARD_PARAMETERS, type CardValue } from './card';
import type { EditorDefinition } from './editor';
import { kebabProblems, KEY_IN_ADDRESSES } from './names';
import { placeFields } from './place';
import { print, unknownName, type DefinitionProblem } from './problem';
import { addForms, ANY, astrayStep, childOf, newPlaceNode, type PlaceNode } from './storedPlaces';
import { csvProblems } from './tableProblems';

type Editors = ReadonlyMap<string, EditorDefinition>;

/** Faults of an area of many pages, and of how it and its editors refer to each other. */
export function cardAreaProblems(area: CardArea, editors: readonly EditorDefinition[]): readonly DefinitionProblem[] {
  const known = new Map(editors.map((editor) => [editor.name, editor]));
  const editor = known.get(area.editor);
  const names = editors.flatMap(({ name, stored }) => ('page' in stored ? [name] : []));
  return [
    ...(editor
      ? editorProblems(area, editor)
      : unknownName('editor', area.editor, { known: names, expected: 'the name of an editor' })),
    ...filterProblems(area),
    ...shownValueProblems(area),
    ...(editor ? placeProblems(area, known) : []),
    ...kindProblems(area, editor),
    ...sectionProblems(area, known),
    ...addressProblems(area),
    ...csvProblems(area.list.csv).map((problem) => ({ ...problem, where: `list.${problem.where}` })),
  ];
}

/** The pages of an area are those that its editor makes, each with a name of its own, for the same brands. */
function editorProblems({ store, brands = BRANDS }: CardArea, editor: EditorDefinition): readonly DefinitionProblem[] {
  const { name, stored } = editor;
  const problem = { where: 'editor', got: print(name) };
  if (!('page' in stored)) return [{ ...problem, expected: 'an editor of whole pages' }];
  if (stored.page.tag !== store.tag)
    return [{ ...problem, expected: `an editor of pages with the tag ${store.tag}, not ${stored.page.tag}` }];
  return [
    ...(stored.page.slug === undefined
      ? []
      : [{ ...problem, expected: 'an editor of many pages: one whose page has no slug' }]),
    ...editorOfBrands(editor, brands, 'editor'),
  ];
}

/** What is shown to some brands is an editor that they have. */
export function editorOfBrands(
  editor: EditorDefinition,
  brands: readonly Brand[],
  where: string,
): readonly DefinitionProblem[] {
  const lacking = brandsLacking([editor], brands);
  if (lacking.length === 0) return [];
  return [{ where, expected: `an editor that ${lacking.join(', ')} has`, got: print(editor.name) }];
}

/** A filter compares a text of the card, by a name that the address has not already; two filters never the same. */
function filterProblems({ list: { filters = [] }, card = {} }: CardArea): readonly DefinitionProblem[] {
  const reserved: readonly string[] = CARD_PARAMETERS;
  const texts = textsOf(card);
  return filters.flatMap(({ value, choices }, index) => {
    const where = `list.filters.${index}.value`;
    if (!texts.includes(value))
      return unknownName(where, value, { known: texts, expected: `a text of the card: one of ${texts.join(', ')}` });
    const isTaken = reserved.includes(value) || filters.some((other, at) => at < index && other.value === value);
    return [
      ...(isTaken || !VALUE_NAME.test(value)
        ? [{ where, expected: 'a name of letters and digits, of its own', got: print(value) }]
        : []),
      ...emptyList(choices, `list.filters.${index}.choices`, 'a choice'),
      ...doubledItems(
        choices?.map((choice) => choice.value),
        `list.filters.${index}.choices`,
      ),
    ];
  });
}

/** The values of a card that are texts. */
function textsOf(card: NonNullable<CardArea['card']>): readonly string[] {
  return Object.entries(card).flatMap(([name, places]) => (places.some(isFile) ? [] : [name]));
}

function isFile({ as }: CardValue): boolean {
  return as === 'file';
}

/** Facets are kept as `name=value`, and the name stands in the address. */
const VALUE_NAME = /^[a-zA-Z][a-zA-Z0-9]*$/;

/** What cards show is a value of the card. */
function shownValueProblems({ list, card = {} }: CardArea): readonly DefinitionProblem[] {
  const known = textsOf(card);
  const { title, tag, video, tagChoices } = list;
  const lines = list.lines.flatMap((line, index): readonly (readonly [where: string, name: string])[] => {
    const where = `lines.${index}`;
    if (line.kind === 'date') return [];
    if (line.kind === 'text') return [[`${where}.value`, line.value]];
    return [
      [`${where}.lowest`, line.lowest],
      [`${where}.highest`, line.highest],
    ];
  });
  const single = Object.entries({ title, tag, video }).flatMap(([where, name]) =>
    name === undefined ? [] : [[where, name] as const],
  );
  return [
    ...[...single, ...lines].flatMap(([where, name]) =>
      unknownName(`list.${where}`, name, {
        known,
        expected: `a value of the card that is a text: one of ${known.join(', ')}`,
      }),
    ),
    ...emptyList(tagChoices, 'list.tagChoices', 'a choice'),
    ...(tagChoices && tag === undefined ? [{ where: 'list.tagChoices', expected: 'tag beside it', got: 'none' }] : []),
  ];
}

/** The values of a card stand where the editors of its pages store something of that kind. */
function placeProblems({ card = {}, units, editor }: CardArea, editors: Editors): readonly DefinitionProblem[] {
  const root = newPlaceNode();
  const own = editors.get(editor);
  if (own) addForms(root, own);
  const isShared = units !== undefined && root.nodes.has(units.container);
  if (units) addSections(childOf(childOf(root, units.container), ANY), { units, editors });
  const ofUnits = isShared
    ? [
        {
          where: 'units.container',
          expected: 'a container of its own: every collection in it is a unit',
          got: `${print(units.container)}, in which the editor '${editor}' stores`,
        },
      ]
    : [];
  const ofCard = Object.entries(card).flatMap(([name, places]) =>
    places.flatMap((place, index) => {
      const astray = astrayStep(root, place);
      if (!astray) return [];
      const { step, index: at, known } = astray;
      const where = `card.${name}.${index}.${at === undefined ? 'field' : `at.${at}`}`;
      const kind = isFile(place) ? 'a stored file' : 'a stored text';
      const expected = at === undefined ? kind : 'a stored name of the editor';
      return unknownName(where, step, { known, expected: `${expected}: one of ${known.join(', ')}` });
    }),
  );
  return [...ofUnits, ...ofCard];
}

function addSections(
  unit: PlaceNode,
  { units, editors }: { readonly units: NonNullable<CardArea['units']>; readonly editors: Editors },
): void {
  for (const { editor: name, collection } of units.sections) {
    const editor = editors.get(name);
    if (editor) addForms(childOf(unit, collection), editor);
  }
}

/** The kind of a page is a choice, and the kinds that are spoken of can be chosen. */
function kindProblems(area: CardArea, editor: EditorDefinition | undefined): readonly DefinitionProblem[] {
  if (editor === undefined) return [];
  const { kindField, units, kindAliases = {}, kinds, list } = area;
  const field = kindField === undefined ? undefined : fieldBelow(placeFields(editor.fields), kindField.split('.'));
  const choices = field && kindOf(field).presets?.(field);
  if (kindField !== undefined && choices === undefined) {
    return [{ where: 'kindField', expected: 'the keys of a choice, joined with dots', got: print(kindField) }];
  }
  const known = [...new Set((choices ?? []).flatMap(namesOf))];
  const unless = (value: string, where: string) =>
    unknownName(where, value, { known, expected: 'a choice of the kind field' });
  const severalFor = (units?.severalFor ?? []).flatMap((kind, index) => unless(kind, `units.severalFor.${index}`));
  if (choices === undefined)
    return [
      ...severalFor,
      ...Object.keys(kindAliases).map((alias) => ({
        where: `kindAliases.${alias}`,
        expected: 'kindField beside it',
        got: 'none',
      })),
    ];
  return [
    ...severalFor,
    ...Object.entries(kindAliases).flatMap(([alias, kind]) => unless(kind, `kindAliases.${alias}`)),
    ...(kinds?.by === 'category'
      ? Object.keys(kinds.scopes).flatMap((kind) => unless(kind, `kinds.scopes.${kind}`))
      : []),
    ...(list.tabs ?? []).flatMap(({ category }, index) => unless(category, `list.tabs.${index}.category`)),
  ];
}

function namesOf({ value, stored = value }: Choice): readonly string[] {
  return [String(value), String(stored)];
}

/** A section shows an editor of the collection that it names; two sections of a unit are never stored at one place. */
function sectionProblems({ units, brands = BRANDS }: CardArea, editors: Editors): readonly DefinitionProblem[] {
  const sections = units?.sections ?? [];
  return sections.flatMap(({ editor: name, collection, key }, index) => {
    const editor = editors.get(name);
    const where = `units.sections.${index}`;
    const isTwice = sections.some((other, at) => at < index && (other.collection === collection || other.key === key));
    const fitting = [...editors.values()].flatMap((one) =>
      'collection' in one.stored && one.stored.collection === collection ? [one.name] : [],
    );
    return [
      ...unknownName(`${where}.editor`, name, { known: fitting, expected: `an editor of '${collection}'` }),
      ...(isTwice ? [{ where, expected: 'a key and a collection of its own', got: print(key) }] : []),
      ...kebabProblems(key, `${where}.key`, KEY_IN_ADDRESSES),
      ...(editor ? editorOfBrands(editor, brands, `${where}.editor`) : []),
    ];
  });
}

/** An address that has the category of a page needs to know it, and brands that it is shared with are there. */
function addressProblems(area: CardArea): readonly DefinitionProblem[] {
  const { page, card = {} } = area;
  const lacks = page === '{category}/{slug}' && !Object.hasOwn(card, 'category');
  return [
    ...foreignBrands(area.sharedWith, 'sharedWith', area),
    ...doubledItems(area.sharedWith, 'sharedWith'),
    ...(lacks ? [{ where: 'page', expected: 'category among the values of the card', got: print(page) }] : []),
  ];
}

/** A part of an area is of none of the brands that the area leaves out. */
export function foreignBrands(
  brands: readonly Brand[] = [],
  where: string,
  { brands: ofArea = BRANDS }: Pick<AreaDefinition, 'brands'>,
): readonly DefinitionProblem[] {
  const expected = `a brand that the area has: ${ofArea.join(', ')}`;
  return brands.flatMap((brand, index) =>
    ofArea.includes(brand) ? [] : [{ where: `${where}.${index}`, expected, got: print(brand) }],
  );
}
