import type { AnyExtension } from '@tiptap/core';
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import { StarterKit } from '@tiptap/starter-kit';
import { LinkMark } from './link';

/** Plain tables: their look belongs to the website. */
const PlainTable = Table.extend({
  renderHTML: () => ['table', ['tbody', 0]],
});

/**
 * What the editor understands. That is more than its toolbar offers: marks of older content stay when other words are edited.
 * It has no history of its own, because undo is one for the whole form, and it never adds anything by itself.
 */
export const extensions: readonly AnyExtension[] = [
  StarterKit.configure({ undoRedo: false, trailingNode: false, link: false, dropcursor: false }),
  LinkMark,
  PlainTable.configure({ resizable: false }),
  TableRow,
  TableHeader,
  TableCell,
];

/** What typing alone may turn into something else: '1. ' and '- ' begin lists, '## ' a heading. */
export const INPUT_RULES = ['bulletList', 'orderedList', 'heading'];
