import { BRANDS } from '../lib/brand';
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
import { brandListProblems, duplicateProblems } from './settingConflictProblems';
import { cardAreaProblems, editorBrandProblems } from './cardAreaProblems';
import { definedRecordProblems } from './definedRecordProblems';
import type { EditorDefinition } from './editor';
import { CONSOLE_PATHS, KEBAB, kebabProblems, KEY_IN_ADDRESSES, SERVICE_PATHS } from './names';
import { failedChecks, print, unknownNameProblems, type DefinitionProblem } from './problem';
import { recordAreaProblems } from './recordAreaProblems';
import { scopeProblems } from './scopesIn';
import { repairDefinition } from './repairDefinition';
import { brandsOutsideAreaProblems, formatProblems, PAGE_PROPERTIES, tableProblems } from './tableProblems';
import { textProblems } from './textProblems';

/** The other definitions of a check. */
export interface AreaContext {
  /** The editors that the area can name. */
  readonly editors: readonly unknown[];
  /** All areas. */
  readonly areas: readonly unknown[];
  /** Whether the editors are shared with other areas. */
  readonly hasSharedEditors?: boolean;
  /** Whether more areas exist than are given, and more editors where none is given. */
  readonly isPartial?: boolean;
}

/** Placeholders in texts of an area besides those of the brand's name, by setting. */
const PLACEHOLDERS = { question: ['count', 'entries'], page: ['id', 'slug', 'category'] } as const;

/**
 * Every problem of an area: of its settings, and of the references between it and its editors, all at once.
 * @param area anything: no type is assumed
 */
export function areaProblems(
  area: unknown,
  { editors, areas, hasSharedEditors = false, isPartial = false }: AreaContext,
): readonly DefinitionProblem[] {
  const { schemaProblems, repaired, inOriginal } = repairDefinition(area, 'area');
  if (repaired === undefined) return schemaProblems;
  const parts = editors.map((editor) => ({ editor, ...repairDefinition(editor, 'editor') }));
  const usable = parts.flatMap((part) => (part.isStorageIntact ? [part.repaired as EditorDefinition] : []));
  const unusable = new Set(parts.filter(({ isStorageIntact }) => !isStorageIntact).map((part) => nameOf(part.editor)));
  const others = areas.flatMap(
    (other) => (repairDefinition(other, 'area').repaired as AreaDefinition | undefined) ?? [],
  );
  const valid = repaired as AreaDefinition;
  const problems = [
    ...commonProblems(valid),
    ...(isPartial ? [] : navigationProblems(valid, others)),
    ...textProblems(valid, PLACEHOLDERS),
    ...(isPartial && editors.length === 0 ? [] : areaReferenceProblems(valid, usable, others)),
    ...(hasSharedEditors ? [] : unusedEditorProblems(valid, usable)),
  ];
  return [...schemaProblems, ...inOriginal(problems).filter(({ got }) => !unusable.has(got))];
}

/** A definition's name, as it is printed. */
function nameOf(definition: unknown): string {
  return print(isObject(definition) ? definition['name'] : undefined);
}

/**
 * Every problem of the references between an area and its editors, and of its list.
 * @param editors those of the area
 * @param areas all of them, among which the names of stores are unique
 */
export function areaReferenceProblems(
  area: AreaDefinition,
  editors: readonly EditorDefinition[],
  areas: readonly AreaDefinition[] = [],
): readonly DefinitionProblem[] {
  if (isCardArea(area)) return cardAreaProblems(area, editors);
  if (isRowsArea(area)) return tabProblems(area, editors);
  if (!isRecordArea(area))
    return [...tabProblems(area, editors), ...(area.list ? pageListProblems(area, area.list) : [])];
  return [
    ...recordAreaProblems(area, editors),
    ...(isDefinedRecordArea(area) ? definedRecordProblems(area, editors, areas) : []),
  ];
}

/** Problems of a list of pages; settings for lists of records have no effect in it. */
function pageListProblems(area: PageArea, list: NonNullable<PageArea['list']>): readonly DefinitionProblem[] {
  const ofRecords = (['filters', 'bulk', 'cards'] as const).filter((setting) => list[setting] !== undefined);
  return [
    ...tableProblems(area, list, { known: PAGE_PROPERTIES }),
    ...formatProblems(list.columns, (property) => property.endsWith('_at'), 'list.columns'),
    ...ofRecords.map((setting) => ({
      where: `list.${setting}`,
      expected: 'nothing in a list of pages: only lists of records have it',
      got: print(list[setting]),
    })),
  ];
}

/** Problems of the settings that every area has: name, address, brands and scopes. */
function commonProblems(area: AreaDefinition): readonly DefinitionProblem[] {
  const { name, brands, audience } = area;
  return [
    ...kebabProblems(name, 'name'),
    ...pathProblems(area),
    ...brandListProblems(brands, 'brands'),
    ...failedChecks([
      ['brands', brands, audience === 'platform' && !!brands, 'none: people of the platform belong to no brand'],
    ]),
    ...scopeProblems(area),
  ];
}

