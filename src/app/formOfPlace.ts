import { brands } from '../../schemas/brands';
import { compileEditor } from '../compile';
import { fieldPlacesOf, type Brand, type PlacedFields } from '../definition';
import { kindOf } from '../kinds';
import type { PageForm, PageScreen } from './pageScreens';

/**
 * Which of the forms of a page writes a stored field.
 * @param at.place the stored names from the container to the field
 */
export function formOfPlace(
  { forms }: Pick<PageScreen, 'forms'>,
  { place, brand }: { readonly place: readonly string[]; readonly brand: Brand },
): PageForm {
  let [best] = forms;
  if (forms.length === 1) return best;
  let most = 0;
  for (const form of forms) {
    const { fields } = compileEditor(form.definition, brands[brand]).editor;
    const names = new Set(storedNames(fields));
    const known = place.filter((name) => names.has(name)).length;
    if (known > most) [best, most] = [form, known];
  }
  return best;
}

/** The names of all nodes and fields that some fields are stored in. */
function storedNames(fields: PlacedFields): readonly string[] {
  return Object.values(fields).flatMap((field) => {
    const storage = kindOf(field).storage(field);
    switch (storage.as) {
      case 'group':
        return [...storage.path.map(({ name }) => name), ...storedNames(storage.fields)];
      case 'nodes':
        return [
          ...namesOf(storage.place.in),
          ...storage.variants.flatMap(({ name, fields: inside }) => [name, ...storedNames(inside)]),
        ];
      case 'fields':
        return [...namesOf(storage.place.in), storage.place.name];
      default:
        return fieldPlacesOf(field).map(({ name }) => name);
    }
  });
}

function namesOf(node: { readonly name: string } | undefined): readonly string[] {
  return node ? [node.name] : [];
}
