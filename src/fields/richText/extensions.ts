import { Mark, mergeAttributes, type AnyExtension } from '@tiptap/core';
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import { Plugin } from '@tiptap/pm/state';
import { StarterKit } from '@tiptap/starter-kit';
import { isAllowedLink, isKeptLink, isWebLink } from '../../lib/links';

/** What an external link carries: a tab of its own that cannot reach back (UPL-036). */
const EXTERNAL = { target: '_blank', rel: 'noopener noreferrer' } as const;

/** Links to http(s), mailto and tel; whatever else a link pointed to, its text stays. */
const LinkMark = Mark.create({
  name: 'link',
  priority: 1000,
  inclusive: false,
  keepOnSplit: false,

  addAttributes() {
    return { href: { default: null } };
  },

  parseHTML() {
    return [{ tag: 'a[href]', getAttrs: (link) => (isKeptLink(link.getAttribute('href') ?? '') ? null : false) }];
  },

  renderHTML({ HTMLAttributes }) {
    const href = String(HTMLAttributes['href'] ?? '');
    const isExternal = isWebLink(href) || href.trim().startsWith('//');
    return ['a', mergeAttributes({ href }, isExternal ? EXTERNAL : {}), 0];
  },

  addProseMirrorPlugins() {
    const { type, editor } = this;
    return [
      new Plugin({
        props: {
          /** An address pasted over chosen text links that text. */
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
