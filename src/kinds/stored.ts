import type { Count } from './scalars';

/**
 * The storage grammar: where in the tree (page → container → field collection → field) a value lives.
 * Orders follow from the position in the definition unless given.
 */

/** How a stored text becomes a form value and back; `instant` is a day as an instant in UTC (ISO 8601). */
export type CodecName = 'text' | 'instant';

/** One stored field by its name, with what differs from the usual. */
interface NamedField<Codec extends CodecName> {
  readonly field: string;
  /** Fixed order among its siblings; the following fields count on from it. */
  readonly order?: Count;
  readonly as?: Codec;
  /** The stored label, where it is not the label on screen. */
  readonly label?: string;
}

/** One stored field. A bare string is its name. */
export type StoredField = string | NamedField<'text'>;

/** One stored field whose text may be a day as an instant. */
export type StoredDate = string | NamedField<'text' | 'instant'>;

/** The node a group descends into; with neither, the group's fields live in the parent's node. */
export interface StoredGroup {
  /** The name of the container; without it that of what is around. */
  readonly container?: string;
  /** The name of the field collection. */
  readonly collection?: string;
  /** Its place among its neighbours; without it the position in the definition. */
  readonly order?: Count;
}

/** The node that holds the items of a list. A bare string is a field collection. */
export type StoredHolder =
  | string
  | { readonly collection: string; readonly order?: Count }
  | { readonly container: string; readonly order?: Count };

/** What one item of a list becomes. A bare string is a field collection. `from` is the order of the first item. */
export type StoredItem =
  | string
  | { readonly collection: string; readonly from?: Count }
  | { readonly container: string; readonly from?: Count };

/** The items of a list: nodes of their own, or one field whose value is a JSON list. */
export type StoredList = { readonly in?: StoredHolder; readonly each: StoredItem } | StoredJsonList;

/** Items of a list that are single fields (pictures, links). */
export interface StoredFieldList {
  /** The node that holds the fields. */
  readonly in?: StoredHolder;
  /** What each becomes: the name of its field, the order of the first, and the label. */
  readonly each: {
    readonly field: string;
    readonly from?: Count;
    /** The stored label, where it is not the label on screen. */
    readonly label?: string;
  };
}

/** Texts joined in the value of one field; none of them may hold the joint. */
export interface StoredJoined {
  /** The name of the field. */
  readonly field: string;
  /** What stands between two of them. */
  readonly as: { readonly join: ',' | '#' };
  /** Its place among its neighbours; without it the position in the definition. */
  readonly order?: Count;
  /** The stored label, where it is not the label on screen. */
  readonly label?: string;
}

/** Two fields that hold the two ends of a range. */
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
  /** The name of the field. */
  readonly field: string;
  /** Says that the whole list is one text of JSON. */
  readonly as: 'json';
  /** Its place among its neighbours; without it the position in the definition. */
  readonly order?: Count;
  /** Stored as the label of a new field; the label of the list unless given. */
  readonly label?: string;
}

/** Items of several kinds in one order; `{type}` in `each` is replaced by the item's type. */
export interface StoredBlocks {
  /** The node that holds the items. */
  readonly in?: StoredHolder;
  /** The name of what an item becomes, with its type in it. */
  readonly each: TypedName;
}

/**
 * The stored name of an item, made of its type.
 * @title a text with '{type}'
 * @pattern \{type\}
 */
export type TypedName = string;
