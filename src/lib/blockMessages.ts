/** What the choice of a block and its clipboard say. */
export const blockTexts = {
  chooseKind: 'Choose a layout',
  searchKinds: 'Search layouts',
  kinds: 'Layouts',
  kindsFound: (count: number) => `${count} ${count === 1 ? 'layout' : 'layouts'}`,
  noKind: (query: string) => `No layout is called '${query}'.`,
  cancel: 'Cancel',
  paste: 'Paste',
  copied: (name: string) => `${name} is copied.`,
  pasted: (name: string) => `${name} was pasted.`,
  nothingToPaste: (label: string) => `There is no ${label.toLowerCase()} on the clipboard. Copy one first.`,
  unknownPasted: (type: string) => `What was copied is of a kind that does not exist here: '${type}'.`,
  misfit: (label: string) => `What was copied does not fit here: its ${label} is not in the expected form.`,
} as const;

/** The preview beside a form. */
export const previewTexts = {
  title: 'Preview',
  show: 'Show preview',
  hide: 'Hide preview',
  of: (name: string) => `Preview of ${name}`,
  width: 'Width of the preview',
  desktop: 'Desktop',
  mobile: 'Mobile',
  empty: 'Nothing to show yet',
  video: 'Video',
  close: 'Close',
} as const;
