import type { Fields } from '../../src/definition';
import { pictures } from '../shared/pictures';

/**
 * A title and repeatable sections of content items and pictures, for the Facts and Awards tabs (tree.md 1.4, 1.6).
 * @param prefix start of the stored names, for example `FACTS`
 */
export function titledSections(prefix: string): Fields {
  return {
    main: {
      type: 'group',
      stored: { container: 'DEFAULT', collection: `${prefix}-FC` },
      layout: [[[{ field: 'title', as: 'title' }]]],
      fields: { title: { type: 'text', label: 'Title', stored: `${prefix}-TITLE` } },
    },
    sections: {
      type: 'list',
      label: 'Sections',
      addLabel: 'Add Section',
      itemLabel: 'Section',
      stored: { each: { container: 'SECTION', from: 1 } },
      layout: [[['items'], ['images']]],
      summary: ['items'],
      fields: {
        items: {
          type: 'list',
          label: 'Content',
          addLabel: 'Add Content',
          itemLabel: 'Content',
          stored: { in: 'CONTENT', each: 'CONTENT-ITEM' },
          layout: [[[{ field: 'title', as: 'heading' }, 'body']]],
          summary: ['title'],
          fields: {
            title: { type: 'text', label: 'Title', stored: 'TITLE' },
            body: { type: 'richText', label: 'Body', stored: 'BODY' },
          },
        },
        images: pictures,
      },
    },
  };
}