/** The references of an area to others are valid: its redirect, and its group in the menu. */
function navigationProblems(area: AreaDefinition, areas: readonly AreaDefinition[]): readonly DefinitionProblem[] {
  const redirect = isRecordArea(area) ? area.redirectOfBrandStaff : undefined;
  const paths = areas.map((other) => other.path);
  return [
    ...(redirect === undefined
      ? []
      : unknownNameProblems('redirectOfBrandStaff', redirect, { known: paths, expected: 'the path of an area' })),
    ...groupProblems(area, areas),
  ];
}

/** A path is absolute, has one or several segments in kebab form, and is none of the console's own or of the services. */
function pathProblems({ path }: AreaDefinition): readonly DefinitionProblem[] {
  const [root = '', ...words] = path.split('/');
  const isPath = root === '' && words.length > 0 && words.every((word) => KEBAB.test(word));
  if (!isPath) return [{ where: 'path', expected: 'an address like /manage-company-information', got: print(path) }];
  return [...SERVICE_PATHS, ...CONSOLE_PATHS].includes(words[0] ?? '')
    ? [{ where: 'path', expected: 'an address that the console does not have itself', got: print(path) }]
    : [];
}

/** The areas of a group are below its path, which leads to one of them. */
function groupProblems(
  { path, menu: { group } }: AreaDefinition,
  areas: readonly AreaDefinition[],
): readonly DefinitionProblem[] {
  if (!group) return [];
  const starts = areas.flatMap(({ path: other, menu }) =>
    menu.group?.path === group.path && other.startsWith(`${group.path}/`) ? [other.slice(group.path.length + 1)] : [],
  );
  const other = areas.find(({ menu }) => menu.group?.path === group.path && menu.group.label !== group.label);
  return [
    ...failedChecks([
      ['path', path, !path.startsWith(`${group.path}/`), `an address below ${group.path}/, that of its group`],
    ]),
    ...unknownNameProblems('menu.group.start', group.start, {
      known: starts,
      ...(starts.length === 0 && { expected: `the end of an address below ${group.path}/, where no area is` }),
    }),
    ...failedChecks([
      ['menu.group.label', group.label, other !== undefined, `the label that '${other?.name}' gives the group`],
    ]),
  ];
}

/** Tabs have unique keys, and show editors of the area's store to brands that have these editors. */
function tabProblems(area: PageArea | RowsArea, editors: readonly EditorDefinition[]): readonly DefinitionProblem[] {
  const { tabs, store } = area;
  const editorsOfStore = editors.filter((editor) => isOfStore(editor, store));
  const names = editorsOfStore.map(({ name }) => name);
  if (tabs.length === 0) return [{ where: 'tabs', expected: 'a tab at least', got: '[]' }];
  const ofEach = tabs.flatMap(({ key, editor: name, brands }, index): readonly DefinitionProblem[] => {
    const where = `tabs.${index}`;
    const editor = editorsOfStore.find((other) => other.name === name);
    return [
      ...kebabProblems(key, `${where}.key`, KEY_IN_ADDRESSES),
      ...brandListProblems(brands, `${where}.brands`),
      ...brandsOutsideAreaProblems(brands, `${where}.brands`, area),
      ...(editor
        ? editorBrandProblems(editor, brands ?? area.brands ?? BRANDS, `${where}.editor`)
        : unknownEditor(name, { names, editors, where: `${where}.editor`, store })),
    ];
  });
  const keys = tabs.map(({ key }) => ({ key }));
  return [
    ...ofEach,
    ...duplicateProblems(keys, { where: 'tabs', setting: 'key', expected: 'a key of its own' }),
    ...duplicateProblems(tabs, { where: 'tabs', setting: 'label', expected: 'a label of its own' }),
    ...duplicateProblems(tabs, { where: 'tabs', setting: 'editor', expected: 'an editor of its own' }),
  ];
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
    return unknownNameProblems(where, name, {
      known: names,
      expected:
        names.length === 0 ? 'one of its editors, of which there is none' : `one of its editors: ${names.join(', ')}`,
    });
  const of = store.kind === 'rows' ? 'of rows' : `of pages with the tag ${store.tag}`;
  return [{ where, expected: `an editor ${of}`, got: print(name) }];
}

/** An editor that its area does not show cannot be opened. */
function unusedEditorProblems(
  area: AreaDefinition,
  editors: readonly EditorDefinition[],
): readonly DefinitionProblem[] {
  const shown = shownEditors(area);
  return editors.flatMap(({ name }) =>
    shown.includes(name)
      ? []
      : [{ where: editorsSetting(area), expected: `a place that shows each of its editors`, got: print(name) }],
  );
}

function shownEditors(area: AreaDefinition): readonly string[] {
  if (isCardArea(area)) return [area.editor, ...(area.units?.sections ?? []).map(({ editor }) => editor)];
  return isRecordArea(area) ? Object.values(area.entries.editors) : area.tabs.map(({ editor }) => editor);
}

function editorsSetting(area: AreaDefinition): string {
  if (isCardArea(area)) return 'editor';
  return isRecordArea(area) ? 'entries.editors' : 'tabs';
}
