import { EditorContent, useEditor } from '@tiptap/react';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Editor } from '@tiptap/core';
import type { EditorView } from '@tiptap/pm/view';
import { useLatest } from '../../hooks/useLatest';
import { textOf } from '../../kinds';
import { partIds, type WidgetProps } from '../shared/widget';
import { extensions, INPUT_RULES } from './extensions';
import { storedHtml } from './html';
import { cleanPasted } from './paste';
import { isReadableHtml, refusalOfPaste } from './pasteLimits';
import { textToHtml } from './plain';
import { richTextTexts } from './texts';
import { Toolbar } from './Toolbar';
import { toolsOf } from './tools';

/** How the editor takes over from the text that stood in its place. */
export interface Takeover {
  /** Where the text was pressed, in the coordinates of the window. */
  readonly at: { readonly left: number; readonly top: number } | undefined;
  /** What was typed before the editor was there. */
  readonly typed: () => string;
}

interface RichTextEditorProps extends WidgetProps<'richText'> {
  readonly takeover: Takeover;
}

const EXTENSIONS = [...extensions];
/** Keys of formats that no toolbar offers. */
const UNOFFERED: ReadonlySet<string> = new Set(['u', 'e']);

/**
 * The editor itself. Loading text never counts as a change, and text that is brought back to what was stored is the stored text
 * again, letter for letter.
 */
export function RichTextEditor({ takeover, ...props }: RichTextEditorProps) {
  const { id, settings, value, onChange, required, invalid, describedBy } = props;
  const tools = toolsOf(settings);
  const stored = textOf(value) || undefined;
  const [notice, setNotice] = useState<string>();
  const change = useLatest(onChange);
  const echo = useRef<Echo>({ stored, html: '', emitted: stored });
  const editorProps = useMemo(
    () => ({
      attributes: {
        id,
        class: 'f-rich f-rich-input',
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': partIds(id).label,
        'aria-required': String(required),
        'aria-invalid': String(invalid),
        ...(describedBy === undefined ? {} : { 'aria-describedby': describedBy }),
      },
      transformPastedHTML: (html: string) => cleanPasted(html, tools),
      handleDOMEvents: {
        // Before the editor itself reads it, which takes long where there is much of it.
        paste: (view: EditorView, event: ClipboardEvent) => {
          const verdict = judgePaste(view, event);
          setNotice(verdict);
          if (verdict !== undefined) event.preventDefault();
          return verdict !== undefined;
        },
      },
      handleKeyDown,
    }),
    [id, required, invalid, describedBy, tools],
  );
  const editor = useEditor({
    extensions: EXTENSIONS,
    content: stored ?? '',
    enableInputRules: INPUT_RULES,
    editorProps,
    immediatelyRender: true,
    shouldRerenderOnTransaction: false,
    onUpdate: ({ editor: changed }) => {
      const html = changed.getHTML();
      const next = html === echo.current.html ? echo.current.stored : storedHtml(html);
      if (next === echo.current.emitted) return;
      echo.current = { ...echo.current, emitted: next };
      change.current(next);
    },
  });

  // Before the browser handles the next key: between the still text and the editor there is no moment without focus.
  const hasTakenOver = useRef(false);
  useLayoutEffect(() => {
    if (hasTakenOver.current) return;
    hasTakenOver.current = true;
    echo.current = { ...echo.current, html: editor.getHTML() };
    takeFocus(editor, takeover);
  }, [editor, takeover]);
  // What takes over at the first render has been typed already, and is not yet in `stored`.
  const seen = useRef(stored);
  useEffect(() => {
    if (stored === seen.current) return;
    seen.current = stored;
    if (stored === echo.current.emitted) return;
    bringIn(editor, stored);
    echo.current = { stored, html: editor.getHTML(), emitted: stored };
  }, [editor, stored]);

  return (
    <div className="f-rich-frame" data-invalid={invalid || undefined}>
      <Toolbar editor={editor} label={settings.label} tools={tools} />
      <EditorContent editor={editor} />
      {notice !== undefined && (
        <p className="f-rich-notice" role="alert">
          {notice}
        </p>
      )}
    </div>
  );
}

/** Keeps what is too big out of the document. @returns what to say about it; undefined when it is pasted as usual */
function judgePaste(view: EditorView, event: ClipboardEvent): string | undefined {
  const text = event.clipboardData?.getData('text/plain') ?? '';
  const refusal = refusalOfPaste(text.length);
  if (refusal !== undefined) return refusal;
  if (isReadableHtml(event.clipboardData?.getData('text/html').length ?? 0)) return undefined;
  view.pasteHTML(textToHtml(text) ?? '', event);
  return richTextTexts.lookLeftOut;
}

/** Tab goes from cell to cell in a table, so the toolbar has a key of its own. */
function handleKeyDown(view: EditorView, event: KeyboardEvent): boolean {
  if (event.altKey && event.key === 'F10') {
    view.dom.closest('.f-rich-frame')?.querySelector<HTMLElement>('.f-toolbar :is(select, button)')?.focus();
    return true;
  }
  return (event.ctrlKey || event.metaKey) && !event.shiftKey && UNOFFERED.has(event.key.toLowerCase());
}

/** What the editor was given and what it gave back, to tell a change from an echo. */
interface Echo {
  readonly stored: string | undefined;
  /** `stored` as the editor writes it. */
  readonly html: string;
  readonly emitted: string | undefined;
}

function takeFocus(editor: Editor, { at, typed }: Takeover): void {
  const position = at && editor.view.posAtCoords(at)?.pos;
  editor.commands.setTextSelection(position ?? editor.state.doc.content.size);
  editor.view.focus();
  const missed = typed();
  if (missed !== '') editor.commands.insertContent(missed);
}

/** Text from elsewhere (undo, reload, merge) replaces the document; the caret stays as near as it can. */
function bringIn(editor: Editor, html: string | undefined): void {
  const { from, to } = editor.state.selection;
  editor.commands.setContent(html ?? '', { emitUpdate: false });
  const end = editor.state.doc.content.size;
  editor.commands.setTextSelection({ from: Math.min(from, end), to: Math.min(to, end) });
}
