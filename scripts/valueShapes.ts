import { brands } from '../schemas/brands';
import { compileEditor } from '../src/compile';
import { placeFields, type EditorDefinition, type Field, type FieldType } from '../src/definition';
import { newTree, type FormValue, type FieldCollection } from '../src/tree';
import { countIds } from '../tests/round-trip/support/arbitraryTree';
import { filledForm } from '../tests/round-trip/support/samples';

const BEGIN = '<!-- generated: values of the field types -->';
const END = '<!-- end of generated values -->';

/** A field of each type, as small as it can be. */
const EXAMPLES: { readonly [Type in FieldType]: Extract<Field, { readonly type: Type }> } = {
  text: { type: 'text', label: 'A', stored: 'A' },
  multiline: { type: 'multiline', label: 'A', stored: 'A' },
  richText: { type: 'richText', label: 'A', stored: 'A' },
  number: { type: 'number', label: 'A', stored: 'A' },
  money: { type: 'money', label: 'A', stored: 'A' },
  date: { type: 'date', label: 'A', stored: 'A' },
  month: { type: 'month', label: 'A', stored: 'A' },
  time: { type: 'time', label: 'A', stored: 'A' },
  dateTime: { type: 'dateTime', label: 'A', stored: 'A' },
  toggle: { type: 'toggle', label: 'A', stored: 'A', labels: { on: 'On', off: 'Off' } },
  radio: { type: 'radio', label: 'A', stored: 'A', choices: [{ value: 'x', label: 'X' }] },
  choice: { type: 'choice', label: 'A', stored: 'A', choices: ['x'] },
  email: { type: 'email', label: 'A', stored: 'A' },
  phone: { type: 'phone', label: 'A', stored: 'A' },
  readOnly: { type: 'readOnly', label: 'A', stored: 'A' },
  link: { type: 'link', label: 'A', stored: 'A' },
  videoLink: { type: 'videoLink', label: 'A', stored: 'A' },
  place: { type: 'place', label: 'A', stored: 'A' },
  coordinates: { type: 'coordinates', label: 'A', stored: 'A', axis: 'latitude' },
  timeRange: { type: 'timeRange', label: 'A', stored: { start: 'FROM', end: 'TO' } },
  days: { type: 'days', label: 'A', stored: { each: { field: 'A' } } },
  multiChoice: { type: 'multiChoice', label: 'A', stored: 'A', choices: ['x', 'y'] },
  quantity: { type: 'quantity', label: 'A', stored: { amount: 'A', unit: 'UNIT' }, units: ['sqm'] },
  textList: { type: 'textList', label: 'A', stored: { field: 'A', as: 'json' }, itemLabel: 'A', addLabel: 'A' },
  tags: { type: 'tags', label: 'A', stored: { field: 'A', as: { join: ',' } } },
  links: { type: 'links', label: 'A', stored: { in: 'ALL', each: { field: 'A' } }, itemLabel: 'A', addLabel: 'A' },
  image: { type: 'image', label: 'A', stored: 'A' },
  images: { type: 'images', label: 'A', stored: { in: 'ALL', each: { field: 'A' } } },
  media: { type: 'media', label: 'A', stored: { in: 'ALL', each: { field: 'A' } } },
  video: { type: 'video', label: 'A', stored: 'A' },
  videos: { type: 'videos', label: 'A', stored: { in: 'ALL', each: { field: 'A' } } },
  document: { type: 'document', label: 'A', stored: 'A' },
  pages: { type: 'pages', label: 'A', stored: { field: 'A', as: { join: '#' } }, pages: { tag: 'A-{BRAND}' } },
  entries: { type: 'entries', label: 'A', stored: 'A', area: 'links' },
  permissions: { type: 'permissions', label: 'A', stored: 'A', options: { source: 'features' } },
  group: { type: 'group', stored: { collection: 'ALL' }, fields: { b: { type: 'text', label: 'B', stored: 'B' } } },
  list: {
    type: 'list',
    label: 'A',
    stored: { in: 'ALL', each: 'ONE' },
    itemLabel: 'A',
    addLabel: 'A',
    fields: { b: { type: 'text', label: 'B', stored: 'B' } },
  },
  blocks: {
    type: 'blocks',
    label: 'A',
    stored: { in: 'ALL', each: 'ONE-{type}' },
    itemLabel: 'A',
    addLabel: 'A',
    types: { X: { label: 'X', fields: { b: { type: 'text', label: 'B', stored: 'B' } } } },
  },
  oneOf: {
    type: 'oneOf',
    label: 'A',
    stored: { in: 'ALL', each: 'ONE-{type}' },
    types: { X: { label: 'X', fields: { b: { type: 'text', label: 'B', stored: 'B' } } } },
  },
};

