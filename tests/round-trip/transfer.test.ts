import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ServiceError } from '../../src/api/errors';
import { cellOf, sheetColumnsOf, sourceOf, valueOf, type KnownOptions } from '../../src/app/transfer/sheet';
import { createTransfer } from '../../src/app/transfer/transfer';
import { readTable } from '../../src/app/transfer/table';
import { createValidate, valueAt, type CompiledEditor } from '../../src/compile';
import { ajvValidator } from '../../src/compile/ajv';
import { toCsv } from '../../src/list/csv';
import { compileRecordLens, sameValue, type FormData, type FormValue, type JsonRecord } from '../../src/tree';
import { arbitraryForm } from './support/samples';
import { countIds } from './support/arbitraryTree';
import { recordEditors, runsOf } from './support/editors';

/** A form and its rules. */
type Checked = ReturnType<typeof checkedOf>;

function checkedOf(compiled: CompiledEditor) {
  return { compiled, validate: createValidate(compiled, ajvValidator(compiled.validationSchema)) };
}

/** Options of the services for the values of these forms, some of which have the same label, or one that is another's value. */
function optionsFor({ editor }: CompiledEditor, forms: readonly FormData[]): KnownOptions {
  return new Map(
    sheetColumnsOf(editor.fields).flatMap(({ field, path }) => {
      const source = sourceOf(field);
      if (source === undefined) return [];
      const values = [...forms.map((form) => valueAt(form, path)), 'other', 'another'].filter(isNamed);
      const labels = ['Sales', 'Sales', values[0] ?? '', 'Design'];
      return [[source, values.map((value, index) => ({ value, label: labels[index % labels.length]! }))] as const];
    }),
  );
}

function isNamed(value: FormValue): value is string {
  return typeof value === 'string' && value.trim() !== '';
}

/** The transfer of a list with these records, whose source refuses every write. */
function transferOf(checked: Checked, records: readonly JsonRecord[]) {
  const refuse = () => Promise.reject(new ServiceError('Nothing is stored here.', 'FORBIDDEN'));
  return createTransfer({
    source: {
      read: async (id) => ({ id, revision: 3, updatedAt: undefined, values: records[Number(id)] ?? {} }),
      create: refuse,
      update: refuse,
      attempt: refuse,
    },
    ...{ add: checked, change: checked, options: new Map(), nouns: 'records' },
    ...{ newId: countIds(), now: () => 0, can: () => true },
    may: { create: true, update: true, remove: true },
  });
}

describe.each(recordEditors)('the file of %s', (_name, compiled) => {
  const { lens, editor } = compiled;
  const { recordToTree, treeToRecord } = compileRecordLens(editor.fields);
  const written = arbitraryForm(editor.fields).map((typed) =>
    treeToRecord(lens.formToTree(typed, recordToTree({}), countIds()), {}),
  );
  // Values that the form cannot read.
  const hostile = written.chain((record) =>
    fc
      .record(Object.fromEntries(Object.keys(record).map((name) => [name, fc.jsonValue()])), { requiredKeys: [] })
      .map((values) => ({ ...record, ...values })),
  );
  const stored = fc.array(fc.oneof(written, hostile), { minLength: 1, maxLength: 3 });

  const checked = checkedOf(compiled);

  it('changes nothing when it is imported as exported, also with other line ends or capitalised booleans', async () => {
    await fc.assert(
      fc.asyncProperty(stored, fc.constantFrom(...WRITERS), async (records, write) => {
        const transfer = transferOf(checked, records);
        const ids = records.map((_, index) => String(index));
        const text = write(toCsv(await transfer.table(ids, () => undefined)));
        const rows = await readTable(new File([text], 'records.csv'), transfer.columns);
        const examined = await transfer.examine(rows, () => undefined);
        expect(examined.map(({ verdict }) => verdict)).toEqual(records.map(() => ({ kind: 'same' })));
      }),
      runsOf(compiled, 60),
    );
  });

  const columnsWith = (known?: KnownOptions) =>
    sheetColumnsOf(editor.fields, known).filter(
      ({ field }) => sourceOf(field) !== undefined || 'joined' in field.place,
    );
  if (columnsWith().length === 0) return;

  it('names choices of services, and texts that are stored as one, by what they are', () => {
    fc.assert(
      fc.property(stored, (records) => {
        const forms = records.map((record) => lens.treeToForm(recordToTree(record)));
        for (const column of columnsWith(optionsFor(compiled, forms))) {
          for (const form of forms) {
            const value = valueAt(form, column.path);
            if (!Array.isArray(value) && !isNamed(value)) continue;
            expect(sameValue(valueOf(column, cellOf(column, form)), value)).toBe(true);
          }
        }
      }),
      runsOf(compiled, 200),
    );
  });
});

/** How programs rewrite a file that is only opened and saved. */
const WRITERS: readonly ((text: string) => string)[] = [
  (text) => text,
  (text) => text.replaceAll('\r\n', '\n'),
  (text) => text.replaceAll(/(?<=,)(true|false)(?=[,\r])/g, (word) => word.toUpperCase()),
];
