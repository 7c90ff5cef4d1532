import { fieldBelow, kindOf } from '../kinds';
import { dataValuesOfChoice, type Choice } from '../kinds/choices';
import { BRANDS, brandsLacking, type Brand } from '../lib/brand';
import { ownProperty } from '../lib/objects';
import type { CardArea } from './area';
import { duplicateItemProblems, emptyListProblems } from './settingConflictProblems';
import { CARD_PARAMETERS, isReadFromFiles, type CardValue } from './card';
import type { EditorDefinition } from './editor';
import { kebabProblems, KEY_IN_ADDRESSES } from './names';
import { placeFields } from './place';
import { oneOfNames, print, unknownNameProblems, type DefinitionProblem } from './problem';
import { fixedChoices } from './properties';
import { addForms, ANY, fieldsAt, invalidPathStep, ensureChild, newPlaceNode, type PlaceNode } from './storedPlaces';
import { brandsOutsideAreaProblems, csvProblems, filterCountProblems } from './tableProblems';

type Editors = ReadonlyMap<string, EditorDefinition>;

/** Problems of an area of many pages, and of the references between it and its editors. */
export function cardAreaProblems(area: CardArea, editors: readonly EditorDefinition[]): readonly DefinitionProblem[] {
  const known = new Map(editors.map((editor) => [editor.name, editor]));
  const editor = known.get(area.editor);
  const names = editors.flatMap(({ name, stored }) => ('page' in stored ? [name] : []));
  return [
    ...(editor
      ? editorProblems(area, editor)
      : unknownNameProblems('editor', area.editor, { known: names, expected: 'the name of an editor' })),
    ...filterProblems(area),
    ...cardValueProblems(area),
    ...(editor ? [...placeProblems(area, known), ...choiceProblems(area, known)] : []),
    ...kindProblems(area, editor),
    ...sectionProblems(area, known),
    ...addressProblems(area),
    ...[...filterCountProblems(area.list.filters), ...csvProblems(area.list.csv)].map((problem) => ({
      ...problem,
      where: `list.${problem.where}`,
    })),
  ];
}

/** The editor of an area edits its pages (many, so without a fixed slug), and has its brands. */
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
    ...editorBrandProblems(editor, brands, 'editor'),
  ];
}

/** An editor has the brands that it is shown to. */
export function editorBrandProblems(
  editor: EditorDefinition,
  brands: readonly Brand[],
  where: string,
): readonly DefinitionProblem[] {
  const lacking = brandsLacking([editor], brands);
  if (lacking.length === 0) return [];
  return [{ where, expected: `an editor that ${lacking.join(', ')} has`, got: print(editor.name) }];
}

/** A filter compares a text of the card whose name is a free query parameter; no two filters compare the same one. */
function filterProblems({ list: { filters = [] }, card = {} }: CardArea): readonly DefinitionProblem[] {
  const reserved: readonly string[] = CARD_PARAMETERS;
  const texts = textsOf(card);
  return filters.flatMap(({ value, choices }, index) => {
    const where = `list.filters.${index}.value`;
    if (!texts.includes(value))
      return unknownNameProblems(where, value, {
        known: texts,
        expected: oneOfNames('a text of the card', texts),
      });
    const isTaken = reserved.includes(value) || filters.some((other, at) => at < index && other.value === value);
    return [
      ...(isTaken || !VALUE_NAME.test(value)
        ? [{ where, expected: 'a name of letters and digits, of its own', got: print(value) }]
        : []),
      ...emptyListProblems(choices, `list.filters.${index}.choices`, 'a choice'),
      ...duplicateItemProblems(
        choices?.map((choice) => choice.value),
        `list.filters.${index}.choices`,
      ),
    ];
  });
}

/** The names of the values of a card that are texts. */
function textsOf(card: NonNullable<CardArea['card']>): readonly string[] {
  return Object.entries(card).flatMap(([name, places]) => (places.some(isFile) ? [] : [name]));
}

function isFile({ as }: CardValue): boolean {
  return as === 'file';
}

/** Facets are stored as `name=value`, and the name is a query parameter. */
const VALUE_NAME = /^[a-zA-Z][a-zA-Z0-9]*$/;

/** A list shows existing values of the card. */
function cardValueProblems({ list, card = {} }: CardArea): readonly DefinitionProblem[] {
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
      unknownNameProblems(`list.${where}`, name, {
        known,
        expected: oneOfNames('a value of the card that is a text', known),
      }),
    ),
    ...emptyListProblems(tagChoices, 'list.tagChoices', 'a choice'),
    ...duplicateItemProblems(
      tagChoices?.map(({ value }) => value),
      'list.tagChoices',
    ),
    ...(tagChoices && tag === undefined ? [{ where: 'list.tagChoices', expected: 'tag beside it', got: 'none' }] : []),
  ];
}

/** The choices of the tag and of filters are ones of the fields behind them. */
function choiceProblems(area: CardArea, editors: Editors): readonly DefinitionProblem[] {
  const { tag, tagChoices = [], filters = [] } = area.list;
  const offered = [
    { name: tag, choices: tagChoices, where: 'list.tagChoices' },
    ...filters.map(({ value: name, choices = [] }, index) => ({
      name,
      choices,
      where: `list.filters.${index}.choices`,
    })),
  ];
  return offered.flatMap(({ name, choices, where }) => {
    const known = name === undefined || choices.length === 0 ? undefined : cardChoices(area, editors, name);
    if (!known) return [];
    return choices.flatMap(({ value }, index) =>
      unknownNameProblems(`${where}.${index}.value`, String(value), { known }),
    );
  });
}

