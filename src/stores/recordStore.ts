import type { Client } from 'urql';
import { isGone, isStaleSave, ServiceError } from '../api/errors';
import type { PlacedFields } from '../definition';
import { compileRecordLens, type FormData, type FormPath, type Lens } from '../tree';
import type { EditorStore, Loaded } from './editorStore';
import { createRecordHistory } from './history';
import { pathToProperty } from './pathToProperty';
import { heardKinds, type RecordSource, type ServedRecord } from './records/source';
import type { SaveAttempt } from './saveAttempt';
import { NOTHING_RENAMED, saveOneOnTop, type Written } from './saveOnTop';

/** A record as it is stored, with its form. */
export interface LoadedRecord extends Loaded {
  /** Undefined while the record has never been saved. */
  readonly record: ServedRecord | undefined;
}

/** What a record store needs. */
export interface RecordStoreNeeds {
  /** Of the content service, which keeps earlier versions; absent where none are asked for. */
  readonly client?: Client;
  readonly source: RecordSource;
  /** The editor's fields, as the brand has them. */
  readonly fields: PlacedFields;
  readonly lens: Lens;
  /** The form of a record that does not exist yet. */
  readonly defaults: FormData;
  /** Undefined for a new record. */
  readonly id: string | undefined;
  readonly newId: () => string;
}

/** Somebody saved the record since it was loaded. */
class StaleRecordError extends Error {
  constructor(readonly id: string) {
    super(`The record ${id} was saved since it was loaded.`);
    this.name = 'StaleRecordError';
  }
}

/**
 * Loads and saves one record of a source: what somebody saved in the meantime is merged, not overwritten. A service that
 * counts the saves of a record refuses a stale one; of any other the record is read once more just before.
 */
export function createRecordStore(needs: RecordStoreNeeds): EditorStore<LoadedRecord> {
  const { source, fields, lens, newId } = needs;
  const { recordToTree, treeToRecord } = compileRecordLens(fields);
  /** A record that was created here goes on as the one that it is now. */
  let { id } = needs;

  async function load(): Promise<LoadedRecord> {
    if (id === undefined) {
      return { id, record: undefined, form: needs.defaults, savedAt: undefined, savedBy: undefined };
    }
    const record = await readExisting(id);
    const { updatedAt: savedAt, updatedBy: savedBy, revision } = record;
    return { id, record, form: formOf(record), savedAt, savedBy, revision };
  }

  /** @throws ServiceError with the code NOT_FOUND when the record itself is gone */
  async function readExisting(existing: string): Promise<ServedRecord> {
    try {
      return await source.read(existing);
    } catch (error) {
      if (isGone(error)) throw new ServiceError(error.message, 'NOT_FOUND');
      throw error;
    }
  }

  function formOf({ values }: Pick<ServedRecord, 'values'>): FormData {
    return lens.treeToForm(recordToTree(values));
  }

  async function write(form: FormData, { record }: LoadedRecord, attempt: SaveAttempt): Promise<Written> {
    const values = record?.values ?? {};
    const next = treeToRecord(lens.formToTree(form, recordToTree(values), attempt.newId), values);
    if (record === undefined) {
      // It was created here, and could not be read since.
      if (id !== undefined) throw new StaleRecordError(id);
      const created = await source.create(next, attempt.key);
      id = created.id;
      return { id, isFirst: true, form: formOf(created), renamed: NOTHING_RENAMED };
    }
    if (record.revision === undefined) await requireSameVersion(record);
    const updated = await source.update(record.id, next, { key: attempt.key, revision: record.revision });
    return { id: record.id, isFirst: false, form: formOf(updated), renamed: NOTHING_RENAMED };
  }

  /** @throws StaleRecordError when somebody saved the record since it was loaded */
  async function requireSameVersion(record: ServedRecord): Promise<void> {
    if (!isSameVersion(await readExisting(record.id), record)) throw new StaleRecordError(record.id);
  }

  /** Where the form has what an argument carries: the longest end of its path that names a property of the record. */
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
      const { client } = needs;
      const { keptAs: of } = source;
      if (stored === undefined || of === undefined || !client) return undefined;
      return createRecordHistory({ client, of, id: stored, read: (values) => formOf({ values }) });
    },
    visited: (stored) => (source.keptAs === undefined ? undefined : { record: stored, of: source.keptAs }),
    isAbout: (change) => id !== undefined && change.kind === heardKinds(source)[0] && change.id === id,
    async save(asked) {
      try {
        return await saveOneOnTop({ ...asked, fields, newId, load, write, isStale });
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

/** Whether nobody saved a record in between: by its time, or by its values where the service gives no time. */
function isSameVersion(current: ServedRecord, loaded: ServedRecord): boolean {
  if (current.updatedAt !== undefined) return current.updatedAt === loaded.updatedAt;
  return JSON.stringify(current.values) === JSON.stringify(loaded.values);
}
