import { BRANDS, sharesBrand } from '../lib/brand';
import { isObject } from '../lib/objects';
import {
  isCardArea,
  isDefinedRecordArea,
  isRecordArea,
  isRowsArea,
  type AreaDefinition,
  type PageArea,
  type RowsArea,
} from './area';
import { brandListProblems } from './atOdds';
import { cardAreaProblems, editorOfBrands, foreignBrands } from './cardAreaProblems';
import { definedRecordProblems } from './definedRecordProblems';
import type { EditorDefinition } from './editor';
import { CONSOLE_PATHS, KEBAB, kebabProblems, KEY_IN_ADDRESSES, SERVICE_PATHS } from './names';
import { print, unknownName, type DefinitionProblem } from './problem';
import { recordAreaProblems } from './recordAreaProblems';
import { scopeProblems } from './scopesIn';
import { soundPart } from './soundPart';
import { PAGE_PROPERTIES, tableProblems } from './tableProblems';
import { textProblems } from './textProblems';

/** What stands around an area. */
export interface AreaSurroundings {
  /** The editors that it can name. */
  readonly editors: readonly unknown[];
  /** All areas. */
  readonly areas: readonly unknown[];
  /** Whether the editors are those of other areas too. */
  readonly isShared?: boolean;
  /** Whether there are areas besides, and, where none of its editors is given, editors. */
  readonly isPart?: boolean;
}

/** What a text of an area may hold besides a brand's name. */
const PLACEHOLDERS = { question: ['count', 'entries'], page: ['id', 'slug', 'category'] } as const;

/**
 * Every fault of an area: of its settings, and of how it and its editors refer to each other, all at once.
 * @param area anything; nothing is taken for granted
 */
export function areaProblems(
  area: unknown,
  { editors, areas, isShared = false, isPart = false }: AreaSurroundings,
): readonly DefinitionProblem[] {
  const { faults, rest, own } = soundPart(area, 'area');
  if (rest === undefined) return faults;
  const parts = editors.map((editor) => ({ editor, ...soundPart(editor, 'editor') }));
  const usable = parts.flatMap((part) => (part.isPlaced ? [part.rest as EditorDefinition] : []));
  const unusable = new Set(parts.filter(({ isPlaced }) => !isPlaced).map((part) => nameOf(part.editor)));
  const others = areas.flatMap((other) => (soundPart(other, 'area').rest as AreaDefinition | undefined) ?? []);
  const sound = rest as AreaDefinition;
  const problems = [
    ...commonProblems(sound),
    ...(isPart ? [] : neighbourProblems(sound, others)),
    ...textProblems(sound, PLACEHOLDERS),
    ...(isPart && editors.length === 0 ? [] : findAreaProblems(sound, usable, others)),
    ...(isShared ? [] : idleEditorProblems(sound, usable)),
  ];
  return [...faults, ...own(problems).filter(({ got }) => !unusable.has(got))];
}

/** A definition's name, as it is printed. */
function nameOf(definition: unknown): string {
  return print(isObject(definition) ? definition['name'] : undefined);
}

/**
 * Every fault of how an area and its editors refer to each other, and of its list; empty when there is none.
 * @param editors those of the area
 * @param areas all of them, which share the names of their stores
 */
export function findAreaProblems(
  area: AreaDefinition,
  editors: readonly EditorDefinition[],
  areas: readonly AreaDefinition[] = [],
): readonly DefinitionProblem[] {
  if (isCardArea(area)) return cardAreaProblems(area, editors);
  if (isRowsArea(area)) return tabProblems(area, editors);
  if (!isRecordArea(area))
    return [
      ...tabProblems(area, editors),
      ...(area.list ? tableProblems(area, area.list, { known: PAGE_PROPERTIES }) : []),
    ];
  return [
    ...recordAreaProblems(area, editors),
    ...(isDefinedRecordArea(area) ? definedRecordProblems(area, editors, areas) : []),
  ];
}

/** What holds for every area: name, address, brands and scopes. */
function commonProblems(area: AreaDefinition): readonly DefinitionProblem[] {
  const { name, brands, audience } = area;
  return [
    ...kebabProblems(name, 'name'),
    ...pathProblems(area),
    ...brandListProblems(brands, 'brands'),
    ...(audience === 'platform' && brands
      ? [{ where: 'brands', expected: 'none: people of the platform belong to no brand', got: print(brands) }]
      : []),
    ...scopeProblems(area),
  ];
}

/** What an area says of others is so: where it leads to, and the group of the menu in which it stands. */
function neighbourProblems(area: AreaDefinition, areas: readonly AreaDefinition[]): readonly DefinitionProblem[] {
  const { redirectOfBrandStaff: redirect } = area;
  const paths = areas.map((other) => other.path);
  return [
    ...(redirect === undefined
      ? []
      : unknownName('redirectOfBrandStaff', redirect, { known: paths, expected: 'the path of an area' })),
    ...groupProblems(area, areas),
  ];
}

