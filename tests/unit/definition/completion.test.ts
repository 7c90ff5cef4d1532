import { CompletionContext } from '@codemirror/autocomplete';
import { javascript } from '@codemirror/lang-javascript';
import { json } from '@codemirror/lang-json';
import { EditorState } from '@codemirror/state';
import { describe, expect, it } from 'vitest';
import { completeDefinition } from '../../../stories/playground/completion';

/** Completions offered at the `|` of a text. */
function completionsAt(text: string): readonly string[] {
  const pos = text.indexOf('|');
  const doc = text.replace('|', '');
  const state = EditorState.create({ doc, extensions: [text.includes('"') ? json() : javascript()] });
  return completeDefinition(new CompletionContext(state, pos, true))?.options.map(({ label }) => label) ?? [];
}

describe('the completion of a definition', () => {
  it.each([
    ['{ "name": "x", "|" }', ['title', 'stored', 'fields'], ['name', 'path']],
    ['{ "store": { "kind": "pages" }, "|" }', ['path', 'menu', 'card'], ['fields', 'entries']],
    ['{ "fields": { "a": { "type": "|" } } }', ['text', 'richText', 'blocks'], ['label']],
    ['{ "fields": { "a": { "type": "date", "|" } } }', ['laterThan', 'label'], ['rows', 'type']],
    [
      '{ "fields": { "a": { "type": "group", "fields": { "b": { "type": "multiline", "|" } } } } }',
      ['rows'],
      ['fields'],
    ],
    ['{ "fields": { "a": { "type": "choice", "choices": [{ "value": 1, "|" }] } } }', ['label'], ['type']],
    ['{ "fields": { "a": { "$use": "|" } } }', ['seo', 'pdf'], []],
    ['{ "area": { "store": { "kind": "records" }, "list": { "kind": "|" } }, "editors": [] }', ['table'], []],
    ['{ "area": {}, "editors": [{ "fields": { "a": { "type": "toggle", "|" } } }] }', ['labels'], ['maxLength']],
    ['{ "stored": { "page": { "save": "|" } } }', ['updateTree', 'updateFields'], []],
    ["defineEditor({ fields: { a: { type: 'money', | } } })", ['positive', 'label'], ['maxLength']],
    ['defineEditor({ fields: { a: { ordered: 1, type: | } } })', ['text', 'money'], []],
    ['{ "fields": { "a": { "type": "text", "requ|', ['required', 'requiredWhen'], []],
  ])('%s', (text, offered, absent) => {
    const found = completionsAt(text);
    expect(found).toEqual(expect.arrayContaining(offered));
    for (const other of absent) expect(found).not.toContain(other);
  });

  it('offers nothing where there is no object', () => {
    expect(completionsAt('|')).toEqual([]);
  });
});
