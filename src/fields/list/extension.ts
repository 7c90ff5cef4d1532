import type { FormItem } from '../../tree';
import type { ItemKind } from './kinds';

/** What a list of several kinds of items has in addition to any other list. */
export interface ListExtension {
  /** Asks which kind of item is added at a place. */
  readonly askKind: (at: number) => void;
  /** Shows a row as its website might; undefined where nothing is previewed. */
  readonly preview: ((index: number) => void) | undefined;
}

/** What an extension does to its list. */
export interface ListControls {
  /** Adds an empty item, opens it and puts the focus into it. */
  readonly add: (kind: ItemKind, at: number) => void;
  /** Puts an item in and the focus on it. */
  readonly insert: (item: FormItem, at: number) => void;
  /** Puts the focus on the menu of a row, or on the add button where there is none. */
  readonly focusRow: (index: number | undefined) => void;
}
