import { describe, expect, it } from 'vitest';
import { compileEditor } from '../../../src/compile';
import type { Field } from '../../../src/definition';
import { tidyForm } from '../../../src/form/store';
import type { FormData, FormValue } from '../../../src/tree';
import { oneField } from '../../../stories/support/store';
import { brands } from '../../../schemas/brands';

/** What a field keeps of a value that a person typed. */
function kept(field: Field, value: FormValue, stored?: FormValue): FormValue {
  const { fields } = compileEditor(oneField(field), brands.ALP).editor;
  return tidyForm(fields, { field: value }, stored === undefined ? {} : { field: stored }).field;
}

const AT = { label: 'Field', stored: 'FIELD' } as const;

describe('a text that was typed', () => {
  it.each([
    [{ type: 'text', ...AT }],
    [{ type: 'multiline', ...AT }],
    [{ type: 'email', ...AT }],
    [{ type: 'phone', ...AT }],
    [{ type: 'link', ...AT }],
    [{ type: 'videoLink', ...AT }],
    [{ type: 'place', ...AT }],
    [{ type: 'choice', ...AT, freeText: true, choices: [] }],
  ] as readonly [Field][])('in %j has no blanks around it, and of blanks alone nothing stays', (field) => {
    expect(kept(field, ' \ta  b\u00a0\n')).toBe('a  b');
    expect(kept(field, '  ')).toBeUndefined();
    expect(kept(field, 'ab')).toBe('ab');
  });

  it('stays as it is stored where it was not changed', () => {
    const field: Field = { type: 'text', ...AT };
    expect(kept(field, ' old ', ' old ')).toBe(' old ');
    expect(kept(field, ' new ', ' old ')).toBe('new');
  });

  it('is one of the choices, letter for letter', () => {
    const field: Field = { type: 'choice', ...AT, choices: [{ value: ' a ', label: 'A' }] };
    expect(kept(field, ' a ')).toBe(' a ');
  });
});

describe('formatted text that was typed', () => {
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
    expect(kept(field, typed)).toBe(html);
    expect(kept(field, html)).toBe(html);
  });

  it('has no blanks around it either where it is plain', () => {
    expect(kept({ ...field, allowPlainText: true }, { plain: ' One\n\n Two \n' })).toEqual({ plain: 'One\n\n Two' });
  });
});

describe('what is typed into lists', () => {
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

  it('is compared with the stored item, wherever that stands now', () => {
    const moved = [{ $id: 'b', title: ' b ' }, { title: ' new ' }, { $id: 'a', title: ' changed ' }];
    expect(kept(list, moved, stored)).toEqual([
      { $id: 'b', title: ' b ' },
      { title: 'new' },
      { $id: 'a', title: 'changed' },
    ]);
  });

  it('leaves a list as it is where no text changed', () => {
    const moved = [...stored].toReversed();
    expect(kept(list, moved, stored)).toBe(moved);
  });

  it('has no blanks around captions, alt texts and addresses', () => {
    const images: Field = { type: 'images', label: 'Images', stored: { each: { field: 'IMAGE' } } };
    const file: FormData = { key: ' k ', caption: ' Dawn ', altText: ' A tower ' };
    expect(kept(images, [file])).toEqual([{ key: ' k ', caption: 'Dawn', altText: 'A tower' }]);
    expect(kept({ type: 'image', ...AT }, { key: 'k', altText: ' ' })).toEqual({ key: 'k' });
    const links: Field = {
      type: 'links',
      label: 'Links',
      itemLabel: 'Link',
      addLabel: 'Add',
      stored: { each: { field: 'LINK' } },
    };
    expect(kept(links, [{ url: ' https://example.com ' }])).toEqual([{ url: 'https://example.com' }]);
  });
});
