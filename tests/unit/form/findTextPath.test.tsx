import { describe, expect, it } from 'vitest';
import { compileEditor } from '../../../src/compile';
import { brands } from '../../../schemas/brands';
import { defineEditor } from '../../../src/definition';
import { findTextPath } from '../../../src/form';

const page = defineEditor({
  name: 'found-page',
  title: 'Found page',
  stored: { collection: 'FOUND', save: 'updateCollection' },
  fields: {
    title: { type: 'text', label: 'Title', stored: 'TITLE' },
    main: {
      type: 'group',
      stored: { collection: 'MAIN' },
      fields: {
        heading: { type: 'text', label: 'Heading', stored: 'HEADING' },
        bodies: {
          type: 'list',
          label: 'Body',
          addLabel: 'Add Body',
          itemLabel: 'Body',
          stored: { in: 'BODIES', each: 'BODY' },
          fields: { web: { type: 'richText', label: 'Web Content', stored: 'WEB' } },
        },
      },
    },
    tags: { type: 'tags', label: 'Tags', stored: { in: 'TAGS', each: { field: 'TAG' } } },
  },
});

const { fields } = compileEditor(page, brands.ALP).editor;
const form = {
  title: 'Quiet homes',
  main: {
    heading: 'Quiet homes',
    bodies: [{ web: '<p>First</p>' }, { web: '<p>We think in <strong>generations</strong>, not in years.</p>' }],
  },
  tags: [{ tag: 'Pool' }, { tag: 'Gardens' }],
};

describe('the path of a text in a form', () => {
  it('is in the list item that shows it, whatever its markup', () => {
    const target = { text: '…think in generations , not in years.', label: 'Web Content' };
    expect(findTextPath(fields, form, target)).toEqual(['main', 'bodies', 1, 'web']);
  });

  it('is the field with the given label if several show it, else the first', () => {
    expect(findTextPath(fields, form, { text: 'Quiet homes', label: 'Heading' })).toEqual(['main', 'heading']);
    expect(findTextPath(fields, form, { text: 'Quiet homes', label: 'Gone' })).toEqual(['title']);
  });

  it('is the whole field for values that share an input', () => {
    expect(findTextPath(fields, form, { text: 'Gardens', label: undefined })).toEqual(['tags']);
  });

  it('is the field that names it in a link address of rich text, whatever the encoding', () => {
    const linked = {
      ...form,
      main: {
        heading: 'A quiet tower',
        bodies: [
          { web: '<p>Quiet-Tower</p>' },
          { web: '<p><a href="https://alp.example/Pe%C3%B1a-Tower#units">it</a></p>' },
        ],
      },
    };
    expect(findTextPath(fields, linked, { named: 'peña-tower', label: 'Web Content' })).toEqual([
      'main',
      'bodies',
      1,
      'web',
    ]);
    expect(findTextPath(fields, linked, { named: '', label: 'Web Content' })).toBeUndefined();
  });

  it.each(['nowhere', ' … '])('is undefined for %j', (text) => {
    expect(findTextPath(fields, form, { text, label: undefined })).toBeUndefined();
  });
});
