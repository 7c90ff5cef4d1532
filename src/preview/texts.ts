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
  place: 'Shown by',
  site: 'Website',
  drawn: 'Built-in',
  waiting: 'Waiting for the website…',
  silent: 'The website does not answer. It may be down, or you may have to sign in there.',
  foreign: 'The website does not understand version {version} of the preview.',
  retry: 'Retry',
  leaveSite: 'Show the built-in preview',
  empty: 'Nothing to show yet',
  close: 'Close',
});
