import { useMemo, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';
import { usePrefetch } from '../../hooks/usePrefetch';
import { textOf } from '../../kinds';
import { Icon } from '../shared/Icon';
import type { RichTextTool } from '../../definition';
import { partIds, type WidgetProps } from '../shared/widget';
import { displayHtml } from './html';
import { afterKey, isUpToDate, NOTHING_TYPED, type EarlyText } from './earlyText';
import type { RichTextEditor, EditorHandover } from './RichTextEditor';
import { appendText } from './plain';
import { richTextTexts } from './texts';
import { TOOL_ICONS } from './tools';
import './FormattedText.css';

/** The editor component, once its chunk has been loaded. */
let loadedEditor: typeof RichTextEditor | undefined;

/**
 * Formatted text. It is static HTML until it is first focused: only then is its editor mounted. The static text keeps the focus, and
 * takes what is typed, until the editor replaces it in a single render: no key is lost.
 */
export function FormattedText(props: WidgetProps<'richText'>) {
  const isLocked = props.disabled || props.readOnly;
  // Locking or unlocking resets it to static text.
  return <LazyText key={String(isLocked)} {...props} isLocked={isLocked} />;
}

function LazyText({ isLocked, ...props }: WidgetProps<'richText'> & { readonly isLocked: boolean }) {
  const [handover, setHandover] = useState<EditorHandover>();
  const [Editor, setEditor] = useState(() => loadedEditor);
  const [failure, setFailure] = useState<Error>();
  const early = useRef<EarlyText>(NOTHING_TYPED);
  usePrefetch(loadEditor, 0);

  function mount(at: EditorHandover['at']): void {
    if (isLocked) return;
    setHandover((current) => current ?? { at, earlyText: () => early.current });
    if (loadedEditor) setEditor(() => loadedEditor);
    else loadEditor().then((editor) => setEditor(() => editor), setFailure);
  }

  function typeEarly(event: KeyboardEvent): void {
    if (isLocked) return;
    const value = textOf(props.value);
    const { html, typed } = isUpToDate(early.current, value) ? early.current : { html: value, typed: '' };
    const text = afterKey(typed, event);
    if (text === undefined) return;
    // A space would scroll the page.
    event.preventDefault();
    early.current = { html, typed: text };
    props.onChange(appendText(html, text) || undefined);
  }

  // Without its editor the text cannot be changed: the error screen says so, and the draft is kept.
  if (failure) throw failure;
  if (handover !== undefined && Editor && !isLocked) return <Editor {...props} handover={handover} />;
  return <StaticText {...props} mount={mount} onKeyDown={typeEarly} />;
}

interface StaticTextProps extends WidgetProps<'richText'> {
  readonly mount: (at: EditorHandover['at']) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** The text with the exact layout of the editor, so that nothing moves when the editor replaces it. */
function StaticText({ mount, onKeyDown, ...props }: StaticTextProps) {
  const { id, settings, value, required, disabled, readOnly, invalid, describedBy } = props;
  const html = textOf(value);
  const innerHtml = useMemo(() => ({ __html: displayHtml(html) }), [html]);
  const isEmpty = html === '';
  const text = {
    className: 'f-rich f-rich-input',
    id,
    role: 'textbox',
    tabIndex: disabled ? -1 : 0,
    'aria-multiline': true,
    'aria-labelledby': partIds(id).label,
    'aria-describedby': describedBy,
    'aria-required': required,
    'aria-invalid': invalid,
    'aria-readonly': readOnly || undefined,
    'aria-disabled': disabled || undefined,
    'data-empty': isEmpty || undefined,
    onFocus: () => mount(undefined),
    onMouseDown: (event: MouseEvent<HTMLElement>) => {
      if (event.button !== 0) return;
      // Otherwise the browser would move the focus again after the editor has taken it.
      event.preventDefault();
      mount({ left: event.clientX, top: event.clientY });
      event.currentTarget.focus();
    },
    onKeyDown,
  } as const;
  return (
    <div
      className="f-frame f-rich-frame"
      data-invalid={invalid || undefined}
      data-locked={disabled || readOnly || undefined}
    >
      {!disabled && !readOnly && <StaticToolbar tools={settings.toolbar ?? []} />}
      {isEmpty ? (
        <div {...text} aria-placeholder={settings.placeholder}>
          <p className="f-placeholder">{settings.placeholder}</p>
        </div>
      ) : (
        <div {...text} dangerouslySetInnerHTML={innerHtml} />
      )}
    </div>
  );
}

/** A placeholder of the toolbar; the real one is part of the editor. */
function StaticToolbar({ tools }: { readonly tools: readonly RichTextTool[] }) {
  return (
    <div className="f-toolbar" aria-hidden="true">
      {tools.map((tool) => (
        <span key={tool} className={tool === 'heading' ? 'f-text-style' : 'f-tool'}>
          {tool === 'heading' ? richTextTexts.paragraph : <Icon name={TOOL_ICONS[tool]} />}
        </span>
      ))}
    </div>
  );
}

async function loadEditor(): Promise<typeof RichTextEditor> {
  const module = await import('./RichTextEditor');
  loadedEditor = module.RichTextEditor;
  return loadedEditor;
}
