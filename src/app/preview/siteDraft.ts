import type { CompiledEditor } from '../../compile';
import type { SiteDraft } from '../../preview';
import type { SessionBrand } from '../../session/session';
import type { LoadedEntry } from '../../stores/editorStore';
import { newTree, type FormData } from '../../tree';

/**
 * The message about a form that the brand's site receives for its preview; docs/preview.md describes it.
 * @returns creates the message from the current form
 */
export function siteDraft(options: {
  readonly compiled: CompiledEditor;
  readonly brand: Pick<SessionBrand, 'id' | 'name'>;
  readonly loaded: Pick<LoadedEntry, 'id' | 'slug'>;
}): (form: FormData) => SiteDraft {
  const { compiled, brand, loaded } = options;
  const { editor, lens } = compiled;
  const { stored } = editor;
  const page = 'page' in stored ? stored.page : undefined;
  const isTree = page !== undefined || 'collection' in stored;
  return (form) => {
    // Starts at one for every draft, so that equal forms yield equal trees.
    let count = 0;
    const newId = () => `draft-${(count += 1)}`;
    return {
      brand: brand.name,
      editor: editor.name,
      id: loaded.id ?? null,
      tag: page?.tag ?? null,
      slug: loaded.slug ?? page?.slug ?? null,
      form,
      tree: isTree ? lens.formToTree(form, newTree({ editor, brandId: brand.id, newId }), newId) : null,
    };
  };
}
