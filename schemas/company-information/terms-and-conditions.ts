import { defineEditor } from '../../src/definition';
import { companyPage } from './page';

export const termsAndConditions = defineEditor({
  name: 'terms-and-conditions',
  title: 'Terms and Conditions',
  description: 'The Terms and Conditions page of the {BRAND} website.',
  stored: { page: companyPage('terms-and-conditions', 'Terms and Conditions') },
  preview: {},
  fields: {
    main: {
      type: 'group',
      layout: [[[{ field: 'title', as: 'title' }, 'body']]],
      stored: { container: 'DEFAULT', collection: 'TERMS-AND-CONDITIONS-FC' },
      fields: {
        title: { type: 'text', label: 'Title', stored: 'TERMS-AND-CONDITIONS-TITLE' },
        body: { type: 'richText', label: 'Body', stored: 'BODY', required: 'Body field is required' },
      },
    },
  },
});
