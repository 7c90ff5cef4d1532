import { defineEditor } from '../../src/definition';
import { pictures } from '../shared/pictures';
import { seo } from '../shared/seo';
import { companyPage } from './page';

export const aboutUs = defineEditor({
  name: 'about-us',
  title: 'About Us',
  description: 'Shown on the About page of the {BRAND} website.',
  stored: { page: companyPage('about-us', 'About Us') },
  preview: {},
  fields: {
    main: {
      type: 'group',
      stored: { container: 'DEFAULT', collection: 'ABOUT-US-FC' },
      layout: [[[{ field: 'title', as: 'title' }, 'images', 'bodies']]],
      fields: {
        title: { type: 'text', label: 'Title', stored: 'ABOUT-US-TITLE' },
        ...seo('ABOUT-US'),
        bodies: {
          type: 'list',
          label: 'Body',
          addLabel: 'Add Body',
          itemLabel: 'Body',
          stored: { in: 'BODIES', each: 'BODY' },
          layout: [[['web']]],
          fields: {
            web: {
              type: 'richText',
              label: 'Web Content',
              stored: 'WEB-CONTENT',
              required: 'Body Content is required',
            },
            mobile: {
              type: 'richText',
              label: 'Mobile Content',
              stored: 'MOBILE-CONTENT',
              placeholder: 'Write the short version for phones',
            },
          },
        },
        images: pictures,
      },
    },
  },
});
