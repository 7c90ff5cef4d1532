import { CompletionContext, type Completion } from '@codemirror/autocomplete';
import { javascript } from '@codemirror/lang-javascript';
import { json } from '@codemirror/lang-json';
import { EditorState } from '@codemirror/state';
import { describe, expect, it } from 'vitest';
import { completeDefinition } from '../../../stories/playground/completion';

/** Labels of the completions offered at the `|` of a text. */
function completionsAt(text: string): readonly string[] {
  return optionsAt(text).map(({ label }) => label);
}

function optionsAt(text: string): readonly Completion[] {
  const pos = text.indexOf('|');
  const doc = text.replace('|', '');
  const state = EditorState.create({ doc, extensions: [text.includes('"') ? json() : javascript()] });
  return completeDefinition(new CompletionContext(state, pos, true))?.options ?? [];
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

  it('describes a setting that all types of field share', () => {
    const label = optionsAt('{ "fields": { "a": { "type": "date", "|" } } }').find(
      (option) => option.label === 'label',
    );
    expect(label).toHaveProperty('info', expect.stringContaining('Label above the input'));
  });

  it('offers nothing where there is no object', () => {
    expect(completionsAt('|')).toEqual([]);
  });
});
