import type { Count } from '../kinds/scalars';
import type { RecordName, RowSetName } from './record';

/** The node an editor reads and writes. */
export type StoredEditor = { readonly page: StoredPage } | StoredSection | StoredRecord | StoredRows;

/** A record of a service. `stored` of a field is the property of the record; a dotted path leads into a nested one. */
export interface StoredRecord {
  /** Which records: of the specification, or of an area that keeps its own. */
  readonly record: RecordName;
}

/**
 * All records of a set, as the items of one list. The list's `stored` says what an item is called; the fields of an item
 * are stored as those of a record are.
 */
export interface StoredRows {
  /** Which records of the specification. */
  readonly rows: RowSetName;
  /** Only the records with these values, by property; a new one gets them. */
  readonly where?: RowValues;
}

/**
 * Values of rows by property.
 * @title texts by name
 */
export type RowValues = Readonly<Record<string, string>>;

/** One field collection inside a unit of a page, saved by itself. */
export interface StoredSection {
  /** Its name in the container of units. */
  readonly collection: string;
  /**
   * How it is saved: `replaceCollection` removes the stored collection and writes it anew, `updateCollection` removes
   * what is gone from it and updates the rest.
   */
  readonly save: 'replaceCollection' | 'updateCollection';
}

/** A collection beside those that an editor writes, as it is while it is empty. */
export interface NeighbourCollection {
  /** The container that it stands in. */
  readonly container: string;
  /** Its name. */
  readonly collection: string;
  /** Its order in the container. */
  readonly order: Count;
  /** What it begins with, without values. */
  readonly fields: readonly { readonly name: string; readonly label: string }[];
}

/** A whole page. */
export interface StoredPage {
  /** What the page is found by, together with others of its area. */
  readonly tag: string;
  /** The fixed slug of the only page of its kind; absent: the slug follows from the name, and there are many. */
  readonly slug?: string;
  /**
   * The page's name: a fixed one, whose lower-kebab form must be the slug, or the keys of the fields that name it
   * (`main.title`), joined with blanks.
   */
  readonly name: string | { readonly from: readonly string[] };
  /**
   * How a later save writes: `rewriteContainers` writes every container anew and then removes the former ones,
   * `updateTree` removes what is gone and updates the rest, `updateFields` writes field by field.
   */
  readonly save: 'rewriteContainers' | 'updateTree' | 'updateFields';
  /** Stored names of the fields that the first save of a new page writes; the rest follows in the same save. */
  readonly firstSave?: readonly string[];
  /** Collections of other editors of the same page; every save adds, without a value, those that the page lacks (HBG-010). */
  readonly alongside?: readonly NeighbourCollection[];
  /** Of `updateFields`: stored names of fields that are removed, not emptied, when they lose their value (PROP-044). */
  readonly removes?: readonly string[];
}
