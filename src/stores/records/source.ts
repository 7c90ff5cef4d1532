import type { PagedSearch } from '../../lib/resultPage';
import type { FilterChoice, SpecifiedRecord } from '../../definition';
import type { LISTED_PROPERTIES, SPECIFIED_FILTERS } from '../../definition/record';
import type { JsonRecord } from '../../tree';

/** A value of a row; a list of them for several choices. */
export type RowValue = string | number | boolean | readonly (string | number | boolean)[];

/** One row of a list of records: values by column name. */
export interface RecordRow {
  readonly id: string;
  readonly [column: string]: RowValue | undefined;
}

/** A row of specified records, with all properties that areas may name (`LISTED_PROPERTIES`). */
export type ListedRow<Kind extends SpecifiedRecord> = { readonly id: string } & {
  readonly [Column in (typeof LISTED_PROPERTIES)[Kind][number]]: RecordRow[string];
};

/** Filter values of specified records, for all filters that areas may name (`SPECIFIED_FILTERS`). */
export type RequestedFilters<Kind extends SpecifiedRecord> = {
  readonly [Key in (typeof SPECIFIED_FILTERS)[Kind][number]]: string | undefined;
};

/** A filter condition on a property other than equality: a part of its text, or an inclusive range. */
export type Comparison = { readonly property: string } & (
  | { readonly contains: string }
  | { readonly from?: string; readonly to?: string }
);

/** Query for one page of a list of records. */
export interface RecordQuery extends PagedSearch {
  readonly sort: { readonly by: string; readonly order: 'ASC' | 'DESC' };
  /** Undefined: both sides of the toggle. */
  readonly isActive: boolean | undefined;
  /** Selected choices of the list's filters, by filter key; absent if there are none. */
  readonly filters?: Readonly<Record<string, string>>;
  /** Conditions of filters without choices; absent if there are none. */
  readonly comparisons?: readonly Comparison[];
}

/** One page of a list. */
export interface RecordPage {
  readonly rows: readonly RecordRow[];
  /** Number of matching records. */
  readonly total: number;
  /** Whether there are more than `total`: a service may stop counting at a limit. */
  readonly hasUncounted?: boolean;
  /** Number of matching records on each side of the toggle; absent for lists without one. */
  readonly counts?: { readonly active: number; readonly inactive: number };
  /** Choices of filters without fixed choices, by filter key. */
  readonly choices?: Readonly<Record<string, readonly FilterChoice[]>>;
}

/** A stored record. */
export interface ServedRecord {
  readonly id: string;
  /** Counts its saves. Undefined where the service counts none: a save then re-reads the record first. */
  readonly revision?: number | undefined;
  /** ISO 8601. Undefined where the service does not say. */
  readonly updatedAt: string | undefined;
  /** Who saved it last. Undefined where the service does not say. */
  readonly updatedBy?: string | undefined;
  /** The values that the fields of its editors, and its page, refer to. */
  readonly values: JsonRecord;
}

/** A current or former file of a record. */
export interface FileVersion {
  readonly id: string;
  /** Counts from 1. */
  readonly version: string;
  readonly fileName: string;
  /** Storage key. */
  readonly key: string;
  /** ISO 8601. */
  readonly createdAt: string;
}

export interface UpdateOptions {
  /** Idempotency key: repeated requests with it update the record once. */
  readonly key?: string | undefined;
  /** The revision that was read, where the service counts them: an outdated one is rejected with CONFLICT. */
  readonly revision?: number | undefined;
}

/** A record to be saved. */
export interface SentRecord {
  /** Absent for a new one. */
  readonly id?: string;
  readonly values: JsonRecord;
  /** The revision that was read; absent for a new one, and where the service counts none. */
  readonly revision?: number;
}

/** Reads and changes the records of one kind. Every method throws the errors of src/api/errors.ts. */
export interface RecordSource {
  /** Kind of these records in history, trash and presence of the content service; absent where it has none of them. */
  readonly recordKind?: string;
  /** Kind of these records in live events, followed by other kinds that their lists show; absent: `recordKind`. */
  readonly eventKinds?: readonly [string, ...string[]];
  /** How many calls bulk changes should make concurrently; 1 by default. */
  readonly batchSize?: number;
  list(query: RecordQuery): Promise<RecordPage>;
  read(id: string): Promise<ServedRecord>;
  /** @param key idempotency key: repeated requests with it create one record */
  create(values: JsonRecord, key?: string): Promise<ServedRecord>;
  update(id: string, values: JsonRecord, options?: UpdateOptions): Promise<ServedRecord>;
  /** Dry run of a save: throws if it would fail; nothing is stored. Absent where the service has no dry runs. */
  attempt?(sent: SentRecord): Promise<void>;
  /** Absent where the service cannot remove records. */
  remove?(id: string): Promise<void>;
  /**
   * Moves a record before another one in the manual order. Absent where the list has none.
   * @param before undefined: to the end
   */
  move?(id: string, before: string | undefined): Promise<void>;
  /** Properties that are sent as arguments with other names, by the end of the argument path. */
  readonly argumentNames?: Readonly<Record<string, string>>;
  /** All files that the record has had, current one first; absent where only the current one is kept. */
  versions?(id: string): Promise<readonly FileVersion[]>;
  /** Activity log of one record. */
  log?(id: string, query: RecordQuery): Promise<RecordPage>;
}

/** Kinds of live events that concern the lists of a source, the kind of its records first; empty if there are none. */
export function eventKindsOf({
  eventKinds,
  recordKind,
}: Pick<RecordSource, 'eventKinds' | 'recordKind'>): readonly string[] {
  return eventKinds ?? (recordKind === undefined ? [] : [recordKind]);
}
