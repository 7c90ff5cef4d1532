import type { PlacedFields } from '../definition';
import { kindOf } from '../kinds';
import type { FieldCollection } from '../kinds/page';
import { byOrder } from './locate';
import { compileRecordLens, type JsonRecord } from './record';

/** A record of a set of rows, with its id. */
export interface RowRecord {
  readonly id: string;
  readonly values: JsonRecord;
}

/**
 * Reads records as the child collections of one collection, so that the lens works on them as on the items of a list, and writes
 * such collections back. The record of an unchanged collection is the same object as before.
 */
export interface RowsLens {
  rowsToTree(rows: readonly RowRecord[]): FieldCollection;
  /**
   * The records in the order of the tree.
   * @param rows the records that the tree was read from, for properties without a field
   * @param initial the initial properties of a new record
   */
  treeToRows(tree: FieldCollection, rows: readonly RowRecord[], initial: JsonRecord): readonly RowRecord[];
}

/**
 * @param fields the fields of an editor of rows, for one brand
 * @throws TypeError when they are not one list of collections
 */
export function compileRowsLens(fields: PlacedFields): RowsLens {
  const { name, fields: itemFields } = onlyList(fields);
  const { recordToTree, treeToRecord } = compileRecordLens(itemFields);
  return {
    rowsToTree: (rows) => ({
      id: 'rows',
      name: 'rows',
      order: 0,
      parentId: null,
      fields: [],
      children: rows.map(({ id, values }, order) => ({ ...recordToTree(values), id, name, order, parentId: 'rows' })),
    }),
    treeToRows(tree, rows, initial) {
      const known = new Map(rows.map((row) => [row.id, row.values]));
      return [...tree.children]
        .sort(byOrder)
        .map((child) => ({ id: child.id, values: treeToRecord(child, known.get(child.id) ?? initial) }));
    },
  };
}

function onlyList(fields: PlacedFields): { readonly name: string; readonly fields: PlacedFields } {
  const [list, ...others] = Object.values(fields);
  const storage = list && kindOf(list).storage(list);
  if (others.length === 0 && storage?.as === 'nodes' && storage.place.kind === 'collection' && !storage.place.in) {
    const [rows] = storage.variants;
    if (rows && rows.type === undefined) return rows;
  }
  throw new TypeError('An editor of rows is one list, whose items are the rows.');
}
