import { defineEditor } from '../../src/definition';
import { linksEditor } from './link';

export const socialMediaLinks = defineEditor({
  ...linksEditor({ name: 'social-media-links', label: 'Social Media', category: 'social_media' }),
  description: 'The social-media pages that the {BRAND} website leads to, in this order.',
});
