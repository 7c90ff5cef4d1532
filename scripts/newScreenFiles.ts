/** What a new screen is called. */
export interface NewScreen {
  /** In kebab form, for example `press-releases`: its folder, its editor and the end of its route. */
  readonly name: string;
  /** Its place in the menu. */
  readonly position: number;
  /** What it holds: pages, with a form of any size and an address each, or many small records. Pages unless given. */
  readonly kind?: ScreenKind | undefined;
  /** What people call it; by default the name in capitals, `Press Releases`, and a single word of up to three letters as `FAQ`. */
  readonly title?: string | undefined;
}

/** What a screen can hold. */
export const SCREEN_KINDS = ['pages', 'records'] as const;

/** One of them. */
export type ScreenKind = (typeof SCREEN_KINDS)[number];

/**
 * The files of a new screen by their paths below schemas/, to begin with: an area of many pages with a list of cards and a
 * form of a title, a text and pictures; or one of records with a table that people order, and a form of a question, its
 * answer, a category and whether it is shown.
 * @throws RangeError for a name that is no kebab form
 */
export function newScreenFiles({ name, position, kind = 'pages', title = titleOf(name) }: NewScreen): ScreenFiles {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name)) {
    throw new RangeError(`expected a name like press-releases, got '${name}'.`);
  }
  const camel = name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  const words: Words = { name, title: title.replaceAll("'", "\\'"), camel };
  const { area, editor } = kind === 'pages' ? pagesScreen(words, position) : recordsScreen(words, position);
  return {
    [`${name}/area.ts`]: area,
    [`${name}/editors.ts`]: `import type { EditorDefinition } from '../../src/definition';
import { ${camel} } from './${name}';

export const editors: readonly EditorDefinition[] = [${camel}];
`,
    [`${name}/${name}.ts`]: editor,
  };
}

/** Contents of files by their paths. */
type ScreenFiles = Readonly<Record<string, string>>;

/** What the files are written with. */
interface Words {
  readonly name: string;
  readonly title: string;
  /** The name as an identifier. */
  readonly camel: string;
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

function pagesScreen({ name, title, camel }: Words, position: number) {
  const stored = name.toUpperCase();
  return {
    area: `import { defineArea } from '../../src/definition';

export const ${camel}Area = defineArea({
  name: '${name}',
  path: '/manage-${name}',
  menu: { label: 'Manage ${title}', icon: 'article', position: ${position} },
  access: { read: 'read:${name}', create: 'create:${name}', update: 'update:${name}', delete: 'delete:${name}' },
  store: { kind: 'pages', tag: '${stored}-{BRAND}' },
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
  headings: { add: 'Add ${title}', change: 'Edit ${title}' },
});
`,
    editor: `import { defineEditor } from '../../src/definition';

export const ${camel} = defineEditor({
  name: '${name}',
  title: '${title}',
  stored: { page: { tag: '${stored}-{BRAND}', name: { from: ['main.title'] }, save: 'updateTree' } },
  fields: {
    main: {
      type: 'group',
      stored: { container: '${stored}', collection: 'MAIN' },
      fields: {
        title: { type: 'text', label: 'Title', stored: 'TITLE', required: 'Title is required.' },
        text: { type: 'richText', label: 'Text', stored: 'TEXT' },
        images: { type: 'media', label: 'Images', captions: true, stored: { in: 'IMAGES', each: { field: 'IMAGE' } } },
      },
    },
  },
});
`,
  };
}

function recordsScreen({ name, title, camel }: Words, position: number) {
  return {
    area: `import { defineArea } from '../../src/definition';

export const ${camel}Area = defineArea({
  name: '${name}',
  path: '/manage-${name}',
  menu: { label: 'Manage ${title}', icon: 'article', position: ${position} },
  access: { read: 'read:${name}', create: 'create:${name}', update: 'update:${name}', delete: 'delete:${name}' },
  store: { kind: 'records', name: '${name}', active: 'isShown' },
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
  },
});
`,
    editor: `import { defineEditor } from '../../src/definition';

export const ${camel} = defineEditor({
  name: '${name}',
  title: '${title} entry',
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
  },
});
`,
  };
}
