import type { PlacedFields } from '../kinds/field';
import { brandsOf, type Brand } from '../lib/brand';
import type { EditorDefinition } from './editor';
import { editorForBrand, mergePatch } from './overlay';
import { soundPart } from './soundPart';

/** The fields of an editor as each of its brands has them. Of an overlay that cannot be read, which is told elsewhere, nothing counts. */
export function brandForms(editor: EditorDefinition): ReadonlyMap<Brand, PlacedFields> {
  const { overlays = {}, ...common } = editor;
  return new Map(
    brandsOf(editor).map((brand) => {
      const patched = brand in overlays ? soundPart(mergePatch(common, overlays[brand]), 'editor').rest : common;
      return [
        brand,
        editorForBrand((patched ?? common) as EditorDefinition, { name: brand, fieldDefaults: {} }).fields,
      ];
    }),
  );
}
