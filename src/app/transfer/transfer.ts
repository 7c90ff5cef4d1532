/** A list of records as a file that is edited elsewhere and imported again: what each row would do, and the step that does it. */
import { ServiceError } from '../../api/errors';
import { valueAt, type CompiledEditor, type Validate } from '../../compile';
import type { PlacedField } from '../../definition';
import { isFieldReadOnly } from '../../fields/shared/locks';
import { createFormStore, differences, type Difference } from '../../form';
import { kindOf, textOf } from '../../kinds';
import { dayAt } from '../../lib/calendar';
import type { BulkStep } from '../../list/bulk/bulkRun';
import type { RecordSource, ServedRecord } from '../../stores/records/source';
import { compileRecordLens, sameValue, startingForm, type FormData, type JsonRecord } from '../../tree';
import { cellOf, sheetColumnsOf, headOf, ID, isSameCell, keyOf, REVISION, UnreadableCell, valueOf } from './sheet';
import type { KnownOptions, SheetColumn } from './sheet';
import type { SheetRow } from './table';
import { transferTexts } from './texts';

/** What a row of a file would do. */
export type Verdict =
  | { readonly kind: 'create'; readonly values: JsonRecord }
  | {
      readonly kind: 'change';
      readonly record: ServedRecord;
      readonly values: JsonRecord;
      readonly differences: readonly Difference[];
    }
  | { readonly kind: 'same' }
  | { readonly kind: 'refused'; readonly reason: string };

/** A row of a file, compared with the stored record. */
export interface ExaminedRow {
  readonly number: number;
  /** Name of the record in the file; '' if it has none. */
  readonly name: string;
  readonly verdict: Verdict;
}

/** A compiled editor with its validator. */
export interface CheckedEditor {
  readonly compiled: CompiledEditor;
  readonly validate: Validate;
}

