import type { Field } from '../../src/definition';

/** Sections of a guide page: two kinds in one sequence (HBG-003, HBG-004, HBG-008). */
export const sections: Field = {
  type: 'blocks',
  label: 'Sections',
  addLabel: 'Add Section',
  itemLabel: 'Section',
  stored: { each: '{type}' },
  types: {
    'RICH-TEXT': {
      label: 'Rich Text Field',
      help: 'A header with a body',
      fields: {
        header: { type: 'text', label: 'Header', stored: 'SUBTITLE' },
        body: { type: 'richText', label: 'Body', stored: 'TEXT' },
      },
      layout: [[[{ field: 'header', as: 'heading' }, 'body']]],
      summary: ['header', 'body'],
    },
    'IMAGE-TEXT': {
      label: 'Text Field with Image',
      help: 'An image with a description',
      fields: {
        image: {
          type: 'image',
          label: 'Image',
          stored: 'IMAGE',
          accept: ['jpeg', 'jpg', 'png'],
          maxMegabytes: 50,
          uploadTo: '/upload/images',
        },
        description: { type: 'richText', label: 'Description', stored: 'DESCRIPTION' },
      },
      layout: [[['image'], ['description']]],
      summary: ['description'],
    },
  },
};
