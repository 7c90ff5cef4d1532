import { defineEditor } from '../../src/definition';
import { linksEditor } from './link';

export const externalLinks = defineEditor({
  ...linksEditor({ name: 'external-links', label: 'External Links', category: 'external' }),
  description: 'Other places that the {BRAND} website leads to, in this order.',
});
