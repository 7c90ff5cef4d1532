import type { ContentAccess } from '../../../src/definition';
import type { Queryable } from '../../database/database';
import type { HeldProperties } from '../guards/heldText';

/** A record as it is stored, of whatever kind. */
export interface StoredRecord {
  readonly id: string;
  /** Undefined for records that belong to no brand. */
  readonly brandId: string | undefined;
  readonly brandName: string | undefined;
  /** Counts the saves of the record; 1 after creation. */
  readonly revision: number;
  /** The name of the person who saved last. */
  readonly updatedBy: string | undefined;
  readonly updatedAt: Date;
  /** By the properties that the fields of its editor are stored as, and what else the store keeps of it. */
  readonly values: RecordValues;
  /** Orders the records of a set; absent for records that each have a form of their own. */
  readonly place?: number;
}

/** What the tables of records have in common, with the name of the brand. */
export interface RecordColumns {
  readonly id: string;
  readonly brand_id: string;
  readonly brand_name: string;
  readonly revision: number;
  readonly updated_by: string | null;
  readonly updated_at: Date;
}

/** A row of such a table as a record. */
export function storedRecord(row: RecordColumns, values: RecordValues): StoredRecord {
  return {
    ...{ id: row.id, brandId: row.brand_id, brandName: row.brand_name, values },
    ...{ revision: row.revision, updatedBy: row.updated_by ?? undefined, updatedAt: row.updated_at },
  };
}

/** What a record holds, by property, as JSON. */
export type RecordValues = Readonly<Record<string, unknown>>;

/** A record as a save leaves it. */
export interface WrittenRecord extends Pick<StoredRecord, 'id' | 'brandId' | 'brandName' | 'revision' | 'values'> {
  readonly at: Date;
  /** The name of the person who saves. */
  readonly by: string;
}

/** Where the records of one kind are kept. Who may do what, what a value may be, and what happened when is known elsewhere. */
export interface RecordStore {
  /** The name of the kind: of a store that definitions name, or of the specification (`career`). */
  readonly of: string;
  /** Who may do what with its records; as schemas/access.ts has it unless given. */
  readonly policy?: ContentAccess;
  /** What the form of a brand holds the properties to; empty for records that no form has. */
  held(brandName: string | undefined): Promise<HeldProperties>;
  /** What is said of a record that does not exist, or not for the caller. */
  readonly notFound: string;
  /** @param options.lock keeps the records from being changed until the end of the transaction; they come in the order of their ids */
  read(
    database: Queryable,
    ids: readonly string[],
    options?: { readonly lock?: boolean },
  ): Promise<readonly StoredRecord[]>;
  /** The table of its records, with the columns id, brand_id and updated_at; absent where they belong to no brand. */
  readonly rows?: { readonly table: string; /** Of a table that several kinds share. */ readonly area?: string };
  /** Adds a record, or writes one that is there whole. */
  write(database: Queryable, record: WrittenRecord): Promise<void>;
  /** All records of a brand, in their order: for records that a form edits together, and for no others. */
  set?(database: Queryable, brandId: string): Promise<readonly StoredRecord[]>;
  /** @param at when */
  remove(database: Queryable, ids: readonly string[], at: Date): Promise<void>;
  /**
   * Values of an earlier revision as they can be stored now: without the names of what is gone since. Absent where a record names
   * nothing that may go without it.
   */
  restorable?(database: Queryable, values: RecordValues): Promise<RecordValues>;
  /** One line that tells the record from others. */
  nameOf(values: RecordValues): string;
}

/** What a save did to a record. */
export type RecordAction = 'saved' | 'removed' | 'restored';

/** A record as a transaction leaves it. */
export interface RecordChange {
  readonly store: RecordStore;
  /** As the transaction found it; undefined for a new one. */
  readonly stored: StoredRecord | undefined;
  readonly id: string;
  readonly brandId: string | undefined;
  readonly brandName: string | undefined;
  readonly revision: number;
  readonly values: RecordValues;
  readonly action: RecordAction;
  /** The name of the person who saves. */
  readonly by: string;
  readonly at: Date;
}
