import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PlacedFields } from '../../src/definition';
import { compileRecordLens, type JsonRecord } from '../../src/tree';
import { arbitraryForm } from './support/samples';
import { countIds } from './support/arbitraryTree';
import { withoutIds } from './support/compare';
import { recordEditors, runsOf } from './support/editors';

describe.each(recordEditors)('the record of %s', (_name, compiled) => {
  const runs = runsOf(compiled, 200);
  const { lens, editor } = compiled;
  const { recordToTree, treeToRecord } = compileRecordLens(editor.fields);
  const form = arbitraryForm(editor.fields);
  const written = form.map((typed) => save(typed, {}));
  const hostile = fc.record(Object.fromEntries(propertiesOf(editor.fields).map((name) => [name, fc.jsonValue()])), {
    requiredKeys: [],
  });
  const stored = fc.oneof(written, fc.tuple(written, fc.object({ maxDepth: 2 })).map(withUnknown), hostile);

  function save(typed: Parameters<typeof lens.formToTree>[0], record: JsonRecord): JsonRecord {
    return treeToRecord(lens.formToTree(typed, recordToTree(record), countIds()), record);
  }

  it('stays the same object when nothing was changed', () => {
    fc.assert(
      fc.property(stored, (record) => {
        const before = JSON.stringify(record);
        expect(treeToRecord(recordToTree(record), record)).toBe(record);
        expect(save(lens.treeToForm(recordToTree(record)), record)).toBe(record);
        expect(JSON.stringify(record)).toBe(before);
      }),
      runs,
    );
  });

  it('reads back what was typed', () => {
    fc.assert(
      fc.property(form, stored, (typed, record) => {
        expect(withoutIds(lens.treeToForm(recordToTree(save(typed, record))))).toEqual(typed);
      }),
      runs,
    );
  });

  it('holds the last of two saves, with nothing left behind from the first', () => {
    fc.assert(
      fc.property(form, form, stored, (first, last, record) => {
        const twice = save(last, save(first, record));
        expect(lens.treeToForm(recordToTree(twice))).toEqual(lens.treeToForm(recordToTree(save(last, record))));
      }),
      runs,
    );
  });

  it('survives JSON: a value returned by the service reads as before', () => {
    fc.assert(
      fc.property(form, (typed) => {
        const received = JSON.parse(JSON.stringify(save(typed, {}))) as JsonRecord;
        expect(withoutIds(lens.treeToForm(recordToTree(received)))).toEqual(typed);
      }),
      runs,
    );
  });

  it('keeps the properties that the editor does not name', () => {
    fc.assert(
      fc.property(form, written, fc.jsonValue(), (typed, record, foreign) => {
        const saved = save(typed, { ...record, foreign, __legacy: foreign });
        expect([saved['foreign'], saved['__legacy']]).toEqual([foreign, foreign]);
      }),
      runs,
    );
  });
});

/** The top-level properties of the record that the fields are stored in. */
function propertiesOf(fields: PlacedFields): readonly string[] {
  return recordNames(fields).map((name) => name.split('.')[0]!);
}

function recordNames(fields: PlacedFields): readonly string[] {
  return Object.values(fields).flatMap((field) => {
    if (field.type === 'group') return recordNames(field.fields);
    return 'name' in field.place ? [field.place.name] : [];
  });
}

function withUnknown([record, foreign]: readonly [JsonRecord, object]): JsonRecord {
  return { ...foreign, ...record };
}
