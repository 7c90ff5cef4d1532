import type { FilterChoice, SpecifiedRecord } from '../../definition';
import type { LISTED_PROPERTIES, SPECIFIED_FILTERS } from '../../definition/record';
import type { JsonRecord } from '../../tree';

/** One row of a list of records: its columns' values by name. */
export interface RecordRow {
  readonly id: string;
  readonly [column: string]: string | number | boolean | undefined;
}

/** A row of specified records: what areas may name of it (`LISTED_PROPERTIES`), all of it. */
export type ListedRow<Kind extends SpecifiedRecord> = { readonly id: string } & {
  readonly [Column in (typeof LISTED_PROPERTIES)[Kind][number]]: RecordRow[string];
};

/** What is asked of the filters of specified records: what areas may name (`SPECIFIED_FILTERS`), all of it. */
export type AskedFilters<Kind extends SpecifiedRecord> = {
  readonly [Key in (typeof SPECIFIED_FILTERS)[Kind][number]]: string | undefined;
};

/** What a filter asks of one property beside being a choice: a part of its text, or from where to where it goes, inclusive. */
export type Comparison = { readonly property: string } & (
  | { readonly contains: string }
  | { readonly from?: string; readonly to?: string }
);

/** What of a list is wanted. */
export interface RecordQuery {
  readonly search: string;
  readonly sort: { readonly by: string; readonly order: 'ASC' | 'DESC' };
  /** Counts from 1. */
  readonly page: number;
  readonly limit: number;
  /** Undefined: both sides of the toggle. */
  readonly isActive: boolean | undefined;
  /** What is chosen of the list's filters, by their keys; absent where nothing is. */
  readonly filters?: Readonly<Record<string, string>>;
  /** What the filters ask that are no choice; absent where there is nothing. */
  readonly comparisons?: readonly Comparison[];
}

/** One page of a list. */
export interface RecordPage {
  readonly rows: readonly RecordRow[];
  /** How many match everything. */
  readonly total: number;
  /** Whether there are more than the total: a service may count up to a bound alone. */
  readonly hasUncounted?: boolean;
  /** How many match everything but the side of the toggle; absent for lists without one. */
  readonly counts?: { readonly active: number; readonly inactive: number };
  /** What there is to choose from, for filters without choices of their own, by their keys. */
  readonly choices?: Readonly<Record<string, readonly FilterChoice[]>>;
}

/** A record as it is stored. */
export interface ServedRecord {
  readonly id: string;
  /** Counts its saves. Undefined where the service counts none: then a save looks first whether somebody saved it since. */
  readonly revision?: number | undefined;
  /** ISO 8601. Undefined where the service does not say. */
  readonly updatedAt: string | undefined;
  /** Who saved it last. Undefined where the service does not say. */
  readonly updatedBy?: string | undefined;
  /** What the fields of its editors name, and what its page shows. */
  readonly values: JsonRecord;
}

/** A file that a record holds, or held before. */
export interface FileVersion {
  readonly id: string;
  /** Counts from 1. */
  readonly version: string;
  readonly fileName: string;
  /** The key it is stored under. */
  readonly key: string;
  /** ISO 8601. */
  readonly createdAt: string;
}

/** How a record is updated. */
export interface UpdateOptions {
  /** With it the record is updated once, however often it is asked for. */
  readonly key?: string | undefined;
  /** The revision that was read, where the service counts them: another one is refused with CONFLICT. */
  readonly revision?: number | undefined;
}

/** A record that is to be saved. */
export interface SentRecord {
  /** Absent for a new one. */
  readonly id?: string;
  readonly values: JsonRecord;
  /** The revision that was read; absent for a new one, and where the service counts none. */
  readonly revision?: number;
}

/** Where the records of one kind come from and go to. Every method throws the errors of src/api/errors.ts. */
export interface RecordSource {
  /** What history, trash and presence of the content service know these records as; absent where it keeps none of them. */
  readonly keptAs?: string;
  /** What live events call these records, and behind that, others that their lists show; absent: as `keptAs`. */
  readonly heardAs?: readonly [string, ...string[]];
  /** How many calls are best made at once by who makes many; 1 unless given. */
  readonly atOnce?: number;
  list(query: RecordQuery): Promise<RecordPage>;
  read(id: string): Promise<ServedRecord>;
  /** @param key with which it is created once, however often it is asked for */
  create(values: JsonRecord, key?: string): Promise<ServedRecord>;
  update(id: string, values: JsonRecord, how?: UpdateOptions): Promise<ServedRecord>;
  /** Finds out whether a record would be saved, and throws why not; nothing is stored. Absent where the service makes no trials. */
  attempt?(sent: SentRecord): Promise<void>;
  /** Absent where the service removes none. */
  remove?(id: string): Promise<void>;
  /**
   * Puts a record before another one in the order that people give their list. Absent where they give none.
   * @param before undefined: behind all others
   */
  move?(id: string, before: string | undefined): Promise<void>;
  /** The properties of the record whose arguments have other names, by the ends of the arguments' paths. */
  readonly argumentNames?: Readonly<Record<string, string>>;
  /** The files that a record has had, the present one first; absent where only the present one is kept. */
  versions?(id: string): Promise<readonly FileVersion[]>;
  /** What happened to one record. */
  log?(id: string, query: RecordQuery): Promise<RecordPage>;
}

/** What live events call the records of a source, and behind that, others that their lists show; none where nothing is heard. */
export function heardKinds({ heardAs, keptAs }: Pick<RecordSource, 'heardAs' | 'keptAs'>): readonly string[] {
  return heardAs ?? (keptAs === undefined ? [] : [keptAs]);
}
