import type { AreaDefinition } from '../src/definition';
import { KEBAB } from '../src/definition/names';
import { capitalized } from '../src/lib/capitalized';

/** The settings of a new screen. */
export interface NewScreen {
  /** In kebab form, for example `press-releases`: its folder, its editor and the end of its route. */
  readonly name: string;
  /** Its place in the menu. */
  readonly position: number;
  /** `cards` by default. */
  readonly kind?: ScreenKind | undefined;
  /** The visible title; by default the name with capitals, `Press Releases`, or in upper case if it has up to three letters, `FAQ`. */
  readonly title?: string | undefined;
}

/** The names that are taken already. */
export interface TakenNames {
  readonly folders: readonly string[];
  readonly editors: readonly string[];
  readonly paths: readonly string[];
  /** Constants of `schemas/index.ts`. */
  readonly identifiers: readonly string[];
}

/**
 * What a screen can hold: one page, a list of rows inside one page, a table of the pages of its tabs, many pages shown as cards, or many
 * small records.
 */
export const SCREEN_KINDS = ['page', 'rows', 'list', 'cards', 'records'] as const;

export type ScreenKind = (typeof SCREEN_KINDS)[number];

/** File names that every screen has besides that of its editor. */
const FILES_OF_EVERY_SCREEN: readonly string[] = ['area', 'editors', 'index'];

/** Names whose constants would clash with the imports of their files. */
const IMPORTED_NAMES: readonly string[] = ['define', 'define-editor'];

/** Words of JavaScript and TypeScript that cannot be names of constants. */
const RESERVED_WORDS: ReadonlySet<string> = new Set(
  (
    'arguments await break case catch class const continue debugger default delete do else enum eval export extends false finally for ' +
    'function if implements import in instanceof interface let new null package private protected public return static super switch this ' +
    'throw true try typeof undefined var void while with yield'
  ).split(' '),
);

const MAX_NAME_LENGTH = 40;

/**
 * Why a screen cannot have this name or title.
 * @returns undefined if it can
 */
export function refusalOf({ name, title }: Pick<NewScreen, 'name' | 'title'>, taken: TakenNames): string | undefined {
  if (!KEBAB.test(name) || name.length > MAX_NAME_LENGTH) {
    return `expected a name like press-releases, of up to ${MAX_NAME_LENGTH} letters, got ${JSON.stringify(name)}.`;
  }
  if (RESERVED_WORDS.has(name) || [...FILES_OF_EVERY_SCREEN, ...IMPORTED_NAMES].includes(name))
    return `'${name}' means something else: choose another name.`;
  const clash = [
    taken.folders.includes(name) && `schemas/${name} is there already`,
    taken.editors.includes(name) && `an editor is called '${name}' already`,
    taken.paths.includes(`/manage-${name}`) && `/manage-${name} is an address already`,
    taken.identifiers.includes(`${camelOf(name)}Area`) && `an area is exported as ${camelOf(name)}Area already`,
  ].find((reason) => reason !== false);
  if (clash !== undefined) return `${clash}: choose another name.`;
  const isTitle = title === undefined || (title.trim() !== '' && !/[\p{Cc}{}]/u.test(title));
  return isTitle ? undefined : `expected a title of some words, without curly brackets, got ${JSON.stringify(title)}.`;
}

/**
 * The first unused position in the menu after the areas of the brands.
 */
export function freePosition(areas: readonly Pick<AreaDefinition, 'audience' | 'menu'>[]): number {
  const ofBrands = areas.filter(({ audience = 'brand' }) => audience === 'brand');
  const taken = new Set(areas.map(({ menu }) => menu.position));
  let position = Math.floor(Math.max(0, ...ofBrands.map(({ menu }) => menu.position))) + 1;
  while (taken.has(position)) position += 1;
  return position;
}

/**
 * The initial files of a new screen by their paths below schemas/: one form at an address of its own, of a few fields or of rows
 * that people add and order; pages in a table; an area of many pages with a list of cards and a form of a title, a text and pictures; or
 * one of records with a table that people order, and a form of a question, its answer, a category and whether it is shown.
 * @throws RangeError for a name that is not in kebab form
 */
