import type { BrandEditor, StoredPage } from '../../definition';
import { valueAt, type FormData } from '../../kinds/values';
import type { Page } from '../../kinds/page';

/** Thrown when an editor that does not store a page is to be saved as one. */
export class NotAPageEditorError extends Error {
  constructor(readonly editor: string) {
    super(`The editor '${editor}' does not store a page.`);
    this.name = 'NotAPageEditorError';
  }
}

/** How an editor's page is stored. @throws NotAPageEditorError */
export function storedPage(editor: BrandEditor): StoredPage {
  if (!('page' in editor.stored)) throw new NotAPageEditorError(editor.name);
  return editor.stored.page;
}

/**
 * The name of a page: the fixed one of its definition, or composed of the values of the fields that name it.
 * @returns '' if all of these fields are empty
 */
export function pageName({ name }: StoredPage, form: FormData): string {
  if (typeof name === 'string') return name;
  const parts = name.from.map((path) => valueAt(form, path.split('.')));
  return parts
    .map((part) => (typeof part === 'string' || typeof part === 'number' ? String(part).trim() : ''))
    .filter((part) => part !== '')
    .join(' ');
}

/** A page without content, for the first save. A slug derived from the name is assigned by the service. */
export function newPage(given: {
  readonly editor: BrandEditor;
  readonly brandId: string;
  readonly newId: () => string;
  /** For the name, if it is composed of field values. */
  readonly form?: FormData;
}): Page {
  const page = storedPage(given.editor);
  return {
    id: given.newId(),
    name: pageName(page, given.form ?? {}),
    tag: page.tag,
    slug: page.slug ?? '',
    brand_id: given.brandId,
    containers: [],
  };
}
