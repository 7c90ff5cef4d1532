import type { Count } from '../kinds/scalars';
import type { RecordName, RowSetName } from './record';

/** The node an editor reads and writes. */
export type StoredEditor = { readonly page: StoredPage } | StoredSection | StoredRecord | StoredRows;

/** A record of a service. `stored` of a field is a property of the record, or the dotted path of a nested property. */
export interface StoredRecord {
  /** Name of the records: those of the specification, or the store of an area. */
  readonly record: RecordName;
}

/**
 * All records of a set, as the items of one list. The list's `stored` names an item; the fields of an item are stored like
 * those of a record.
 */
export interface StoredRows {
  /** Name of the set of records. */
  readonly rows: RowSetName;
  /** Selects only the records with these values, by property. New records get the values. */
  readonly where?: RowValues;
}

/**
 * Values of rows by property.
 * @title texts by name
 */
export type RowValues = Readonly<Record<string, string>>;

/** One field collection inside a unit of a page, saved separately. */
export interface StoredSection {
  /** Stored name of the collection. */
  readonly collection: string;
  /**
   * How it is saved: `replaceCollection` replaces the stored collection with a new one, `updateCollection` updates it and removes
   * what was removed in the form.
   */
  readonly save: 'replaceCollection' | 'updateCollection';
}

/** A collection that another editor of the same page writes, in its empty state. */
export interface NeighbourCollection {
  /** Name of its container. */
  readonly container: string;
  /** Name of the collection. */
  readonly collection: string;
  /** Order of the collection in the container. */
  readonly order: Count;
  /** The fields that it starts with, without values. */
  readonly fields: readonly { readonly name: string; readonly label: string }[];
}

/** A whole page. */
export interface StoredPage {
  /** Tag of the page, which the other pages of its area share. */
  readonly tag: string;
  /** Fixed slug, for the only page of its kind. Absent: there are many pages, each with a slug derived from its name. */
  readonly slug?: string;
  /**
   * Name of the page: a fixed text, whose kebab-case form must be the slug, or the keys of the fields (`main.title`) whose values,
   * joined with spaces, are the name.
   */
  readonly name: string | { readonly from: readonly string[] };
  /**
   * How a save of an existing page writes: `rewriteContainers` writes new containers and then removes the previous ones, `updateTree`
   * updates the tree and removes what was removed in the form, `updateFields` writes field by field.
   */
  readonly save: 'rewriteContainers' | 'updateTree' | 'updateFields';
  /** Stored names of the fields that are written first when a new page is saved; the others follow in the same save. */
  readonly firstSave?: readonly string[];
  /** Collections of other editors of the same page. Every save adds those that the page lacks, without values (HBG-010). */
  readonly alongside?: readonly NeighbourCollection[];
  /** With `updateFields` only: stored names of fields that are removed, not emptied, when they lose their value (PROP-044). */
  readonly removes?: readonly string[];
}
