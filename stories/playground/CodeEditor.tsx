import { autocompletion } from '@codemirror/autocomplete';
import { javascript } from '@codemirror/lang-javascript';
import { json } from '@codemirror/lang-json';
import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import { linter, lintGutter } from '@codemirror/lint';
import { Compartment, type Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { tags } from '@lezer/highlight';
import { basicSetup } from 'codemirror';
import { useEffect, useRef } from 'react';
import { completeDefinition } from './completion';
import { readDefinition } from './read';
import type { Spelling } from './spelling';

interface CodeEditorProps {
  readonly text: string;
  readonly onChange: (text: string) => void;
  readonly spelling: Spelling;
  readonly isDark: boolean;
}

/** The definition as text, with completion and with problems marked at their positions. */
export function CodeEditor({ text, onChange, spelling, isDark }: CodeEditorProps) {
  const container = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(undefined);
  const latestOnChange = useRef(onChange);
  useEffect(() => {
    latestOnChange.current = onChange;
  }, [onChange]);
  useEffect(() => {
    if (!container.current) return undefined;
    const editor = new EditorView({
      parent: container.current,
      extensions: [
        basicSetup,
        language.of([]),
        colours.of([]),
        autocompletion({ override: [completeDefinition] }),
        linter(({ state }) =>
          readDefinition(state.doc.toString()).problems.map(({ from, to, message }) => ({
            from,
            to,
            message,
            severity: 'error',
          })),
        ),
        lintGutter(),
        EditorView.lineWrapping,
        EditorView.contentAttributes.of({ 'aria-label': 'Definition', tabindex: '0' }),
        EditorView.updateListener.of((update) => {
          if (update.docChanged) latestOnChange.current(update.state.doc.toString());
        }),
      ],
    });
    view.current = editor;
    return () => editor.destroy();
  }, []);
  useEffect(() => {
    view.current?.dispatch({ effects: language.reconfigure(spelling === 'json' ? json() : javascript()) });
  }, [spelling]);
  useEffect(() => {
    view.current?.dispatch({ effects: colours.reconfigure(editorTheme(isDark)) });
  }, [isDark]);
  useEffect(() => {
    const shownText = view.current?.state.doc;
    if (shownText && shownText.toString() !== text)
      view.current?.dispatch({ changes: { from: 0, to: shownText.length, insert: text } });
  }, [text]);
  return <div ref={container} style={{ height: '100%', minHeight: 0, overflow: 'hidden' }} />;
}

const language = new Compartment();
const colours = new Compartment();

/** The theme of the editor, light or dark; all text has a contrast of at least 4.5. */
function editorTheme(isDark: boolean): Extension {
  const [ink, paper, muted, line, selection] = isDark
    ? ['#e6e6e6', '#16181b', '#9aa0a6', '#22262b', '#31445c']
    : ['#1f2328', '#ffffff', '#5f6670', '#f2f4f7', '#cfe0f5'];
  const [name, value, number, comment] = isDark
    ? ['#9cc9f5', '#b5d59a', '#f0b98a', '#9aa0a6']
    : ['#1d4f91', '#2f6b2f', '#8a4b08', '#5f6670'];
  return [
    EditorView.theme(
      {
        '&': { height: '100%', color: ink, backgroundColor: paper, fontSize: '13px' },
        '.cm-scroller': { fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace', overflow: 'auto' },
        '.cm-gutters': { backgroundColor: paper, color: muted, border: 'none' },
        '.cm-activeLine, .cm-activeLineGutter': { backgroundColor: line },
        '.cm-cursor': { borderLeftColor: ink },
        '&.cm-focused .cm-selectionBackground, .cm-selectionBackground': { backgroundColor: `${selection} !important` },
        '.cm-tooltip': { backgroundColor: paper, color: ink, borderColor: muted },
        '.cm-tooltip-autocomplete ul li[aria-selected]': { backgroundColor: selection, color: ink },
        '.cm-completionInfo': { maxWidth: '320px' },
      },
      { dark: isDark },
    ),
    syntaxHighlighting(
      HighlightStyle.define([
        { tag: [tags.propertyName, tags.definition(tags.propertyName)], color: name },
        { tag: tags.string, color: value },
        { tag: [tags.number, tags.bool, tags.null, tags.keyword], color: number },
        { tag: tags.comment, color: comment },
      ]),
    ),
  ];
}
