import { Mark, mergeAttributes } from '@tiptap/core';
import { Plugin } from '@tiptap/pm/state';
import { isAllowedLink, isKeptLink, isWebLink } from '../../lib/links';

/** What an external link carries: a tab of its own that cannot reach back (UPL-036). */
const EXTERNAL = { target: '_blank', rel: 'noopener noreferrer' } as const;

/** Links to http(s), mailto and tel; whatever else a link pointed to, its text stays. */
export const LinkMark = Mark.create({
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