/**
 * The texts that stand for the choices of the fields behind a value of a card.
 * @returns undefined where one of them accepts anything else
 */
export function cardChoices(
  { card = {}, ...area }: Pick<CardArea, 'card' | 'units' | 'editor'>,
  editors: Editors,
  name: string,
): readonly string[] | undefined {
  const { root } = storedPlaces(area, editors);
  const choices = (ownProperty(card, name) ?? []).flatMap((place) => fieldsAt(root, place)).map(fixedChoices);
  if (choices.length === 0 || choices.includes(undefined)) return undefined;
  return [...new Set(choices.flatMap((ofField = []) => ofField.flatMap(dataValuesOfChoice)))];
}

/** Everything that the editors of an area's pages store, and whether they store something among the units. */
function storedPlaces({ units, editor }: Pick<CardArea, 'units' | 'editor'>, editors: Editors) {
  const root = newPlaceNode();
  const own = editors.get(editor);
  if (own) addForms(root, own);
  const isShared = units !== undefined && root.nodes.has(units.container);
  if (units) addSections(ensureChild(ensureChild(root, units.container), ANY), { units, editors });
  return { root, isShared };
}

/** The places of card values are ones where the editors of the pages store something of that kind. */
function placeProblems({ card = {}, ...area }: CardArea, editors: Editors): readonly DefinitionProblem[] {
  const { editor, units } = area;
  const { root, isShared } = storedPlaces(area, editors);
  const ofUnits = isShared
    ? [
        {
          where: 'units.container',
          expected: 'a container of its own: every collection in it is a unit',
          got: `${print(units?.container)}, in which the editor '${editor}' stores`,
        },
      ]
    : [];
  const ofCard = Object.entries(card).flatMap(([name, places]) =>
    places.flatMap((place, index) => {
      const invalid = invalidPathStep(root, place);
      if (!invalid) return [];
      const { step, index: at, known } = invalid;
      const where = `card.${name}.${index}.${at === undefined ? 'field' : `at.${at}`}`;
      const kind = isReadFromFiles(place.as) ? 'a stored file' : 'a stored text';
      const expected = at === undefined ? kind : 'a stored name of the editor';
      return unknownNameProblems(where, step, { known, expected: oneOfNames(expected, known) });
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
    if (editor) addForms(ensureChild(unit, collection), editor);
  }
}

/** The kind of a page is a choice field, and all kinds that the area mentions are among its choices. */
function kindProblems(area: CardArea, editor: EditorDefinition | undefined): readonly DefinitionProblem[] {
  if (editor === undefined) return [];
  const { kindField, units, kindAliases = {}, kinds, list } = area;
  const field = kindField === undefined ? undefined : fieldBelow(placeFields(editor.fields), kindField.split('.'));
  const choices = field && kindOf(field).presets?.(field);
  if (kindField !== undefined && choices === undefined) {
    return [{ where: 'kindField', expected: 'the keys of a choice, joined with dots', got: print(kindField) }];
  }
  const known = [...new Set((choices ?? []).flatMap(namesOf))];
  const unknownKind = (value: string, where: string) =>
    unknownNameProblems(where, value, { known, expected: 'a choice of the kind field' });
  const severalFor = (units?.severalFor ?? []).flatMap((kind, index) => unknownKind(kind, `units.severalFor.${index}`));
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
    ...Object.entries(kindAliases).flatMap(([alias, kind]) => unknownKind(kind, `kindAliases.${alias}`)),
    ...(kinds?.by === 'category'
      ? Object.keys(kinds.scopes).flatMap((kind) => unknownKind(kind, `kinds.scopes.${kind}`))
      : []),
    ...(list.tabs ?? []).flatMap(({ category }, index) => unknownKind(category, `list.tabs.${index}.category`)),
  ];
}

function namesOf({ value, stored = value }: Choice): readonly string[] {
  return [String(value), String(stored)];
}

/** A section shows an editor of the collection that it names; no two sections of a unit have the same key or collection. */
function sectionProblems({ units, brands = BRANDS }: CardArea, editors: Editors): readonly DefinitionProblem[] {
  const sections = units?.sections ?? [];
  return sections.flatMap(({ editor: name, collection, key }, index) => {
    const editor = editors.get(name);
    const where = `units.sections.${index}`;
    const isDuplicate = sections.some(
      (other, at) => at < index && (other.collection === collection || other.key === key),
    );
    const editorsOfCollection = [...editors.values()].flatMap((one) =>
      'collection' in one.stored && one.stored.collection === collection ? [one.name] : [],
    );
    return [
      ...unknownNameProblems(`${where}.editor`, name, {
        known: editorsOfCollection,
        expected: `an editor of '${collection}'`,
      }),
      ...(isDuplicate ? [{ where, expected: 'a key and a collection of its own', got: print(key) }] : []),
      ...kebabProblems(key, `${where}.key`, KEY_IN_ADDRESSES),
      ...(editor ? editorBrandProblems(editor, brands, `${where}.editor`) : []),
    ];
  });
}

/** A route with the category of a page needs it as a card value; pages are shared with brands that the area has. */
function addressProblems(area: CardArea): readonly DefinitionProblem[] {
  const { page, card = {} } = area;
  const lacks = page === '{category}/{slug}' && !Object.hasOwn(card, 'category');
  return [
    ...brandsOutsideAreaProblems(area.sharedWith, 'sharedWith', area),
    ...duplicateItemProblems(area.sharedWith, 'sharedWith'),
    ...(lacks ? [{ where: 'page', expected: 'category among the values of the card', got: print(page) }] : []),
  ];
}
