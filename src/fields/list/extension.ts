import type { ReactNode } from 'react';
import type { FormItem } from '../../tree';
import type { ItemKind } from './kinds';
import type { RowAction } from './RowMenu';

/** What a row's menu offers that a list cannot do by itself. */
export type OwnAction = 'preview' | 'copy' | 'pasteBelow';

/** A row that something is done to. */
export interface RowAt {
  readonly index: number;
  /** For example 'Row 2'. */
  readonly name: string;
  readonly item: FormItem;
}

/** What a list of several kinds of items has in addition to any other list. */
export interface ListExtension {
  /** The entries of a row's menu; stays the same list. */
  readonly actions: readonly RowAction[];
  readonly act: (action: OwnAction, row: RowAt) => void;
  /** Asks which kind of item is added at a place. */
  readonly askKind: (at: number) => void;
  /** Puts a row on the clipboard by its key. */
  readonly onCopy: (data: DataTransfer, row: RowAt) => void;
  /** Takes what a person pastes by key. */
  readonly onPaste: (data: DataTransfer, at: number) => void;
  /** Beside the add button. */
  readonly foot: ReactNode;
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
