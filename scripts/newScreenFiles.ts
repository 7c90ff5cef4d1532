/** What a new screen is called. */
export interface NewScreen {
  /** In kebab form, for example `press-releases`: its folder, its editor and the end of its route. */
  readonly name: string;
  /** Its place in the menu. */
  readonly position: number;
}

/**
 * The files of a new screen by their paths below schemas/: an area of many pages with a list of cards, and an editor with
 * a title, a text and pictures, to begin with.
 * @throws RangeError for a name that is no kebab form
 */
export function newScreenFiles({ name, position }: NewScreen): Readonly<Record<string, string>> {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name)) {
    throw new RangeError(`expected a name like press-releases, got '${name}'.`);
  }
  const words = name.split('-').map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  const title = words.join(' ');
  const camel = name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  const stored = name.toUpperCase();
  return {
    [`${name}/area.ts`]: `import { defineArea } from '../../src/definition';

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
    [`${name}/editors.ts`]: `import type { EditorDefinition } from '../../src/definition';
import { ${camel} } from './${name}';

export const editors: readonly EditorDefinition[] = [${camel}];
`,
    [`${name}/${name}.ts`]: `import { defineEditor } from '../../src/definition';

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
