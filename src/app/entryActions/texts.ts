import { defineTexts } from '../../lib/texts';

/** The previous files of an entry. */
export const versionTexts = defineTexts('version', {
  title: 'Previous uploads of {name}',
  none: 'There are no earlier uploads. Another file becomes the next version, and this one is listed here then.',
  failed: 'The previous uploads could not be loaded.',
  version: 'Version {version}',
  preview: 'Preview version {version}',
});

/** The address of an entry on a website. */
export const addressTexts = defineTexts('address', {
  site: 'Brand',
  address: 'URL',
  copy: 'Copy',
  close: 'Close',
  copied: 'Copied To Clipboard!',
  refused: 'The browser did not allow copying. The URL is selected: copy it with the keyboard or the menu.',
  unknown: 'The address of the {site} website is not configured. Ask whoever runs this console.',
});
