import { Mark, mergeAttributes, type AnyExtension } from '@tiptap/core';
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import { Plugin } from '@tiptap/pm/state';
import { StarterKit } from '@tiptap/starter-kit';
import { isAllowedLink, isStorableLink, isWebLink } from '../../lib/links';

/** External links open in a new tab without access to the opener (UPL-036). */
const EXTERNAL_LINK_ATTRIBUTES = { target: '_blank', rel: 'noopener noreferrer' } as const;

/** Links to http(s), mailto and tel. Any other link is removed, its text is kept. */
const LinkMark = Mark.create({
  name: 'link',
  priority: 1000,
  inclusive: false,
  keepOnSplit: false,

  addAttributes() {
    return { href: { default: null } };
  },

  parseHTML() {
    return [{ tag: 'a[href]', getAttrs: (link) => (isStorableLink(link.getAttribute('href') ?? '') ? null : false) }];
  },

  renderHTML({ HTMLAttributes }) {
    const href = String(HTMLAttributes['href'] ?? '');
    const isExternal = isWebLink(href) || href.trim().startsWith('//');
    return ['a', mergeAttributes({ href }, isExternal ? EXTERNAL_LINK_ATTRIBUTES : {}), 0];
  },

  addProseMirrorPlugins() {
    const { type, editor } = this;
    return [
      new Plugin({
        props: {
          /** Pasting an address over selected text links that text. */
          handlePaste(view, event) {
            const text = event.clipboardData?.getData('text/plain').trim() ?? '';
            if (view.state.selection.empty || !isAllowedLink(text)) return false;
            return editor.commands.setMark(type, { href: text });
          },
        },
      }),
    ];
  },
});

/** Plain tables: the website styles them. Tab leaves the last cell for the next field: it neither traps the keyboard nor adds rows. */
const PlainTable = Table.extend({
  renderHTML: () => ['table', ['tbody', 0]],

  addKeyboardShortcuts() {
    return { ...this.parent?.(), Tab: () => this.editor.commands.goToNextCell() };
  },
});

/** Blocks that people leave with Enter, so that they can write after one at the end of the text. */
const LEFT_BY_ENTER = ['heading', 'blockquote', 'bulletList', 'orderedList', 'codeBlock'];

/**
 * The editor's extensions. They cover more than the toolbar offers, so that marks of older content survive edits elsewhere in the text.
 * No undo history, because the form has one for all fields. All that is added by itself is a paragraph to go on writing in after a table
 * or a rule at the end, which is not stored while it is empty (`storedHtml`).
 */
export const extensions: readonly AnyExtension[] = [
  StarterKit.configure({ undoRedo: false, trailingNode: { notAfter: LEFT_BY_ENTER }, link: false, dropcursor: false }),
  LinkMark,
  PlainTable.configure({ resizable: false }),
  TableRow,
  TableHeader,
  TableCell,
];

/** Input rules: typing '1. ' or '- ' starts a list, '## ' a heading. */
export const INPUT_RULES = ['bulletList', 'orderedList', 'heading'];
