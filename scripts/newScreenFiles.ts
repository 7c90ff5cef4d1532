import type { AreaDefinition } from '../src/definition';
import { KEBAB } from '../src/definition/names';

/** What a new screen is called. */
export interface NewScreen {
  /** In kebab form, for example `press-releases`: its folder, its editor and the end of its route. */
  readonly name: string;
  /** Its place in the menu. */
  readonly position: number;
  /** What it holds; cards unless given. */
  readonly kind?: ScreenKind | undefined;
  /** What people call it; by default the name in capitals, `Press Releases`, and a single word of up to three letters as `FAQ`. */
  readonly title?: string | undefined;
}

/** What names are taken already. */
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

/** One of them. */
export type ScreenKind = (typeof SCREEN_KINDS)[number];

/** Names of files that every screen has beside that of its editor. */
const OF_EVERY_SCREEN: readonly string[] = ['area', 'editors', 'index'];

/** Names whose constants would be called like what their files import. */
const OF_THE_FILES: readonly string[] = ['define', 'define-editor'];

/** Words of JavaScript and TypeScript that no constant is called. */
const WORDS_OF_THE_LANGUAGE: ReadonlySet<string> = new Set(
  (
    'arguments await break case catch class const continue debugger default delete do else enum eval export extends false finally for ' +
    'function if implements import in instanceof interface let new null package private protected public return static super switch this ' +
    'throw true try typeof undefined var void while with yield'
  ).split(' '),
);

const LONGEST_NAME = 40;

/**
 * Why no screen can be called so.
 * @returns undefined where it can
 */
export function refusalOf({ name, title }: Pick<NewScreen, 'name' | 'title'>, taken: TakenNames): string | undefined {
  if (!KEBAB.test(name) || name.length > LONGEST_NAME) {
    return `expected a name like press-releases, of up to ${LONGEST_NAME} letters, got ${JSON.stringify(name)}.`;
  }
  if (WORDS_OF_THE_LANGUAGE.has(name) || [...OF_EVERY_SCREEN, ...OF_THE_FILES].includes(name))
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
 * The first position in the menu that no area has, behind those of the brands: the areas of the platform follow, and may not be reached.
 */
export function freePosition(areas: readonly Pick<AreaDefinition, 'audience' | 'menu'>[]): number {
  const ofBrands = areas.filter(({ audience = 'brand' }) => audience === 'brand');
  const taken = new Set(areas.map(({ menu }) => menu.position));
  let position = Math.floor(Math.max(0, ...ofBrands.map(({ menu }) => menu.position))) + 1;
  while (taken.has(position)) position += 1;
  return position;
}

/**
 * The files of a new screen by their paths below schemas/, to begin with: one form at an address of its own, of a few fields or of rows
 * that people add and order; pages in a table; an area of many pages with a list of cards and a form of a title, a text and pictures; or
 * one of records with a table that people order, and a form of a question, its answer, a category and whether it is shown.
 * @throws RangeError for a name that is no kebab form
 */
export function newScreenFiles({ name, position, kind = 'cards', title = titleOf(name) }: NewScreen): ScreenFiles {
  if (!KEBAB.test(name)) throw new RangeError(`expected a name like press-releases, got '${name}'.`);
  const camel = camelOf(name);
  const words: Words = { name, title: title.replaceAll(/['\\]/g, '\\$&'), camel, stored: name.toUpperCase() };
  const { area, editor } = SCREENS[kind](words);
  return {
    [`${name}/area.ts`]: areaFile(words, position, area),
    [`${name}/editors.ts`]: `import type { EditorDefinition } from '../../src/definition';
import { ${camel} } from './${name}';

export const editors: readonly EditorDefinition[] = [${camel}];
`,
    [`${name}/${name}.ts`]: editorFile(words, editor),
  };
}

function camelOf(name: string): string {
  return name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/** Contents of files by their paths. */
type ScreenFiles = Readonly<Record<string, string>>;

/** What the files are written with. */
interface Words {
  readonly name: string;
  readonly title: string;
  /** The name as an identifier. */
  readonly camel: string;
  /** The name as pages and their parts are stored under. */
  readonly stored: string;
}

/** What the definitions of a kind of screen say behind what all of them say. */
interface Screen {
  readonly area: string;
  readonly editor: string;
}

/** How long a single word is at most that stands for several: FAQ. */
const INITIALS = 3;

function titleOf(name: string): string {
  if (name.length <= INITIALS) return name.toUpperCase();
  return name
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}

function areaFile({ name, title, camel }: Words, position: number, settings: string): string {
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

function editorFile({ name, camel }: Words, settings: string): string {
  return `import { defineEditor } from '../../src/definition';

export const ${camel} = defineEditor({
  name: '${name}',
${settings}
});
`;
}

function cardsScreen({ name, title, stored }: Words): Screen {
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

function recordsScreen({ name, title }: Words): Screen {
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
function pageScreen(words: Words): Screen {
  return { area: onePageArea(words), editor: onePageEditor(words, [TITLE, TEXT, PICTURE]) };
}

/** One page that is a list of rows, which people add, move and remove. */
function rowsScreen(words: Words): Screen {
  const { title } = words;
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
  return { area: onePageArea(words), editor: onePageEditor(words, [rows]) };
}

/** The pages of an area in a table; each is a tab, and more of them are added as more editors. */
function listScreen(words: Words): Screen {
  const { name, title, stored } = words;
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
    editor: onePageEditor(words, [TITLE, TEXT, PICTURE]),
  };
}

function onePageArea({ name, title, stored }: Words): string {
  return `  store: { kind: 'page', tag: '${stored}-{BRAND}' },
  tabs: [{ key: '${name}', label: '${title}', editor: '${name}' }],`;
}

function onePageEditor({ name, title, stored }: Words, fields: readonly string[]): string {
  const words = name.replaceAll('-', ' ');
  return `  title: '${title}',
  stored: { page: { tag: '${stored}-{BRAND}', slug: '${name}-{brand}', name: '${words} {BRAND}', save: 'updateTree' } },
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

const SCREENS: Readonly<Record<ScreenKind, (words: Words) => Screen>> = {
  page: pageScreen,
  rows: rowsScreen,
  list: listScreen,
  cards: cardsScreen,
  records: recordsScreen,
};
