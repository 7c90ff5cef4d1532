import { defineEditor } from '../../src/definition';
import { companyPage } from './page';
import { titledSections } from './sections';

export const facts = defineEditor({
  name: 'facts',
  title: 'Facts',
  description: 'Figures and milestones on the About page of the {BRAND} website.',
  stored: { page: companyPage('facts', 'Facts') },
  preview: {},
  fields: titledSections('FACTS'),
});
