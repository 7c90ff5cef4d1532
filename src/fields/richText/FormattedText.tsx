import { useEffect, useMemo, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';
import { textOf } from '../../kinds';
import { Icon } from '../shared/Icon';
import type { RichTextTool } from '../../definition';
import { partIds, type WidgetProps } from '../shared/widget';
import { shownHtml } from './html';
import type { RichTextEditor, Takeover } from './RichTextEditor';
import { richTextTexts } from './texts';
import { TOOL_ICONS, toolsOf } from './tools';
import './FormattedText.css';

/** The editor, once it is loaded. */
let loadedEditor: typeof RichTextEditor | undefined;

/**
 * Formatted text. It shows as text until it is first used: only then its editor is loaded and mounted. The still text keeps
 * the focus, and what is typed, until the editor takes over in one step: no key is lost.
 */
export function FormattedText(props: WidgetProps<'richText'>) {
  const isLocked = props.disabled || props.readOnly;
  // What was locked begins anew: nobody has used it yet.
  return <LazyText key={String(isLocked)} {...props} isLocked={isLocked} />;
}

function LazyText({ isLocked, ...props }: WidgetProps<'richText'> & { readonly isLocked: boolean }) {
  const [takeover, setTakeover] = useState<Takeover>();
  const [Editor, setEditor] = useState(() => loadedEditor);
  const [failure, setFailure] = useState<Error>();
  const typed = useRef('');
  useEffect(prefetch, []);

  function mount(at: Takeover['at']): void {
    if (isLocked) return;
    setTakeover((known) => known ?? { at, typed: () => typed.current });
    if (loadedEditor) setEditor(() => loadedEditor);
    else loadEditor().then((editor) => setEditor(() => editor), setFailure);
  }

  function keepTyped(event: KeyboardEvent): void {
    if (event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey) typed.current += event.key;
  }

  // Without its editor the text cannot be changed: the screen says so, and the draft is kept.
  if (failure) throw failure;
  if (takeover !== undefined && Editor && !isLocked) return <Editor {...props} takeover={takeover} />;
  return <StillText {...props} mount={mount} keepTyped={keepTyped} />;
}

interface StillTextProps extends WidgetProps<'richText'> {
  readonly mount: (at: Takeover['at']) => void;
  readonly keepTyped: (event: KeyboardEvent) => void;
}

/** The text in the very place and looks of the editor, so that nothing moves when the editor takes over. */
function StillText({ mount, keepTyped, ...props }: StillTextProps) {
  const { id, settings, value, required, disabled, readOnly, invalid, describedBy } = props;
  const html = textOf(value);
  const shown = useMemo(() => ({ __html: shownHtml(html) }), [html]);
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
      // The browser would move the focus after the editor has taken it.
      event.preventDefault();
      mount({ left: event.clientX, top: event.clientY });
      event.currentTarget.focus();
    },
    onKeyDown: keepTyped,
  } as const;
  return (
    <div className="f-rich-frame" data-invalid={invalid || undefined} data-locked={disabled || readOnly || undefined}>
      {!disabled && !readOnly && <StillToolbar tools={toolsOf(settings)} />}
      {isEmpty ? (
        <div {...text} aria-placeholder={settings.placeholder}>
          <p className="f-placeholder">{settings.placeholder}</p>
        </div>
      ) : (
        <div {...text} dangerouslySetInnerHTML={shown} />
      )}
    </div>
  );
}

/** A picture of the toolbar; the real one comes with the editor. */
function StillToolbar({ tools }: { readonly tools: readonly RichTextTool[] }) {
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

/** Fetches the editor in a quiet moment, so that it is there when it is wanted. */
function prefetch(): (() => void) | undefined {
  if (typeof requestIdleCallback !== 'function') return undefined;
  const waiting = requestIdleCallback(() => {
    // A failure is told when the editor is wanted.
    loadEditor().catch(() => undefined);
  });
  return () => cancelIdleCallback(waiting);
}
