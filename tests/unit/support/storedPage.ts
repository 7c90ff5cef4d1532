import { brands } from '../../../schemas/brands';
import { compileEditor } from '../../../src/compile';
import type { Brand, EditorDefinition } from '../../../src/definition';
import { newPage, type FormData, type Page } from '../../../src/tree';
import { newStoredId } from './storedProperty';

/** A page of a brand as the content service stores it after the first save of a form. */
export function storedPage(given: {
  readonly definition: EditorDefinition;
  readonly brand: Brand;
  readonly slug: string;
  readonly form: FormData;
}): Page {
  const { definition, brand, slug, form } = given;
  const { editor, lens } = compileEditor(definition, brands[brand]);
  const page = newPage({ editor, brandId: `brand-${brand.toLowerCase()}`, newId: newStoredId, form });
  return lens.formToTree(form, { ...page, slug }, newStoredId);
}
