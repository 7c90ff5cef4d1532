import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compileRowsLens, type FormData, type RowRecord } from '../../src/tree';
import { arbitraryForm } from './support/samples';
import { countIds } from './support/arbitraryTree';
import { withoutIds } from './support/compare';
import { treeEditors } from './support/editors';

const RUNS = { numRuns: 200 };
const rowEditors = treeEditors.filter(([, { editor }]) => 'rows' in editor.stored);

describe.each(rowEditors)('the rows of %s', (_name, { lens, editor }) => {
  const { rowsToTree, treeToRows } = compileRowsLens(editor.fields);
  const form = arbitraryForm(editor.fields);
  const fresh = { category: 'external' };
  const stored = fc
    .tuple(form, fc.jsonValue())
    .map(([typed, foreign]) =>
      save(typed, [], countIds('s')).map(({ id, values }) => ({ id, values: { ...values, foreign } })),
    );

  function save(typed: FormData, rows: readonly RowRecord[], newId: () => string): readonly RowRecord[] {
    return treeToRows(lens.formToTree(typed, rowsToTree(rows), newId), rows, fresh);
  }

  it('keep the same objects when nothing was changed', () => {
    fc.assert(
      fc.property(stored, (rows) => {
        const saved = save(lens.treeToForm(rowsToTree(rows)), rows, countIds());
        expect(saved).toEqual(rows);
        saved.forEach(({ values }, index) => expect(values).toBe(rows[index]!.values));
      }),
      RUNS,
    );
  });

  it('read back what was typed, in the same order', () => {
    fc.assert(
      fc.property(form, stored, (typed, rows) => {
        const saved = save(typed, rows, countIds());
        expect(withoutIds(lens.treeToForm(rowsToTree(saved)))).toEqual(withoutIds(typed));
      }),
      RUNS,
    );
  });

  it('keep their ids and unknown properties when they are moved', () => {
    fc.assert(
      fc.property(stored, (rows) => {
        const [key = ''] = Object.keys(editor.fields);
        const moved = Object.values(lens.treeToForm(rowsToTree(rows)))[0] as readonly FormData[];
        expect(save({ [key]: [...moved].reverse() }, rows, countIds())).toEqual([...rows].reverse());
      }),
      RUNS,
    );
  });
});
