import type { Client } from 'urql';
import { isNotFound, isStaleSave } from '../api/errors';
import { refusedInput, runMutations } from '../api/mutations';
import type { PlacedField, PlacedFields, StoredRows } from '../definition';
import { itemFields } from '../kinds';
import { logError } from '../lib/log';
import { compileRowsLens, type FormData, type FormPath, type Lens } from '../tree';
import type { EditorStore, LoadedEntry } from './editorStore';
import { createSetHistory } from './history';
import { pathToProperty } from './pathToProperty';
import type { FormRow, RowsMutation, RowsSource, StoredRow } from './rows/source';
import type { SaveAttempt } from './saveAttempt';
import { NOTHING_RENAMED, RefusedValueError, saveOneWithMerge, type WriteResult } from './saveWithMerge';

/** The stored records of a set, with the form that lists them. */
export interface LoadedRows extends LoadedEntry {
  readonly rows: readonly StoredRow[];
}

export interface RowsStoreDependencies {
  readonly client: Client;
  readonly source: RowsSource;
  readonly brandId: string;
  readonly stored: StoredRows;
  /** The editor's fields for the brand. */
  readonly fields: PlacedFields;
  readonly lens: Lens;
  readonly newId: () => string;
}

/** Somebody has changed the records since they were loaded, as re-reading them shows. */
class StaleRowsError extends Error {
  constructor() {
    super('The records were changed since they were loaded.');
    this.name = 'StaleRowsError';
  }
}

/** A set has no id of its own; it always exists, even if it is empty. */
const SET = 'rows';

/**
 * Loads and saves a set of records as one form. A save sends the changes in one document, which the service runs in one
 * transaction. Their order belongs to the set, for which the services have no revision, so the set is re-read just before; saves
 * after that are detected by services that count the saves of a record. Either way they are merged, not overwritten.
 */
export function createRowsStore(dependencies: RowsStoreDependencies): EditorStore<LoadedRows> {
  const { client, source, brandId, stored, lens, newId } = dependencies;
  const { where = {} } = stored;
  const { rowsToTree, treeToRows } = compileRowsLens(dependencies.fields);

  async function read(): Promise<readonly StoredRow[]> {
    return rowsOfSet(await source.list());
  }

  function rowsOfSet(rows: readonly StoredRow[]): readonly StoredRow[] {
    return rows.filter((row) => Object.entries(where).every(([property, value]) => row[property] === value));
  }

  async function load(): Promise<LoadedRows> {
    const rows = await read();
    return { id: SET, rows, form: formOf(rows), savedAt: undefined, savedBy: undefined };
  }

  function formOf(rows: readonly StoredRow[]): FormData {
    return lens.treeToForm(rowsToTree(rows.map(entryOf)));
  }

  async function write(form: FormData, { rows }: LoadedRows, attempt: SaveAttempt): Promise<WriteResult> {
    if (!sameRows(await read(), rows)) throw new StaleRowsError();
    const entries = rows.map(entryOf);
    const next = treeToRows(lens.formToTree(form, rowsToTree(entries), attempt.newId), entries, where);
    await send(source.plan({ stored: rows, next }), next, attempt.key);
    const after = await readAgain();
    const renamed = after ? renamedRows(next, after) : NOTHING_RENAMED;
    return { id: SET, isFirst: false, form: after ? formOf(after) : form, renamed };
  }

  /** @throws RefusedValueError if the services reject a property of a record */
  async function send(mutations: readonly RowsMutation[], next: readonly FormRow[], key?: string): Promise<void> {
    if (mutations.length === 0) return;
    try {
      await runMutations(client, mutations, key);
    } catch (error) {
      const refused = refusedInput(error, mutations);
      if (refused === undefined) throw error;
      const { refusal, mutation, path } = refused;
      const row = mutations[mutation]?.rows[path.find((step) => typeof step === 'number') ?? 0];
      const place = row && pathToRow(next.indexOf(row), String(path.at(-1)));
      throw place ? new RefusedValueError(place, refusal) : error;
    }
  }

  function pathToRow(index: number, property: string): FormPath | undefined {
    const [[key, list]] = Object.entries(dependencies.fields) as [[string, PlacedField]];
    const inside = pathToProperty(itemFields(list, undefined) ?? {}, property);
    return inside && [key, index, ...inside];
  }

  /** The save has succeeded: failing to re-read the records does not make it fail. */
  async function readAgain(): Promise<readonly StoredRow[] | undefined> {
    try {
      return await read();
    } catch (error) {
      logError('The records could not be read after saving.', error);
      return undefined;
    }
  }

  return {
    load,
    history: () =>
      createSetHistory({ client, of: source.recordKind, brandId, read: (rows) => formOf(rowsOfSet(rows)) }),
    save: (input) => saveOneWithMerge({ ...input, fields: dependencies.fields, newId, load, write, isStale }),
    // Any set of the kind: which one a record belongs to is only known once the set is read.
    isAffectedBy: ({ kind }) => kind === source.recordKind,
  };
}

/** A record to be changed or removed that no longer exists has just been removed by somebody else. */
function isStale(error: unknown): boolean {
  return error instanceof StaleRowsError || isStaleSave(error) || isNotFound(error);
}

function entryOf(row: StoredRow): FormRow {
  return { id: row.id, values: row };
}

function sameRows(a: readonly StoredRow[], b: readonly StoredRow[]): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/** A record that the service gave another id keeps its position. */
function renamedRows(sent: readonly FormRow[], after: readonly StoredRow[]): ReadonlyMap<string, string> {
  if (sent.length !== after.length) return NOTHING_RENAMED;
  const ids = new Set(after.map(({ id }) => id));
  return new Map(
    sent.flatMap(({ id }, index) => {
      const newId = after[index]?.id;
      return ids.has(id) || newId === undefined ? [] : [[id, newId] as const];
    }),
  );
}
