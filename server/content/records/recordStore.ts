import type { ContentAccess } from '../../../src/definition';
import type { Queryable } from '../../database/database';
import type { PropertyRules } from '../guards/textRules';

/** A stored record of any kind. */
export interface StoredRecord {
  readonly id: string;
  /** Undefined for records that belong to no brand. */
  readonly brandId: string | undefined;
  readonly brandName: string | undefined;
  /** Counts the saves of the record; 1 after creation. */
  readonly revision: number;
  /** Name of the user who saved last. */
  readonly updatedBy: string | undefined;
  readonly updatedAt: Date;
  /** The properties that the fields of its editor are stored as, and others that the store keeps. */
  readonly values: RecordValues;
  /** Position within a set; absent for records with a form of their own. */
  readonly place?: number;
  /** Position in the order that people give: an exact decimal. Absent where lists have other orders. */
  readonly position?: string;
}

/** The columns that all tables of records have, with the name of the brand. */
export interface RecordColumns {
  readonly id: string;
  readonly brand_id: string;
  readonly brand_name: string;
  readonly revision: number;
  readonly updated_by: string | null;
  readonly updated_at: Date;
}

/** Converts a row with these columns to a record. */
export function storedRecord(row: RecordColumns, values: RecordValues): StoredRecord {
  return {
    ...{ id: row.id, brandId: row.brand_id, brandName: row.brand_name, values },
    ...{ revision: row.revision, updatedBy: row.updated_by ?? undefined, updatedAt: row.updated_at },
  };
}

/** The values of a record, by property, as JSON. */
export type RecordValues = Readonly<Record<string, unknown>>;

/** A record to be written by a save. */
export interface WrittenRecord extends Pick<StoredRecord, 'id' | 'brandId' | 'brandName' | 'revision' | 'values'> {
  readonly at: Date;
  /** Name of the user who saves. */
  readonly by: string;
}

/** The storage of the records of one kind. Access, validation and history are handled elsewhere. */
export interface RecordStore {
  /** The name of the kind: the store name of a defined area, or a kind of the specification (`career`). */
  readonly of: string;
  /** Access policy; default: the one of the kind in schemas/access.ts. */
  readonly policy?: ContentAccess;
  /** The rules of the properties in the form of a brand; empty for records without a form. */
  rules(brandName: string | undefined): Promise<PropertyRules>;
  /** The message for a record that does not exist, or is not the caller's. */
  readonly notFound: string;
  /** @param options.lock locks the records until the end of the transaction, in the order of their ids */
  read(
    database: Queryable,
    ids: readonly string[],
    options?: { readonly lock?: boolean },
  ): Promise<readonly StoredRecord[]>;
  /** The table of its records, with the columns id, brand_id and updated_at; absent for records that belong to no brand. */
  readonly rows?: { readonly table: string; /** For a table shared by several kinds. */ readonly area?: string };
  /** Inserts a record, or overwrites an existing one. */
  write(database: Queryable, record: WrittenRecord): Promise<void>;
  /** All records of a brand in order; only for kinds whose records are edited together in one form (sets). */
  set?(database: Queryable, brandId: string): Promise<readonly StoredRecord[]>;
  /** Returns a restored record to its former position, or before the record that has been moved there since. */
  putBack?(database: Queryable, id: string, position: string): Promise<void>;
  /** @param at time of the removal */
  remove(database: Queryable, ids: readonly string[], at: Date): Promise<void>;
  /**
   * Converts values of an earlier revision to values that can be stored now, without references to entries deleted since. Absent for
   * kinds without such references.
   */
  toRestorable?(database: Queryable, values: RecordValues): Promise<RecordValues>;
  /** Display name of a record, on one line. */
  nameOf(values: RecordValues): string;
}

export type RecordAction = 'saved' | 'removed' | 'restored';

/** A change of a record by a transaction. */
export interface RecordChange {
  readonly store: RecordStore;
  /** The record before the transaction; undefined for a new one. */
  readonly stored: StoredRecord | undefined;
  readonly id: string;
  readonly brandId: string | undefined;
  readonly brandName: string | undefined;
  readonly revision: number;
  readonly values: RecordValues;
  readonly action: RecordAction;
  /** Name of the user who saves. */
  readonly by: string;
  readonly at: Date;
}