/** Values of types whose texts have a form of their own. */
const VALUES: { readonly [Type in FieldType]?: FormValue } = {
  richText: '<p>A <strong>lake</strong></p>',
  number: 12.5,
  money: 4500000,
  choice: 'x',
  email: 'sales@company.example',
  phone: '+63 2 8888 0000',
  link: 'https://company.example/lake',
  document: { key: 'files/lake.pdf', fileName: 'lake.pdf', fileType: 'application/pdf' },
  video: { key: 'files/lake.mp4', fileName: 'lake.mp4', fileType: 'video/mp4' },
  videos: [{ key: 'files/lake.mp4', fileName: 'lake.mp4', fileType: 'video/mp4', featured: true }],
  images: [{ key: 'files/lake.png', fileName: 'lake.png', fileType: 'image/png', featured: true }],
  media: [{ key: 'files/lake.png', fileName: 'lake.png', fileType: 'image/png', featured: true }],
  links: [{ url: 'https://company.example/lake' }],
  videoLink: 'https://www.youtube.com/embed/lake',
  coordinates: '14.5547',
};

/** Puts the table of values between the markers of a page: what a form holds for a field of each type, and what its page stores. */
export function withValueShapes(page: string): string {
  const rows = Object.entries(EXAMPLES).map(([type, field]) => {
    const { value, stored } = shapesOf(field);
    return `| \`${type}\` | ${inCode(JSON.stringify(value))} | ${inCode(stored)} |`;
  });
  const table = ['| type | in the form | on a page |', '| --- | --- | --- |', ...rows].join('\n');
  const start = page.indexOf(BEGIN) + BEGIN.length;
  return `${page.slice(0, start)}\n\n${table}\n\n${page.slice(page.indexOf(END))}`;
}

function shapesOf(field: Field): { readonly value: FormValue; readonly stored: string } {
  const definition: EditorDefinition = {
    name: 'example',
    title: 'Example',
    stored: { page: { tag: 'EXAMPLE', slug: 'example', name: 'Example', save: 'updateTree' } },
    fields: {
      around: { type: 'group', stored: { container: 'AROUND', collection: 'AROUND' }, fields: { lake: field } },
    },
  };
  const { editor, lens } = compileEditor(definition, brands.AVIDA);
  const value = VALUES[field.type] ?? filledForm(placeFields({ lake: field }))['lake'];
  const newId = countIds();
  const tree = lens.formToTree({ around: { lake: value } }, newTree({ editor, brandId: '', newId }), newId);
  const collections = 'containers' in tree ? tree.containers.flatMap((container) => container.field_collections) : [];
  return { value, stored: collections.map(insideOf).join() };
}

/** `A: "12", ALL { ONE { B: "lake" } }` */
function insideOf({ fields, children }: FieldCollection): string {
  return [
    ...fields.map(({ name, value, meta_data }) => {
      const given = Object.entries(meta_data ?? {}).filter(([, part]) => part !== null);
      const meta =
        given.length === 0
          ? ''
          : ` (meta_data: ${given.map(([key, part]) => `${key} ${JSON.stringify(part)}`).join(', ')})`;
      return `${name}: ${JSON.stringify(value)}${meta}`;
    }),
    ...children.map((child) => `${child.name} { ${insideOf(child)} }`),
  ].join(', ');
}

function inCode(text: string): string {
  return `\`${text.replaceAll('|', '\\|')}\``;
}
