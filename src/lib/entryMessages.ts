/** Texts of the dialogs that rows of a list open. */

/** The files that an entry had before. */
export const versionTexts = {
  title: (name: string) => `Previous uploads of ${name}`,
  none: 'There are no earlier uploads. Another file becomes the next version, and this one is listed here then.',
  loading: 'Loading…',
  failed: 'The previous uploads could not be loaded.',
  retry: 'Retry',
  version: (version: string) => `Version ${version}`,
  preview: (version: string) => `Preview version ${version}`,
} as const;

/** The address of an entry on a website. */
export const addressTexts = {
  site: 'Brand',
  address: 'URL',
  copy: 'Copy',
  close: 'Close',
  copied: 'Copied To Clipboard!',
  refused: 'The browser did not allow copying. The URL is selected: copy it with the keyboard or the menu.',
  unknown: (site: string) => `The address of the ${site} website is not configured. Ask whoever runs this console.`,
} as const;
