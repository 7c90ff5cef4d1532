import type { Count } from './scalars';

/**
 * The storage grammar: where in the tree (page → container → field collection → field) a value lives.
 * Orders follow from the position in the definition unless given.
 */

/** Format of a stored text: `text` for that of the field type, `instant` for a day or time as an instant in UTC (ISO 8601). */
export type CodecName = 'text' | 'instant';

/** A stored field by its name, with settings that differ from the defaults. */
interface NamedField<Codec extends CodecName> {
  readonly field: string;
  /** Fixed order among its siblings; the following fields continue from it. Default: the position in the definition. */
  readonly order?: Count;
  /** Format of the stored text. */
  readonly as?: Codec;
  /** Stored label, if it differs from the label on screen. */
  readonly label?: string;
}

/** One stored field. A bare string is its name. */
export type StoredField = string | NamedField<'text'>;

/** One stored field that holds a date, as text or as an instant in UTC. A bare string is its name. */
export type StoredDate = string | NamedField<'text' | 'instant'>;

/** The node that holds a group's fields. With neither a container nor a collection, it is the node of the parent. */
export interface StoredGroup {
  /** Name of the container. Default: the enclosing one. */
  readonly container?: string;
  /** Name of the field collection. */
  readonly collection?: string;
  /** Order among its siblings. Default: the position in the definition. */
  readonly order?: Count;
}

/** The node that holds the items of a list. A bare string is the name of a field collection. */
export type StoredHolder =
  | string
  | { readonly collection: string; readonly order?: Count }
  | { readonly container: string; readonly order?: Count };

/** What each item of a list is stored as. A bare string is the name of a field collection. `from` is the order of the first item. */
export type StoredItem =
  | string
  | { readonly collection: string; readonly from?: Count }
  | { readonly container: string; readonly from?: Count };

/** How the items of a list are stored: each as a node of its own, or all of them as a JSON list in the value of one field. */
export type StoredList = { readonly in?: StoredHolder; readonly each: StoredItem } | StoredJsonList;

/** Items of a list that are stored as one field each (pictures, links). */
export interface StoredFieldList {
  /** The node that holds the fields. */
  readonly in?: StoredHolder;
  /** The field for each item: its name, the order of the first item, and the label. */
  readonly each: {
    readonly field: string;
    readonly from?: Count;
    /** Stored label, if it differs from the label on screen. */
    readonly label?: string;
  };
}

/** Texts joined in the value of one field. None of them may contain the separator. */
export interface StoredJoined {
  /** Name of the field. */
  readonly field: string;
  /** The separator between the texts. */
  readonly as: { readonly join: ',' | '#' };
  /** Order among its siblings. Default: the position in the definition. */
  readonly order?: Count;
  /** Stored label, if it differs from the label on screen. */
  readonly label?: string;
}

/** Two fields that hold the ends of a range. */
export interface StoredRange {
  /** Where the start is stored. */
  readonly start: StoredField;
  /** Where the end is stored. */
  readonly end: StoredField;
}

/** Two fields that hold a number and its unit. */
export interface StoredQuantity {
  /** Where the amount is stored. */
  readonly amount: StoredField;
  /** Where the unit is stored. */
  readonly unit: StoredField;
}

/** A JSON list in the value of one field. */
export interface StoredJsonList {
  /** Name of the field. */
  readonly field: string;
  /** Stores the whole list as one JSON text. */
  readonly as: 'json';
  /** Order among its siblings. Default: the position in the definition. */
  readonly order?: Count;
  /** Label stored with a new field. Default: the label of the list. */
  readonly label?: string;
}

/** Items of several types in one order. `{type}` in `each` stands for the item's type. */
export interface StoredBlocks {
  /** The node that holds the items. */
  readonly in?: StoredHolder;
  /** Stored name of an item, which contains its type. */
  readonly each: TypedName;
}

/**
 * The stored name of an item, derived from its type.
 * @title a text with '{type}'
 * @pattern \{type\}
 */
export type TypedName = string;
