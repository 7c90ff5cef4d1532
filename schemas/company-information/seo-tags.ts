import { defineEditor, type Field } from '../../src/definition';
import { searchDescription, searchTitle } from '../shared/seo';
import { companyPage } from './page';

/**
 * SEO title and description of one page of the website.
 * @param order of the title, if it differs from the position
 */
function pageTags(label: string, prefix: string, order?: number): Field {
  const title = `SEO-${prefix}-TITLE`;
  return {
    type: 'group',
    label,
    fields: {
      title: { ...searchTitle, label: 'Title', stored: order === undefined ? title : { field: title, order } },
      description: { ...searchDescription, label: 'Description', stored: `SEO-${prefix}-DESCRIPTION`, rows: 2 },
    },
  };
}

export const seoTags = defineEditor({
  name: 'seo-tags',
  title: 'Seo Tags',
  description: 'What search engines show for the main pages of the {BRAND} website.',
  brands: ['AVIDA', 'ALISI', 'ALP'],
  stored: {
    page: {
      ...companyPage('seo-tags', 'Seo Tags'),
      firstSave: ['SEO-HOME-TITLE', 'SEO-HOME-DESCRIPTION', 'SEO-HOME-HEADING-TAG'],
    },
  },
  fields: {
    main: {
      type: 'group',
      stored: { container: 'DEFAULT', collection: 'SEO-TAGS-FC' },
      fields: {
        home: {
          type: 'group',
          label: 'Home Page',
          fields: {
            title: { ...searchTitle, label: 'Title', stored: 'SEO-HOME-TITLE' },
            description: { ...searchDescription, label: 'Description', stored: 'SEO-HOME-DESCRIPTION' },
            headingTag: { type: 'text', label: 'H1 Tag', stored: { field: 'SEO-HOME-HEADING-TAG', order: 10 } },
          },
        },
        // The H1 tag of the home page is stored after all of them.
        contact: pageTags('Contact Us Page', 'CONTACT', 2),
        sales: pageTags('After Sales Page', 'SALES'),
        properties: pageTags('Properties Page', 'PROPERTIES'),
        map: pageTags('Map View Page', 'MAP'),
      },
    },
  },
});
