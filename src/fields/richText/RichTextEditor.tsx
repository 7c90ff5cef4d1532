import { EditorContent, useEditor } from '@tiptap/react';
import { useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Editor } from '@tiptap/core';
import type { EditorView } from '@tiptap/pm/view';
import { useLatest } from '../../hooks/useLatest';
import { textOf } from '../../kinds';
import { partIds, type WidgetProps } from '../shared/widget';
import { isUpToDate, type EarlyText } from './earlyText';
import { extensions, INPUT_RULES } from './extensions';
import { storedHtml } from './html';
import { cleanPastedHtml } from './paste';
import { isReadableHtml, pasteLimitMessage } from './pasteLimits';
import { textToHtml } from './plain';
import { richTextTexts } from './texts';
import { Toolbar } from './Toolbar';

/** What the editor takes over from the static text that it replaces. */
export interface EditorHandover {
  /** Position of the click that activated it, in viewport coordinates. */
  readonly at: { readonly left: number; readonly top: number } | undefined;
  readonly earlyText: () => EarlyText;
}

interface RichTextEditorProps extends WidgetProps<'richText'> {
  readonly handover: EditorHandover;
}

const EXTENSIONS = [...extensions];
/** Shortcuts (with Ctrl or Cmd) of formats that the toolbar lacks. */
const DISABLED_SHORTCUTS: ReadonlySet<string> = new Set(['u', 'e']);

/**
 * The editor itself. Loading text never counts as a change, and text edited back to the stored state yields the stored text
 * verbatim.
 */
export function RichTextEditor({ handover, ...props }: RichTextEditorProps) {
  const { id, settings, value, onChange, required, invalid, describedBy } = props;
  const { toolbar: tools = [] } = settings;
  const keysId = useId();
  const stored = textOf(value) || undefined;
  const [start] = useState(() => startingPoint(stored, handover.earlyText()));
  const [notice, setNotice] = useState<string>();
  const change = useLatest(onChange);
  const sync = useRef<SyncState>({ stored: start.html, html: undefined, emitted: stored });
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
        'aria-describedby': describedBy === undefined ? keysId : `${describedBy} ${keysId}`,
      },
      transformPastedHTML: (pasted: string) => {
        const { html, notice: told } = cleanPastedHtml(pasted, tools);
        if (told !== undefined) setNotice(told);
        return html;
      },
      handleDOMEvents: {
        // Runs before the editor parses it, which is slow for large content.
        paste: (view: EditorView, event: ClipboardEvent) => {
          const message = handleLargePaste(view, event);
          setNotice(message);
          if (message !== undefined) event.preventDefault();
          return message !== undefined;
        },
      },
      handleKeyDown,
    }),
    [id, required, invalid, describedBy, keysId, tools],
  );
  const editor = useEditor({
    extensions: EXTENSIONS,
    content: start.html ?? '',
    enableInputRules: INPUT_RULES,
    editorProps,
    immediatelyRender: true,
    shouldRerenderOnTransaction: false,
    onUpdate: ({ editor: changed }) => {
      const html = storedHtml(changed.getHTML());
      const next = html === sync.current.html ? sync.current.stored : html;
      if (next === sync.current.emitted) return;
      sync.current = { ...sync.current, emitted: next };
      change.current(next);
    },
  });

  // A layout effect runs before the browser handles the next key, so that the focus is never lost in between.
  const hasTakenOver = useRef(false);
  useLayoutEffect(() => {
    if (hasTakenOver.current) return;
    hasTakenOver.current = true;
    sync.current = { ...sync.current, html: storedHtml(editor.getHTML()) };
    takeFocus(editor, handover.at);
    insertTyped(editor, start.typed);
  }, [editor, handover, start]);
  // `insertTyped` may have inserted text already that is not yet in `stored`, so the initial value is not synchronized.
  const lastStored = useRef(stored);
  useEffect(() => {
    if (stored === lastStored.current) return;
    lastStored.current = stored;
    if (stored === sync.current.emitted) return;
    replaceContent(editor, stored);
    sync.current = { stored, html: storedHtml(editor.getHTML()), emitted: stored };
  }, [editor, stored]);

  return (
    <div className="f-frame f-rich-frame" data-invalid={invalid || undefined}>
      <Toolbar editor={editor} label={settings.label} tools={tools} />
      <EditorContent editor={editor} />
      <p id={keysId} hidden>
        {richTextTexts.keys}
      </p>
      {notice !== undefined && (
        <p className="f-rich-notice" role="alert">
          {notice}
        </p>
      )}
    </div>
  );
}

/** Rejects huge text, and pastes text with huge HTML without formatting. @returns a message; undefined for a normal paste */
function handleLargePaste(view: EditorView, event: ClipboardEvent): string | undefined {
  const text = event.clipboardData?.getData('text/plain') ?? '';
  const message = pasteLimitMessage(text.length);
  if (message !== undefined) return message;
  if (isReadableHtml(event.clipboardData?.getData('text/html').length ?? 0)) return undefined;
  view.pasteHTML(textToHtml(text) ?? '', event);
  return richTextTexts.lookLeftOut;
}

/** Alt+F10 moves to the toolbar: in a table, Tab moves between cells. */
function handleKeyDown(view: EditorView, event: KeyboardEvent): boolean {
  if (event.altKey && event.key === 'F10') {
    view.dom.closest('.f-rich-frame')?.querySelector<HTMLElement>('.f-toolbar :is(select, button)')?.focus();
    return true;
  }
  return (event.ctrlKey || event.metaKey) && !event.shiftKey && DISABLED_SHORTCUTS.has(event.key.toLowerCase());
}

/** The value given to the editor and the value it emitted, to distinguish external changes from its own. */
interface SyncState {
  readonly stored: string | undefined;
  /** `stored` as serialized by the editor. */
  readonly html: string | undefined;
  readonly emitted: string | undefined;
}

/** What the editor starts with, and what it then inserts at the caret. */
function startingPoint(
  stored: string | undefined,
  early: EarlyText,
): { readonly html: string | undefined; readonly typed: string } {
  return isUpToDate(early, stored ?? '') ? { ...early, html: early.html || undefined } : { html: stored, typed: '' };
}

function takeFocus(editor: Editor, at: EditorHandover['at']): void {
  // The trailing paragraph is added with the first transaction.
  editor.view.dispatch(editor.state.tr);
  const position = at && editor.view.posAtCoords(at)?.pos;
  editor.commands.setTextSelection(position ?? editor.state.doc.content.size);
  // The focus is lost with the static text, unless it had moved on before this editor was loaded, as on a slow network.
  if (document.activeElement === document.body) editor.view.focus();
}

function insertTyped(editor: Editor, typed: string): void {
  if (typed === '') return;
  const chain = editor.chain();
  for (const [index, line] of typed.split('\n').entries()) {
    if (index > 0) chain.splitBlock();
    chain.command(({ tr }) => {
      tr.insertText(line);
      return true;
    });
  }
  chain.run();
}

/** Replaces the document with text from elsewhere (undo, reload, merge), keeping the selection as far as possible. */
function replaceContent(editor: Editor, html: string | undefined): void {
  const { from, to } = editor.state.selection;
  editor.commands.setContent(html ?? '', { emitUpdate: false });
  const end = editor.state.doc.content.size;
  editor.commands.setTextSelection({ from: Math.min(from, end), to: Math.min(to, end) });
}
