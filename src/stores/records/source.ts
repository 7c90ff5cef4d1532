import type { ServiceError } from '../../api/errors';
import type { JsonRecord } from '../../tree';

/** One row of a list of records: its columns' values by name. */
export interface RecordRow {
  readonly id: string;
  readonly [column: string]: string | number | undefined;
}

/** What of a list is wanted. */
export interface RecordQuery {
  readonly search: string;
  readonly sort: { readonly by: string; readonly order: 'ASC' | 'DESC' };
  /** Counts from 1. */
  readonly page: number;
  readonly limit: number;
  /** Undefined: both sides of the toggle. */
  readonly isActive: boolean | undefined;
}

/** One page of a list. */
export interface RecordPage {
  readonly rows: readonly RecordRow[];
  /** How many match everything. */
  readonly total: number;
  /** How many match everything but the side of the toggle; absent for lists without one. */
  readonly counts?: { readonly active: number; readonly inactive: number };
}

/** A record as it is stored. */
export interface StoredRecord {
  readonly id: string;
  /** ISO 8601; tells whether somebody saved it since. Undefined where the service does not say. */
  readonly updatedAt: string | undefined;
  /** What the fields of its editors name, and what its page shows. */
  readonly values: JsonRecord;
}

/** Where the records of one kind come from and go to. Every method throws the errors of src/api/errors.ts. */
export interface RecordSource {
  list(query: RecordQuery): Promise<RecordPage>;
  read(id: string): Promise<StoredRecord>;
  create(values: JsonRecord): Promise<StoredRecord>;
  update(id: string, values: JsonRecord): Promise<StoredRecord>;
  /** The property whose value a refused save is about; undefined when it is about none. */
  refusedProperty(error: ServiceError): string | undefined;
  /** What happened to one record. */
  log?(id: string, query: RecordQuery): Promise<RecordPage>;
}
