/** Texts of what can be done with table lists: filters, files, chosen rows and removing one. */
import { editorTexts } from './messages';

/** The filters above a list. */
export const filterTexts = {
  /** What every filter begins with. */
  all: (label: string) => `${label}: All`,
  showAll: 'Show all',
  noResultsHint: 'Try another search or filter.',
} as const;

/** The list as a file. */
export const csvTexts = {
  export: 'Export CSV',
  failed: 'The list could not be exported.',
  /** Columns of cards that have no words for them. */
  name: 'Name',
  savedAt: 'Date Updated',
  featured: 'Featured',
  yesOrNo: (is: boolean) => (is ? 'Yes' : 'No'),
} as const;

/** Chosen rows, and what is done with them. */
export const bulkTexts = {
  choose: (name: string) => `Choose ${name}`,
  chooseAll: 'Choose all rows of this page',
  chosen: (count: number) => `${count} chosen`,
  clear: 'Clear',
  cancel: 'CANCEL',
  close: 'Close',
  running: (done: number, total: number) => `${done} of ${total} done…`,
  finished: (done: number, total: number) => `${done} of ${total} done`,
  rowDone: 'Done',
  results: 'Results',
  failed: editorTexts.failed,
} as const;

/** One row's own actions. */
export const rowTexts = {
  actions: 'Actions',
  act: (label: string, name: string) => `${label}: ${name}`,
  edit: (name: string) => `Edit ${name}`,
  remove: (name: string) => `Delete ${name}`,
} as const;

/** Records that are listed as cards. */
export const recordCardTexts = {
  /** Of a save that failed (BAN-028). */
  draft: 'Unsaved draft',
} as const;
