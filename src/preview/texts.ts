import { defineTexts } from '../lib/texts';

/** The preview beside a form. */
export const previewTexts = defineTexts('preview', {
  title: 'Preview',
  show: 'Show preview',
  hide: 'Hide preview',
  of: 'Preview of {name}',
  width: 'Width of the preview',
  desktop: 'Desktop',
  mobile: 'Mobile',
  empty: 'Nothing to show yet',
  close: 'Close',
});
