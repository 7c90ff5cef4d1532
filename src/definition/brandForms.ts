import type { PlacedFields } from '../kinds/field';
import { BRANDS, brandsOf, type Brand } from '../lib/brand';
import type { EditorDefinition } from './editor';
import { editorForBrand, mergePatch } from './overlay';
import { repairDefinition } from './repairDefinition';

/**
 * The fields of an editor as each of its brands has them. Mistakes that are reported elsewhere are ignored: an invalid overlay, `brands`
 * or `overlays` within one, and an editor without brands, which counts as one of all brands here.
 */
export function brandForms(editor: EditorDefinition): ReadonlyMap<Brand, PlacedFields> {
  const { overlays = {}, ...common } = editor;
  const brands = brandsOf(editor);
  return new Map(
    (brands.length > 0 ? brands : BRANDS).map((brand) => {
      const patched =
        brand in overlays ? repairDefinition(mergePatch(common, overlays[brand]), 'editor').repaired : common;
      const { brands: _brands, overlays: _overlays, ...form } = (patched ?? common) as EditorDefinition;
      return [brand, editorForBrand(form, { name: brand, fieldDefaults: {} }).fields];
    }),
  );
}
