import type { Brand, BrandEditor } from '../definition';
import type { Tree } from '../kinds/page';
import { compileRecordLens } from './record';
import { compileRowsLens } from './rows';
import { newPage } from './save/newPage';

/**
 * What an editor fills when nothing is stored yet: a page, a field collection, or an empty record as a collection.
 * @throws TypeError for a page of no brand
 */
export function newTree(given: {
  readonly editor: BrandEditor;
  readonly brand: Brand | undefined;
  readonly brandId: string;
  readonly newId: () => string;
}): Tree {
  const { editor, brand, brandId, newId } = given;
  const { stored, fields } = editor;
  if ('record' in stored) return compileRecordLens(fields).recordToTree({});
  if ('rows' in stored) return compileRowsLens(fields).rowsToTree([]);
  if ('collection' in stored) {
    return { id: newId(), name: stored.collection, order: 0, parentId: null, fields: [], children: [] };
  }
  if (brand === undefined) throw new TypeError(`The page of '${editor.name}' needs a brand.`);
  return newPage({ editor, brand, brandId, newId });
}
