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

describe('the place of a text in a form', () => {
  it('is in the item of a list that shows it, whatever marks it up', () => {
    const sought = { text: '…think in generations , not in years.', label: 'Web Content' };
    expect(findTextPath(fields, form, sought)).toEqual(['main', 'bodies', 1, 'web']);
  });

  it('is the field of the given name where several show it, else the first', () => {
    expect(findTextPath(fields, form, { text: 'Quiet homes', label: 'Heading' })).toEqual(['main', 'heading']);
    expect(findTextPath(fields, form, { text: 'Quiet homes', label: 'Gone' })).toEqual(['title']);
  });

  it('is the whole input of values that share one', () => {
    expect(findTextPath(fields, form, { text: 'Gardens', label: undefined })).toEqual(['tags']);
  });

  it('is where something is named that is not shown: by an address in formatted text, however that is spelled', () => {
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

  it.each(['nowhere', ' … '])('is nowhere for %j', (text) => {
    expect(findTextPath(fields, form, { text, label: undefined })).toBeUndefined();
  });
});
