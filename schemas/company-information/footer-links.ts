import { defineEditor } from '../../src/definition';
import { companyPage } from './page';

export const footerLinks = defineEditor({
  name: 'footer-links',
  title: 'Footer Link',
  description: 'Shown at the foot of every page of the {BRAND} website.',
  brands: ['AMAIA'],
  stored: { page: companyPage('footer-links', 'Footer Links') },
  fields: {
    main: {
      type: 'group',
      stored: { container: 'DEFAULT', collection: 'FOOTER-LINKS-FC' },
      fields: {
        items: {
          type: 'list',
          label: 'Body',
          addLabel: 'Add Body',
          itemLabel: 'Body',
          stored: { field: 'ITEMS', as: 'json' },
          summary: ['text', 'link'],
          fields: {
            text: { type: 'text', label: 'Text', stored: 'text' },
            link: { type: 'link', label: 'Link or Contact', stored: 'link', anyText: true },
            isLink: {
              type: 'radio',
              label: 'Kind',
              stored: 'isLink',
              choices: [
                { value: 1, label: 'Contact Number', alsoRead: [false, '1'] },
                { value: 2, label: 'Website Link', alsoRead: [true, '2'] },
              ],
            },
          },
        },
      },
    },
  },
});
