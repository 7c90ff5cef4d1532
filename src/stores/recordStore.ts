import type { Client } from 'urql';
import { isNotFound, isStaleSave, ServiceError } from '../api/errors';
import type { PlacedFields } from '../definition';
import { compileRecordLens, type FormData, type FormPath, type Lens } from '../tree';
import type { EditorStore, LoadedEntry } from './editorStore';
import { createRecordHistory } from './history';
import { pathToProperty } from './pathToProperty';
import { eventKindsOf, type RecordSource, type ServedRecord } from './records/source';
import type { SaveAttempt } from './saveAttempt';
import { NOTHING_RENAMED, saveOneWithMerge, type WriteResult } from './saveWithMerge';

/** A stored record with its form. */
export interface LoadedRecord extends LoadedEntry {
  /** Undefined while the record has never been saved. */
  readonly record: ServedRecord | undefined;
}

export interface RecordStoreDependencies {
  /** Client of the content service, for earlier versions; absent where they are not offered. */
  readonly client?: Client;
  readonly source: RecordSource;
  /** The editor's fields for the brand. */
  readonly fields: PlacedFields;
  readonly lens: Lens;
  /** The form of a record that does not exist yet. */
  readonly defaults: FormData;
  /** Undefined for a new record. */
  readonly id: string | undefined;
  readonly newId: () => string;
}

/** Somebody has saved the record since it was loaded. */
class StaleRecordError extends Error {
  constructor(readonly id: string) {
    super(`The record ${id} was saved since it was loaded.`);
    this.name = 'StaleRecordError';
  }
}

/**
 * Loads and saves one record of a source: concurrent saves are merged, not overwritten. A service that counts the saves of a
 * record rejects a stale one; with any other service the record is re-read just before saving.
 */
export function createRecordStore(dependencies: RecordStoreDependencies): EditorStore<LoadedRecord> {
  const { source, fields, lens, newId } = dependencies;
  const { recordToTree, treeToRecord } = compileRecordLens(fields);
  /** Set once the record has been created here: later saves update it. */
  let { id } = dependencies;

  async function load(): Promise<LoadedRecord> {
    if (id === undefined) {
      return { id, record: undefined, form: dependencies.defaults, savedAt: undefined, savedBy: undefined };
    }
    const record = await readExisting(id);
    const { updatedAt: savedAt, updatedBy: savedBy, revision } = record;
    return { id, record, form: formOf(record), savedAt, savedBy, revision };
  }

  /** @throws ServiceError with the code NOT_FOUND if the record itself was deleted */
  async function readExisting(existing: string): Promise<ServedRecord> {
    try {
      return await source.read(existing);
    } catch (error) {
      if (isNotFound(error)) throw new ServiceError(error.message, 'NOT_FOUND');
      throw error;
    }
  }

  function formOf({ values }: Pick<ServedRecord, 'values'>): FormData {
    return lens.treeToForm(recordToTree(values));
  }

  async function write(form: FormData, { record }: LoadedRecord, attempt: SaveAttempt): Promise<WriteResult> {
    const values = record?.values ?? {};
    const next = treeToRecord(lens.formToTree(form, recordToTree(values), attempt.newId), values);
    if (record === undefined) {
      // It was created here, but has not been read back since.
      if (id !== undefined) throw new StaleRecordError(id);
      const created = await source.create(next, attempt.key);
      id = created.id;
      return { id, isFirst: true, form: formOf(created), renamed: NOTHING_RENAMED };
    }
    if (record.revision === undefined) await requireSameVersion(record);
    const updated = await source.update(record.id, next, { key: attempt.key, revision: record.revision });
    return { id: record.id, isFirst: false, form: formOf(updated), renamed: NOTHING_RENAMED };
  }

  /** @throws StaleRecordError if somebody has saved the record since it was loaded */
  async function requireSameVersion(record: ServedRecord): Promise<void> {
    if (!isSameVersion(await readExisting(record.id), record)) throw new StaleRecordError(record.id);
  }

  /** Form path of an argument: the longest suffix of its path that names a property of the record decides. */
  function refusedPath(argument: string): FormPath | undefined {
    const segments = argument.replaceAll(/\[\d+\]/g, '').split('.');
    for (const start of segments.keys()) {
      const name = segments.slice(start).join('.');
      const path = pathToProperty(fields, source.argumentNames?.[name] ?? name);
      if (path) return path;
    }
    return undefined;
  }

  return {
    load,
    history({ id: stored }) {
      const { client } = dependencies;
      const { recordKind: of } = source;
      if (stored === undefined || of === undefined || !client) return undefined;
      return createRecordHistory({ client, of, id: stored, read: (values) => formOf({ values }) });
    },
    presenceTarget: (stored) =>
      source.recordKind === undefined ? undefined : { record: stored, of: source.recordKind },
    isAffectedBy: (change) => id !== undefined && change.kind === eventKindsOf(source)[0] && change.id === id,
    async save(input) {
      try {
        return await saveOneWithMerge({ ...input, fields, newId, load, write, isStale });
      } catch (error) {
        if (!(error instanceof ServiceError) || error.argument === undefined) throw error;
        const path = refusedPath(error.argument);
        if (path === undefined) throw error;
        return { kind: 'refused', path, message: error.message };
      }
    },
  };
}

function isStale(error: unknown): boolean {
  return error instanceof StaleRecordError || isStaleSave(error);
}

/** Whether a record was not saved in between: by its timestamp, or by its values if the service has no timestamps. */
function isSameVersion(current: ServedRecord, loaded: ServedRecord): boolean {
  if (current.updatedAt !== undefined) return current.updatedAt === loaded.updatedAt;
  return JSON.stringify(current.values) === JSON.stringify(loaded.values);
}
