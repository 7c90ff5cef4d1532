import { brands } from '../schemas/brands';
import { compileEditor } from '../src/compile';
import { placeFields, type EditorDefinition, type Field } from '../src/definition';
import { kindOf } from '../src/kinds';
import { newTree, type FormValue, type FieldCollection } from '../src/tree';
import { countIds } from '../tests/round-trip/support/arbitraryTree';
import { filledForm } from '../tests/round-trip/support/samples';
import { fieldTypes } from '../tests/support/definitions/fieldExamples';

const BEGIN = '<!-- generated: values of the field types -->';
const END = '<!-- end of generated values -->';

/** Puts the table of values between the markers of a page: what a form holds for a field of each type, and what its page stores. */
export function withValueShapes(page: string): string {
  const rows = fieldTypes.map(({ type, example }) => {
    const { value, stored } = shapesOf(example);
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
  const value = kindOf(field).example ?? filledForm(placeFields({ lake: field }))['lake'];
  const newId = countIds();
  const tree = lens.formToTree({ around: { lake: value } }, newTree({ editor, brandId: '', newId }), newId);
  const collections = 'containers' in tree ? tree.containers.flatMap((container) => container.field_collections) : [];
  return { value, stored: collections.map(insideOf).join() };
}

/** `A: "12", ALL { ONE { B: "lake" } }` */
function insideOf({ fields, children }: FieldCollection): string {
  return [
    ...fields.map(({ name, value, meta_data }) => {
      const metaEntries = Object.entries(meta_data ?? {}).filter(([, part]) => part !== null);
      const meta =
        metaEntries.length === 0
          ? ''
          : ` (meta_data: ${metaEntries.map(([key, part]) => `${key} ${JSON.stringify(part)}`).join(', ')})`;
      return `${name}: ${JSON.stringify(value)}${meta}`;
    }),
    ...children.map((child) => `${child.name} { ${insideOf(child)} }`),
  ].join(', ');
}

function inCode(text: string): string {
  return `\`${text.replaceAll('|', '\\|')}\``;
}
