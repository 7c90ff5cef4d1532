import type { Tree } from '../kinds/page';
import { compileRecordLens } from './record';
import { compileRowsLens } from './rows';
import { newPage } from './save/newPage';

/** The empty tree of an editor without stored content: a page, a field collection, or an empty record as a collection. */
export function newTree(given: Omit<Parameters<typeof newPage>[0], 'form'>): Tree {
  const { editor, brandId, newId } = given;
  const { stored, fields } = editor;
  if ('record' in stored) return compileRecordLens(fields).recordToTree({});
  if ('rows' in stored) return compileRowsLens(fields).rowsToTree([]);
  if ('collection' in stored) {
    return { id: newId(), name: stored.collection, order: 0, parentId: null, fields: [], children: [] };
  }
  return newPage({ editor, brandId, newId });
}