export interface TransferDependencies {
  readonly source: Pick<RecordSource, 'read' | 'create' | 'update' | 'remove' | 'attempt' | 'batchSize'>;
  readonly add: CheckedEditor;
  readonly change: CheckedEditor;
  readonly options: KnownOptions;
  /** The user's rights on the records. */
  readonly may: { readonly create: boolean; readonly update: boolean; readonly remove: boolean };
  /** Whether the user holds a scope. */
  readonly can: (scope: string) => boolean;
  /** Plural noun of the records. */
  readonly nouns: string;
  /** Creates a UUID. */
  readonly newId: () => string;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** Reports progress. */
export type OnProgress = (done: number) => void;

/** A list of records as a file. */
export interface Transfer {
  /** The columns of the fields of both editors. */
  readonly columns: readonly SheetColumn[];
  /**
   * The stored records as a table, head row first.
   * @throws the errors of src/api/errors.ts
   */
  table(ids: readonly string[], onProgress: OnProgress): Promise<readonly (readonly string[])[]>;
  /**
   * Determines what each row of a file would do, without storing anything.
   * @throws the errors of src/api/errors.ts that concern more than one row
   */
  examine(rows: readonly SheetRow[], onProgress: OnProgress): Promise<readonly ExaminedRow[]>;
  /** Number of rows that are processed concurrently. */
  readonly batchSize: number;
  /** The step that stores a row; undefined if there is nothing to store. */
  stepOf(row: ExaminedRow): BulkStep | undefined;
}

/** The reason why a row is refused, as a message for the user. */
class Refusal extends Error {}

export function createTransfer(dependencies: TransferDependencies): Transfer {
  const { source, may, nouns, newId } = dependencies;
  const { batchSize = 1 } = source;
  const { refusal } = transferTexts;
  const added = sheetOf(dependencies.add, dependencies.options);
  const changed = sheetOf(dependencies.change, dependencies.options);
  const known = new Set(changed.columns.map(keyOf));
  const columns = [...changed.columns, ...added.columns.filter((column) => !known.has(keyOf(column)))];

  async function rowOf(id: string): Promise<readonly string[]> {
    const { revision, values } = await source.read(id);
    const form = changed.formOf(values);
    const fields = columns.map((column) => (known.has(keyOf(column)) ? cellOf(column, form) : ''));
    return [id, revision === undefined ? '' : String(revision), ...fields];
  }

  async function verdictOf(row: SheetRow, earlier: SheetRow | undefined): Promise<Verdict> {
    const { count, expected, id } = row;
    try {
      if (count !== expected) throw new Refusal(refusal.cells({ count, expected }));
      if (earlier) throw new Refusal(refusal.sameId({ row: earlier.number }));
      return id === '' ? await creation(row) : await change(row, id);
    } catch (error) {
      if (error instanceof Refusal) return { kind: 'refused', reason: error.message };
      if (error instanceof ServiceError) return { kind: 'refused', reason: error.message };
      throw error;
    }
  }

  async function creation(row: SheetRow): Promise<Verdict> {
    if (!may.create) throw new Refusal(refusal.mayNotCreate({ nouns }));
    const changeOnly = columns.find((column) => !added.has(column) && (row.cells.get(keyOf(column)) ?? '') !== '');
    if (changeOnly) throw new Refusal(refusal.notNew({ label: changeOnly.label }));
    const form = edited(added, row, startingForm(dependencies.add.compiled.editor.fields, dayAt(dependencies.now())));
    const values = added.valuesOf(form, {}, newId);
    await source.attempt?.({ values });
    return { kind: 'create', values };
  }

  async function change(row: SheetRow, id: string): Promise<Verdict> {
    const record = await source.read(id);
    const before = changed.formOf(record.values);
    if (changed.columns.every((column) => isUntouched(column, row, before))) return { kind: 'same' };
    requireRevision(row, record);
    if (!may.update) throw new Refusal(refusal.mayNotUpdate({ nouns }));
    const form = edited(changed, row, before);
    const values = changed.valuesOf(form, record.values, newId);
    const found = differences(dependencies.change.compiled.editor.fields, { before, after: form });
    if (found.length === 0) return { kind: 'same' };
    await source.attempt?.({ id, values, ...(record.revision !== undefined && { revision: record.revision }) });
    return { kind: 'change', record, values, differences: found };
  }

  function requireRevision({ revision }: SheetRow, record: ServedRecord): void {
    if (record.revision === undefined) return;
    if (!/^\d+$/.test(revision)) throw new Refusal(refusal.revision);
    if (Number(revision) === record.revision) return;
    throw new Refusal(refusal.stale({ by: record.updatedBy ?? refusal.somebody }));
  }

  /** Applies a row to a form the way typing its differences would. */
  function edited(sheet: Sheet, row: SheetRow, base: FormData): FormData {
    const { compiled, validate } = sheet.editor;
    const closed = (field: PlacedField) => isFieldReadOnly(field, { can: dependencies.can, isNew: row.id === '' });
    const store = createFormStore({
      compiled,
      validate,
      form: base,
      isReadOnly: closed,
      schedule: () => () => undefined,
    });
    try {
      for (const column of sheet.columns) {
        if (isUntouched(column, row, base)) continue;
        const { label, field, path } = column;
        const value = read(column, row);
        if (sameValue(value, valueAt(base, path))) continue;
        if (closed(field)) throw new Refusal(refusal.closed({ label }));
        store.write(path, value);
      }
      const [problem] = store.validateForSave();
      if (!problem) return store.getSnapshot().current;
      const { labels, message } = problem;
      // Most messages already name their field.
      if (message.includes(labels.at(-1) ?? '')) throw new Refusal(message);
      throw new Refusal(refusal.problem({ label: labels.join(': '), message }));
    } finally {
      store.close();
    }
  }

  /** @throws Refusal */
  function read(column: SheetColumn, row: SheetRow) {
    const cell = row.cells.get(keyOf(column)) ?? '';
    try {
      return valueOf(column, cell);
    } catch (error) {
      if (!(error instanceof UnreadableCell)) throw error;
      const { label, field } = column;
      throw new Refusal(refusal[error.reason]({ label, cell, example: textOf(kindOf(field).example) }));
    }
  }

  return {
    columns,
    batchSize,
    async table(ids, onProgress) {
      const head = [ID, REVISION, ...columns.map(headOf)];
      return [head, ...(await inBatches(ids, (id) => rowOf(id), { batchSize, onProgress }))];
    },
    examine(rows, onProgress) {
      const first = new Map<string, SheetRow>();
      for (const row of rows) if (row.id !== '' && !first.has(row.id)) first.set(row.id, row);
      const examined = async (row: SheetRow): Promise<ExaminedRow> => {
        const earlier = first.get(row.id);
        const verdict = await verdictOf(row, earlier === row ? undefined : earlier);
        return { number: row.number, name: nameOf(row, columns), verdict };
      };
      return inBatches(rows, examined, { batchSize, onProgress });
    },
    stepOf: ({ number, name, verdict }) => {
      const named = { id: String(number), name: `${number} · ${name === '' ? transferTexts.unnamed : name}` };
      if (verdict.kind === 'create') return { ...named, run: creating(verdict) };
      return verdict.kind === 'change' ? { ...named, run: changing(verdict) } : undefined;
    },
  };

  function creating({ values }: Extract<Verdict, { kind: 'create' }>): BulkStep['run'] {
    const key = newId();
    return async () => {
      const { id } = await source.create(values, key);
      return may.remove && source.remove ? async () => source.remove?.(id) : undefined;
    };
  }

  function changing({ record, values }: Extract<Verdict, { kind: 'change' }>): BulkStep['run'] {
    const key = newId();
    const { id, revision } = record;
    return async () => {
      const saved = await source.update(id, values, { key, revision });
      // The revision keeps the undo from overwriting what somebody saved since.
      return async () => void (await source.update(id, record.values, { revision: saved.revision }));
    };
  }
}

/** Conversion between the forms of an editor and rows. */
interface Sheet {
  readonly editor: CheckedEditor;
  readonly columns: readonly SheetColumn[];
  readonly has: (column: SheetColumn) => boolean;
  readonly formOf: (values: JsonRecord) => FormData;
  readonly valuesOf: (form: FormData, values: JsonRecord, newId: () => string) => JsonRecord;
}

function sheetOf(editor: CheckedEditor, options: KnownOptions): Sheet {
  const { lens } = editor.compiled;
  const { fields } = editor.compiled.editor;
  const { recordToTree, treeToRecord } = compileRecordLens(fields);
  const columns = sheetColumnsOf(fields, options);
  const keys = new Set(columns.map(keyOf));
  return {
    ...{ editor, columns },
    has: (column) => keys.has(keyOf(column)),
    formOf: (values) => lens.treeToForm(recordToTree(values)),
    valuesOf: (form, values, newId) => treeToRecord(lens.formToTree(form, recordToTree(values), newId), values),
  };
}

/** Whether a row leaves a column of the form unchanged, as it does if the file lacks the column. */
function isUntouched(column: SheetColumn, { cells }: SheetRow, form: FormData): boolean {
  const cell = cells.get(keyOf(column));
  return cell === undefined || isSameCell(cell, cellOf(column, form));
}

/** The name of a row: its first cell; '' if empty. */
function nameOf({ cells }: SheetRow, [first]: readonly SheetColumn[]): string {
  return ((first && cells.get(keyOf(first))) ?? '').trim().slice(0, MAX_NAME_LENGTH);
}

/** Characters. */
const MAX_NAME_LENGTH = 80;

async function inBatches<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
  { batchSize, onProgress }: { readonly batchSize: number; readonly onProgress: OnProgress },
): Promise<readonly Result[]> {
  const results: Result[] = [];
  for (let from = 0; from < items.length; from += batchSize) {
    results.push(...(await Promise.all(items.slice(from, from + batchSize).map(work))));
    onProgress(results.length);
  }
  return results;
}