/** An address is one or several words, begins at the root, and is none that the console or the services have themselves. */
function pathProblems({ path }: AreaDefinition): readonly DefinitionProblem[] {
  const [root = '', ...words] = path.split('/');
  const isPath = root === '' && words.length > 0 && words.every((word) => KEBAB.test(word));
  if (!isPath) return [{ where: 'path', expected: 'an address like /manage-company-information', got: print(path) }];
  return [...SERVICE_PATHS, ...CONSOLE_PATHS].includes(words[0] ?? '')
    ? [{ where: 'path', expected: 'an address that the console does not have itself', got: print(path) }]
    : [];
}

/** The areas of a group are below its address, which leads to one of them. */
function groupProblems(
  { path, menu: { group } }: AreaDefinition,
  areas: readonly AreaDefinition[],
): readonly DefinitionProblem[] {
  if (!group) return [];
  const starts = areas.flatMap(({ path: other, menu }) =>
    menu.group?.path === group.path && other.startsWith(`${group.path}/`) ? [other.slice(group.path.length + 1)] : [],
  );
  const isInside = path.startsWith(`${group.path}/`);
  const other = areas.find(({ menu }) => menu.group?.path === group.path && menu.group.label !== group.label);
  return [
    ...(isInside
      ? []
      : [{ where: 'path', expected: `an address below ${group.path}/, that of its group`, got: print(path) }]),
    ...unknownName('menu.group.start', group.start, { known: starts }),
    ...(other
      ? [
          {
            where: 'menu.group.label',
            expected: `the label that '${other.name}' gives the group`,
            got: print(group.label),
          },
        ]
      : []),
  ];
}

/** Tabs have keys of their own, and show editors of what the area stores to brands that have them. */
function tabProblems(area: PageArea | RowsArea, editors: readonly EditorDefinition[]): readonly DefinitionProblem[] {
  const { tabs, store } = area;
  const fitting = editors.filter((editor) => isOfStore(editor, store));
  const names = fitting.map(({ name }) => name);
  if (tabs.length === 0) return [{ where: 'tabs', expected: 'a tab at least', got: '[]' }];
  return tabs.flatMap((tab, index): readonly DefinitionProblem[] => {
    const { key, label, editor: name, brands } = tab;
    const where = `tabs.${index}`;
    const earlier = tabs.slice(0, index).filter((other) => sharesBrand(tab, other));
    const editor = fitting.find((other) => other.name === name);
    const own = 'of its own';
    return [
      ...kebabProblems(key, `${where}.key`, KEY_IN_ADDRESSES),
      ...(tabs.slice(0, index).some((other) => other.key === key)
        ? [{ where: `${where}.key`, expected: `a key ${own}`, got: print(key) }]
        : []),
      ...(earlier.some((other) => other.label === label)
        ? [{ where: `${where}.label`, expected: `a label ${own}`, got: print(label) }]
        : []),
      ...(earlier.some((other) => other.editor === name)
        ? [{ where: `${where}.editor`, expected: `an editor ${own}`, got: print(name) }]
        : []),
      ...brandListProblems(brands, `${where}.brands`),
      ...foreignBrands(brands, `${where}.brands`, area),
      ...(editor
        ? editorOfBrands(editor, brands ?? area.brands ?? BRANDS, `${where}.editor`)
        : unknownEditor(name, { names, editors, where: `${where}.editor`, store })),
    ];
  });
}

function isOfStore({ stored }: EditorDefinition, store: PageArea['store'] | RowsArea['store']): boolean {
  return store.kind === 'rows' ? 'rows' in stored : 'page' in stored && stored.page.tag === store.tag;
}

function unknownEditor(
  name: string,
  given: {
    readonly names: readonly string[];
    readonly editors: readonly EditorDefinition[];
    readonly where: string;
    readonly store: PageArea['store'] | RowsArea['store'];
  },
): readonly DefinitionProblem[] {
  const { names, editors, where, store } = given;
  if (!editors.some((editor) => editor.name === name))
    return unknownName(where, name, { known: names, expected: `one of its editors: ${names.join(', ')}` });
  const of = store.kind === 'rows' ? 'of rows' : `of pages with the tag ${store.tag}`;
  return [{ where, expected: `an editor ${of}`, got: print(name) }];
}

/** An editor that its area shows nowhere can be opened by nobody. */
function idleEditorProblems(area: AreaDefinition, editors: readonly EditorDefinition[]): readonly DefinitionProblem[] {
  const shown = shownEditors(area);
  return editors.flatMap(({ name }) =>
    shown.includes(name)
      ? []
      : [{ where: placeOfEditors(area), expected: `a place that shows each of its editors`, got: print(name) }],
  );
}

function shownEditors(area: AreaDefinition): readonly string[] {
  if (isCardArea(area)) return [area.editor, ...(area.units?.sections ?? []).map(({ editor }) => editor)];
  return isRecordArea(area) ? Object.values(area.entries.editors) : area.tabs.map(({ editor }) => editor);
}

function placeOfEditors(area: AreaDefinition): string {
  if (isCardArea(area)) return 'editor';
  return isRecordArea(area) ? 'entries.editors' : 'tabs';
}
