import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ServiceError } from '../../src/api/errors';
import { createTransfer } from '../../src/app/transfer/transfer';
import { readTable } from '../../src/app/transfer/table';
import { createValidate, type CompiledEditor } from '../../src/compile';
import { ajvValidator } from '../../src/compile/ajv';
import { toCsv } from '../../src/list/csv';
import { compileRecordLens, type JsonRecord } from '../../src/tree';
import { arbitraryForm } from './support/samples';
import { countIds } from './support/arbitraryTree';
import { recordEditors, runsOf } from './support/editors';

/** A form and its rules. */
type Checked = ReturnType<typeof checkedOf>;

function checkedOf(compiled: CompiledEditor) {
  return { compiled, validate: createValidate(compiled, ajvValidator(compiled.validationSchema)) };
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
    ...{ add: checked, change: checked, nouns: 'records', newId: countIds(), now: () => 0, can: () => true },
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
});

/** How programs rewrite a file that is only opened and saved. */
const WRITERS: readonly ((text: string) => string)[] = [
  (text) => text,
  (text) => text.replaceAll('\r\n', '\n'),
  (text) => text.replaceAll(/(?<=,)(true|false)(?=[,\r])/g, (word) => word.toUpperCase()),
];
