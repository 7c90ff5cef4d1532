import { describe, expect, it } from 'vitest';
import { compileEditor } from '../../../src/compile';
import type { Field } from '../../../src/definition';
import { tidyForm } from '../../../src/form/store';
import type { FormData, FormValue } from '../../../src/tree';
import { oneField } from '../../../stories/support/store';
import { brands } from '../../../schemas/brands';

/** The tidied value of a field. */
function tidied(field: Field, value: FormValue, stored?: FormValue): FormValue {
  const { fields } = compileEditor(oneField(field), brands.ALP).editor;
  return tidyForm(fields, { field: value }, stored === undefined ? {} : { field: stored }).field;
}

const AT = { label: 'Field', stored: 'FIELD' } as const;

describe('entered text', () => {
  it.each([
    [{ type: 'text', ...AT }],
    [{ type: 'multiline', ...AT }],
    [{ type: 'email', ...AT }],
    [{ type: 'phone', ...AT }],
    [{ type: 'link', ...AT }],
    [{ type: 'videoLink', ...AT }],
    [{ type: 'place', ...AT }],
    [{ type: 'choice', ...AT, freeText: true, choices: [] }],
  ] as readonly [Field][])('in %j is trimmed, and absent if it is blank', (field) => {
    expect(tidied(field, ' \ta  b\u00a0\n')).toBe('a  b');
    expect(tidied(field, '  ')).toBeUndefined();
    expect(tidied(field, 'ab')).toBe('ab');
  });

  it('stays as stored if it was not changed', () => {
    const field: Field = { type: 'text', ...AT };
    expect(tidied(field, ' old ', ' old ')).toBe(' old ');
    expect(tidied(field, ' new ', ' old ')).toBe('new');
  });

  it('that is one of the choices stays unchanged', () => {
    const field: Field = { type: 'choice', ...AT, choices: [{ value: ' a ', label: 'A' }] };
    expect(tidied(field, ' a ')).toBe(' a ');
  });
});

describe('entered rich text', () => {
  const field: Field = { type: 'richText', ...AT };

  it.each([
    ['<p>  One </p><p> Two&nbsp; </p>', '<p>One </p><p> Two</p>'],
    ['<p></p><p><strong> One</strong></p>\n', '<p></p><p><strong>One</strong></p>'],
    ['<ul><li> One</li></ul><hr> ', '<ul><li>One</li></ul><hr>'],
    ['<p> a &lt; b &amp; </p>', '<p>a &lt; b &amp;</p>'],
    ['<p> <a href="x y">in a link</a> </p>', '<p><a href="x y">in a link</a></p>'],
    ['<p> &nbsp;</p>', '<p></p>'],
    [' a < b ', 'a < b'],
  ])('[CI-TC-003, CI-TC-004] %j is kept as %j', (typed, html) => {
    expect(tidied(field, typed)).toBe(html);
    expect(tidied(field, html)).toBe(html);
  });

  it('is trimmed too if it is plain', () => {
    expect(tidied({ ...field, allowPlainText: true }, { plain: ' One\n\n Two \n' })).toEqual({ plain: 'One\n\n Two' });
  });
});

describe('text entered into lists', () => {
  const list: Field = {
    type: 'list',
    label: 'Items',
    itemLabel: 'Item',
    addLabel: 'Add',
    stored: { each: { collection: 'ITEM' } },
    fields: { title: { type: 'text', ...AT } },
  };
  const stored = [
    { $id: 'a', title: ' a ' },
    { $id: 'b', title: ' b ' },
  ];

  it('is compared with the stored item, even if that was moved', () => {
    const moved = [{ $id: 'b', title: ' b ' }, { title: ' new ' }, { $id: 'a', title: ' changed ' }];
    expect(tidied(list, moved, stored)).toEqual([
      { $id: 'b', title: ' b ' },
      { title: 'new' },
      { $id: 'a', title: 'changed' },
    ]);
  });

  it('keeps an identical list if no text changed', () => {
    const moved = [...stored].toReversed();
    expect(tidied(list, moved, stored)).toBe(moved);
  });

  it('is trimmed in captions, alt texts and addresses', () => {
    const images: Field = { type: 'images', label: 'Images', stored: { each: { field: 'IMAGE' } } };
    const file: FormData = { key: ' k ', caption: ' Dawn ', altText: ' A tower ' };
    expect(tidied(images, [file])).toEqual([{ key: ' k ', caption: 'Dawn', altText: 'A tower' }]);
    expect(tidied({ type: 'image', ...AT }, { key: 'k', altText: ' ' })).toEqual({ key: 'k' });
    const links: Field = {
      type: 'links',
      label: 'Links',
      itemLabel: 'Link',
      addLabel: 'Add',
      stored: { each: { field: 'LINK' } },
    };
    expect(tidied(links, [{ url: ' https://example.com ' }])).toEqual([{ url: 'https://example.com' }]);
  });
});
