import { describe, expect, it } from 'vitest';
import { brands } from '../../../schemas/brands';
import { compileEditor, fieldAt } from '../../../src/compile';
import { defineEditor } from '../../../src/definition';
import { describeValue } from '../../../src/form/conflicts';
import type { FormPath, FormValue } from '../../../src/tree';

const { editor } = compileEditor(
  defineEditor({
    name: 'motto',
    title: 'Motto',
    stored: { page: { tag: 'T', slug: 's', name: 'N', save: 'rewriteContainers' } },
    fields: {
      title: { type: 'text', label: 'Title', stored: 'TITLE' },
      body: { type: 'richText', label: 'Body', stored: 'BODY' },
      parts: {
        type: 'list',
        label: 'Parts',
        addLabel: 'Add Part',
        itemLabel: 'Part',
        stored: { in: 'PARTS', each: 'PART' },
        fields: {
          name: { type: 'text', label: 'Name', stored: 'NAME' },
          text: { type: 'richText', label: 'Text', stored: 'TEXT' },
        },
      },
    },
  }),
  brands.ALP,
);

describe('a value of a conflict', () => {
  it.each<readonly [FormPath, FormValue, string]>([
    [['title'], 'Size <b> 40 m²', 'Size <b> 40 m²'],
    [['title'], 'a < b > c', 'a < b > c'],
    [['body'], '<p>One &amp; <strong>two</strong></p><p>three</p>', 'One & two three'],
    [['parts', 0], { $id: 'x', name: '<Tower>', text: '<p>High</p>' }, '<Tower> · High'],
    [['parts'], [{ name: 'a' }, { name: 'b' }], '2 items'],
    [['title'], '', 'Nothing'],
  ])('at %j is told as it was entered: %j', (path, value, told) => {
    expect(describeValue(value, fieldAt(editor.fields, path, {}).field)).toBe(told);
  });
});
