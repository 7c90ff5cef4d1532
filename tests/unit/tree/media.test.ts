import { describe, expect, it } from 'vitest';
import { placeFields } from '../../../src/definition';
import { compileLens, type FieldCollection, type FormData } from '../../../src/tree';
import { countIds } from '../../round-trip/support/arbitraryTree';

const lens = compileLens(
  placeFields({
    logo: { type: 'image', label: 'Logo', stored: 'IMAGE-LOGO', altText: true },
    clips: { type: 'videos', label: 'Clips', stored: { in: 'CLIPS', each: { field: 'VIDEO' } } },
    videos: {
      type: 'links',
      label: 'Video links',
      itemLabel: 'Video link',
      addLabel: 'Add video link',
      stored: { each: { field: 'LINK', label: 'video' } },
    },
  }),
);
const EMPTY: FieldCollection = { id: 'root', name: 'ROOT', order: 0, parentId: null, fields: [], children: [] };

function field(name: string, value: unknown, meta: unknown = null): FieldCollection['fields'][number] {
  return { id: name.toLowerCase(), name, label: null, order: 0, value, meta_data: meta } as never;
}

function stored(...fields: FieldCollection['fields'][number][]): FieldCollection {
  return { ...EMPTY, fields };
}

function saved(form: FormData, tree: FieldCollection = EMPTY): FieldCollection {
  return lens.formToTree({ clips: [], videos: [], ...form }, tree, countIds());
}

describe('a single picture', () => {
  it('is one field with the key as value and the rest in meta_data', () => {
    const logo = { key: 'files/a.png', altText: 'A tower', fileType: 'image/png', fileName: 'a.png' };
    expect(saved({ logo }).fields).toMatchObject([
      {
        name: 'IMAGE-LOGO',
        label: 'Logo',
        value: 'files/a.png',
        meta_data: { key: 'files/a.png', alt_text: 'A tower', file_type: 'image/png', file_name: 'a.png' },
      },
    ]);
  });

  it('when removed leaves its field empty, and unknown meta_data unchanged', () => {
    const tree = stored(field('IMAGE-LOGO', 'k', { key: 'k', alt_text: 'x', legacy: 7 }));
    expect(saved({}, tree).fields).toMatchObject([
      { id: 'image-logo', value: null, meta_data: { key: null, alt_text: null, legacy: 7 } },
    ]);
  });

  it.each([
    ['a value that is no text', { deep: 1 }, null],
    ['meta_data that is no object', 'k', 'meta'],
    ['meta_data that is a list', null, ['x']],
    ['a key called __proto__', 'k', JSON.parse('{"__proto__": {"key": "x"}}')],
  ])('with %s stays as stored while nobody changes it', (_what, value, meta) => {
    const tree = stored(field('IMAGE-LOGO', value, meta));
    expect(lens.formToTree(lens.treeToForm(tree), tree, countIds())).toBe(tree);
  });

  it('is not stored before it is uploaded', () => {
    expect(saved({ logo: { uid: 'u', status: 'uploading', fileName: 'a.png' } }).fields).toMatchObject([
      { name: 'IMAGE-LOGO', value: null, meta_data: null },
    ]);
  });
});

describe('a video', () => {
  it('[UPL-028] is stored with key, type, name and featured flag', () => {
    const clips = [{ key: 'files/a.mp4', fileType: 'video/mp4', fileName: 'a.mp4', featured: true }, { key: 'b' }];
    const [holder] = saved({ clips }).children;
    expect(holder).toMatchObject({ name: 'CLIPS' });
    expect(holder?.fields).toMatchObject([
      {
        name: 'VIDEO',
        value: 'files/a.mp4',
        meta_data: { key: 'files/a.mp4', file_type: 'video/mp4', file_name: 'a.mp4', featured: 'true' },
      },
      { name: 'VIDEO', value: 'b', meta_data: { key: 'b', featured: 'false' } },
    ]);
  });
});

describe('rows of links', () => {
  it('are fields of one name, in order, with the label of the definition', () => {
    const videos = [{ url: 'https://a.example' }, { url: 'https://b.example' }];
    expect(saved({ videos }).fields.map(({ name, label, value }) => [name, label, value])).toEqual([
      ['LINK', 'video', 'https://a.example'],
      ['LINK', 'video', 'https://b.example'],
    ]);
  });

  it('that are empty are not stored', () => {
    expect(saved({ videos: [{}, { url: '' }] }).fields).toEqual([]);
  });

  it('that were emptied are removed', () => {
    const tree = stored(field('LINK', 'https://a.example'));
    expect(saved({ videos: [{ $id: 'link' }] }, tree).fields).toEqual([]);
  });

  it('stored without an address stay until somebody removes them', () => {
    const tree = stored(field('LINK', null, { legacy: 1 }));
    expect(lens.treeToForm(tree)).toMatchObject({ videos: [{ $id: 'link' }] });
    expect(saved({ videos: [{ $id: 'link' }] }, tree)).toBe(tree);
    expect(saved({}, tree).fields).toEqual([]);
  });

  it('keep their meta_data when the address changes', () => {
    const tree = stored(field('LINK', 'https://a.example', { legacy: 1 }));
    expect(saved({ videos: [{ $id: 'link', url: 'https://b.example' }] }, tree).fields).toMatchObject([
      { value: 'https://b.example', meta_data: { legacy: 1 } },
    ]);
  });
});
