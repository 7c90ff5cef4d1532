import type { CompiledEditor } from '../../src/compile';
import {
  compileRecordLens,
  compileRowsLens,
  planSave,
  planSection,
  type FieldCollection,
  type Page,
  type Tree,
} from '../../src/tree';
import type { Work } from './useWork';

/** What a save would send, as the console plans it: mutations of the content service, or a record. */
export function sendingOf({
  compiled,
  stored,
  tree,
  newId,
}: Pick<Work, 'compiled' | 'stored' | 'tree' | 'newId'>): readonly Sending[] {
  const { editor, brand } = compiled;
  // SAVE is not offered then.
  if (stored === tree) return [];
  if ('page' in editor.stored) {
    const { operations } = planSave({
      editor,
      brandId: brand,
      stored: (stored as Page | undefined) ?? null,
      next: tree as Page,
      newId,
    });
    return operations.map((planned) => ({ call: planned.operation, sent: planned.arguments }));
  }
  if ('collection' in editor.stored) {
    const operations = planSection({
      section: editor.stored,
      page: {},
      parentId: 'the-unit',
      stored: stored as FieldCollection | undefined,
      next: tree as FieldCollection,
    });
    return operations.map((planned) => ({ call: planned.operation, sent: planned.arguments }));
  }
  return [{ call: 'record' in editor.stored ? 'saveRecords' : 'the rows of the set', sent: plainOf(compiled, tree) }];
}

/** One call of a save. */
export interface Sending {
  readonly call: string;
  readonly sent: unknown;
}

/** The stored data in the form of the service: the tree of a page, a record, or rows. */
export function plainOf({ editor }: Pick<CompiledEditor, 'editor'>, tree: Tree): unknown {
  if ('record' in editor.stored) return compileRecordLens(editor.fields).treeToRecord(tree as FieldCollection, {});
  if ('rows' in editor.stored) return compileRowsLens(editor.fields).treeToRows(tree as FieldCollection, [], {});
  return tree;
}
