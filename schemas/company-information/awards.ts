import { defineEditor } from '../../src/definition';
import { companyPage } from './page';
import { titledSections } from './sections';

export const awards = defineEditor({
  name: 'awards',
  title: 'Awards',
  description: 'Recognitions on the About page of the {BRAND} website.',
  stored: { page: companyPage('awards', 'Awards') },
  reloadDelay: 1000,
  preview: {},
  fields: titledSections('AWARDS'),
});