export function newScreenFiles({ name, position, kind = 'cards', title = titleOf(name) }: NewScreen): ScreenFiles {
  if (!KEBAB.test(name)) throw new RangeError(`expected a name like press-releases, got '${name}'.`);
  const camel = camelOf(name);
  const names: ScreenNames = { name, title: title.replaceAll(/['\\]/g, '\\$&'), camel, stored: name.toUpperCase() };
  const { area, editor } = SCREENS[kind](names);
  return {
    [`${name}/area.ts`]: areaFile(names, position, area),
    [`${name}/editors.ts`]: `import type { EditorDefinition } from '../../src/definition';
import { ${camel} } from './${name}';

export const editors: readonly EditorDefinition[] = [${camel}];
`,
    [`${name}/${name}.ts`]: editorFile(names, editor),
  };
}

function camelOf(name: string): string {
  return name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/** Contents of files by their paths. */
type ScreenFiles = Readonly<Record<string, string>>;

/** The names that are inserted into the files. */
interface ScreenNames {
  readonly name: string;
  readonly title: string;
  /** The name as an identifier. */
  readonly camel: string;
  /** The stored name of pages and their parts. */
  readonly stored: string;
}

/** The settings of a kind of screen, which follow those of every screen. */
interface Screen {
  readonly area: string;
  readonly editor: string;
}

/** Names of up to this length are acronyms: FAQ. */
const MAX_ACRONYM_LENGTH = 3;

function titleOf(name: string): string {
  if (name.length <= MAX_ACRONYM_LENGTH) return name.toUpperCase();
  return name.split('-').map(capitalized).join(' ');
}

function areaFile({ name, title, camel }: ScreenNames, position: number, settings: string): string {
  return `import { defineArea } from '../../src/definition';

export const ${camel}Area = defineArea({
  name: '${name}',
  path: '/manage-${name}',
  menu: { label: 'Manage ${title}', icon: 'article', position: ${position} },
  access: { read: 'read:${name}', create: 'create:${name}', update: 'update:${name}', delete: 'delete:${name}' },
${settings}
});
`;
}

function editorFile({ name, camel }: ScreenNames, settings: string): string {
  return `import { defineEditor } from '../../src/definition';

export const ${camel} = defineEditor({
  name: '${name}',
${settings}
});
`;
}

function cardsScreen({ name, title, stored }: ScreenNames): Screen {
  return {
    area: `  store: { kind: 'pages', tag: '${stored}-{BRAND}' },
  list: {
    kind: 'cards',
    heading: '${title}',
    searchLabel: '${title}',
    addLabel: 'Add ${title}',
    lines: [{ kind: 'date' }],
    canFeature: false,
    loadError: 'Something went wrong.',
  },
  card: { cover: [{ at: ['${stored}', 'MAIN', 'IMAGES'], as: 'file' }] },
  editor: '${name}',
  headings: { add: 'Add ${title}', change: 'Edit ${title}' },`,
    editor: `  title: '${title}',
  stored: { page: { tag: '${stored}-{BRAND}', name: { from: ['main.title'] }, save: 'updateTree' } },
  ${mainGroup({ container: stored, collection: 'MAIN' }, [
    TITLE,
    TEXT,
    "images: { type: 'media', label: 'Images', captions: true, stored: { in: 'IMAGES', each: { field: 'IMAGE' } } }",
  ])}`,
  };
}

function recordsScreen({ name, title }: ScreenNames): Screen {
  return {
    area: `  store: { kind: 'records', name: '${name}', active: 'isShown' },
  list: {
    kind: 'table',
    heading: '${title} entries',
    searchLabel: '${title} entries',
    columns: [
      { field: 'question', label: 'Question', sortable: true },
      { field: 'category', label: 'Category', sortable: true },
      { field: 'updated_at', label: 'Date Updated', sortable: true, format: 'date' },
    ],
    sort: { by: 'position', order: 'ASC' },
    activeToggle: true,
    toggleLabels: { active: 'Shown', inactive: 'Hidden' },
    filters: [
      { key: 'category', label: 'Category' },
      { key: 'answer', label: 'Answer', by: 'text' },
    ],
    bulk: [
      { label: 'Hide', does: { set: { isShown: false } }, question: 'Hide {count} {entries}?', on: 'active' },
      { label: 'Show', does: { set: { isShown: true } }, question: 'Show {count} {entries}?', on: 'inactive' },
      { label: 'Delete', does: 'remove', question: 'Delete {count} {entries}?' },
    ],
    csv: '${name}',
    loadError: 'Something went wrong.',
    add: { label: 'Add ${title} entry', offers: 'new entry' },
  },
  entries: {
    noun: 'entry',
    plural: 'entries',
    editors: { add: '${name}', change: '${name}' },
    opens: 'drawer',
    drawerWidth: 560,
    page: '{id}',
    removal: {
      title: 'Delete entry?',
      question: 'Are you sure you want to delete this entry?',
      done: 'Successfully deleted entry',
      failed: 'Something went wrong',
    },
  },`,
    editor: `  title: '${title} entry',
  stored: { record: '${name}' },
  messages: { created: 'Entry successfully created' },
  fields: {
    question: { type: 'text', label: 'Question', stored: 'question', required: 'Question is required.' },
    answer: { type: 'richText', label: 'Answer', stored: 'answer' },
    category: { type: 'choice', label: 'Category', stored: 'category', choices: ['General', 'Payments', 'Turnover'] },
    isShown: {
      type: 'toggle',
      label: 'Status',
      stored: 'isShown',
      labels: { on: 'Show', off: 'Hide' },
      default: true,
    },
  },`,
  };
}

/** One page with a form of its own: the area is the screen. */
function pageScreen(names: ScreenNames): Screen {
  return { area: onePageArea(names), editor: onePageEditor(names, [TITLE, TEXT, PICTURE]) };
}

/** One page that is a list of rows, which people add, move and remove. */
function rowsScreen(names: ScreenNames): Screen {
  const { title } = names;
  const rows = `rows: {
        type: 'list',
        label: '${title}',
        itemLabel: 'Row',
        addLabel: 'Add Row',
        stored: { in: 'ROWS', each: 'ROW' },
        summary: ['title'],
        uniqueBy: ['title'],
        fields: {
          ${[TITLE, TEXT, PICTURE].join(',\n          ')},
        },
      }`;
  return { area: onePageArea(names), editor: onePageEditor(names, [rows]) };
}

/** The pages of an area in a table; each is a tab, and more of them are added as more editors. */
function listScreen(names: ScreenNames): Screen {
  const { name, title, stored } = names;
  return {
    area: `  store: { kind: 'page', tag: '${stored}-{BRAND}' },
  list: {
    kind: 'table',
    heading: '${title}',
    searchLabel: '${title}',
    columns: [
      { field: 'name', label: 'Page Name', sortable: true },
      { field: 'created_at', label: 'Date Created', sortable: true, format: 'date' },
      { field: 'updated_at', label: 'Date Updated', sortable: true, format: 'date' },
    ],
    sort: { by: 'updated_at', order: 'DESC' },
    activeToggle: true,
    csv: '${name}',
    loadError: 'Something went wrong.',
    add: { label: 'Add Page', offers: 'missing tabs' },
  },
  tabs: [{ key: '${name}', label: '${title}', editor: '${name}', access: 'manage:${name}' }],`,
    editor: onePageEditor(names, [TITLE, TEXT, PICTURE]),
  };
}

function onePageArea({ name, title, stored }: ScreenNames): string {
  return `  store: { kind: 'page', tag: '${stored}-{BRAND}' },
  tabs: [{ key: '${name}', label: '${title}', editor: '${name}' }],`;
}

function onePageEditor({ name, title, stored }: ScreenNames, fields: readonly string[]): string {
  const pageName = name.replaceAll('-', ' ');
  return `  title: '${title}',
  stored: { page: { tag: '${stored}-{BRAND}', slug: '${name}-{brand}', name: '${pageName} {BRAND}', save: 'updateTree' } },
  ${mainGroup({ container: 'DEFAULT', collection: `${stored}-FC` }, fields)}`;
}

const TITLE = "title: { type: 'text', label: 'Title', stored: 'TITLE', required: 'Title is required.' }";
const TEXT = "text: { type: 'richText', label: 'Text', stored: 'TEXT' }";
const PICTURE = "picture: { type: 'image', label: 'Picture', stored: 'PICTURE' }";

function mainGroup(
  { container, collection }: { readonly container: string; readonly collection: string },
  fields: readonly string[],
): string {
  return `fields: {
    main: {
      type: 'group',
      stored: { container: '${container}', collection: '${collection}' },
      fields: {
        ${fields.join(',\n        ')},
      },
    },
  },`;
}

const SCREENS: Readonly<Record<ScreenKind, (names: ScreenNames) => Screen>> = {
  page: pageScreen,
  rows: rowsScreen,
  list: listScreen,
  cards: cardsScreen,
  records: recordsScreen,
};
