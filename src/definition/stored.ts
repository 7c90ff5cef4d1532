/**
 * The storage grammar: where in the tree (page → container → field collection → field) a value lives.
 * Orders follow from the position in the definition unless given.
 */

/** How a stored text becomes a form value and back. */
export type CodecName = 'text' | 'number';

/** One stored field. A bare string is its name. */
export type StoredField =
  | string
  | {
      readonly field: string;
      /** Fixed order among its siblings; the following fields count on from it. */
      readonly order?: number;
      readonly as?: CodecName;
      /** The stored label, where it is not the label on screen. */
      readonly label?: string;
    };

/** The node a group descends into; with neither, the group's fields live in the parent's node. */
export interface StoredGroup {
  readonly container?: string;
  readonly collection?: string;
  readonly order?: number;
}

/** The node that holds the items of a list. A bare string is a field collection. */
export type StoredHolder =
  | string
  | { readonly collection: string; readonly order?: number }
  | { readonly container: string; readonly order?: number };

/** What one item of a list becomes. A bare string is a field collection. `from` is the order of the first item. */
export type StoredItem =
  | string
  | { readonly collection: string; readonly from?: number }
  | { readonly container: string; readonly from?: number };

/** The items of a list: nodes of their own, or one field whose value is a JSON list. */
export type StoredList =
  | { readonly in?: StoredHolder; readonly each: StoredItem }
  | { readonly field: string; readonly as: 'json'; readonly order?: number; readonly label?: string };

/** Items of a list that are single fields (pictures, links). */
export interface StoredFieldList {
  readonly in?: StoredHolder;
  readonly each: { readonly field: string; readonly from?: number };
}

/** Items of several kinds in one order; `{type}` in `each` is replaced by the item's type. */
export interface StoredBlocks {
  readonly in?: StoredHolder;
  readonly each: string;
}

/** The node an editor reads and writes. */
export type StoredEditor =
  | { readonly page: StoredPage }
  /** One field collection inside a page. */
  | { readonly collection: string };

/** A whole page, found by brand, tag and slug. */
export interface StoredPage {
  readonly tag: string;
  readonly slug: string;
  /** The page's name when it is created; its slug must be the lower-kebab of it. */
  readonly name: string;
  /** How a later save writes: `rewriteContainers` writes every container anew and then removes the former ones. */
  readonly save: 'rewriteContainers';
  /** Stored names of the fields that the first save of a new page writes; the rest follows in the same save. */
  readonly firstSave?: readonly string[];
}
