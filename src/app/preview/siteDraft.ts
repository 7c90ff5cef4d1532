import type { CompiledEditor } from '../../compile';
import type { SiteDraft } from '../../preview';
import type { SessionBrand } from '../../session/session';
import type { Loaded } from '../../stores/editorStore';
import { newTree, type FormData } from '../../tree';

/**
 * What the brand's site is told of a form, as docs/preview.md describes it.
 * @returns makes it from the form as it is now
 */
export function siteDraft(options: {
  readonly compiled: CompiledEditor;
  readonly brand: Pick<SessionBrand, 'id' | 'name'>;
  readonly loaded: Pick<Loaded, 'id' | 'slug'>;
}): (form: FormData) => SiteDraft {
  const { compiled, brand, loaded } = options;
  const { editor, lens } = compiled;
  const { stored } = editor;
  const page = 'page' in stored ? stored.page : undefined;
  const isTree = page !== undefined || 'collection' in stored;
  return (form) => {
    // Counted from one in every draft, so that the same form makes the same tree.
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
