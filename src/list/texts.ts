import { defineTexts } from '../lib/texts';

/** The filters above a list. */
export const filterTexts = defineTexts('filter', {
  /** What every filter begins with. */
  all: '{label}: All',
  /** The sides of a filter by yes and no. */
  yes: 'Yes',
  no: 'No',
  /** The ends of a range, and what each is called for itself. */
  from: 'From',
  to: 'To',
  fromOf: '{label} from',
  toOf: '{label} to',
  clear: 'Clear filters',
  clearOne: 'Clear {label}',
  showAll: 'Show all',
  noResultsHint: 'Try another search or filter.',
});

/** A list that people order themselves. */
export const orderTexts = defineTexts('order', {
  column: 'Order',
  move: 'Move {name}',
  moveFar: 'Move {name} to an end of the list',
  toTop: 'Move to the top',
  toBottom: 'Move to the bottom',
  moved: '{name} is moved.',
  undo: 'Undo',
  failed: 'The order could not be saved.',
});

/** The list as a file. */
export const csvTexts = defineTexts('csv', {
  export: 'Export CSV',
  failed: 'The list could not be exported.',
  /** Columns of cards that have no words for them. */
  name: 'Name',
  savedAt: 'Date Updated',
  featured: 'Featured',
  yes: 'Yes',
  no: 'No',
});

/** Chosen rows, and what is done with them. */
export const bulkTexts = defineTexts('bulk', {
  choose: 'Choose {name}',
  chooseAll: 'Choose all rows of this page',
  chosen: '{count} chosen',
  clear: 'Clear',
  cancel: 'CANCEL',
  close: 'Close',
  running: '{done} of {total} done…',
  finished: '{done} of {total} done',
  rowDone: 'Done',
  results: 'Results',
  failed: 'Something went wrong!',
});

/** One row's own actions. */
export const rowTexts = defineTexts('row', {
  actions: 'Actions',
  act: '{label}: {name}',
  edit: 'Edit {name}',
  remove: 'Delete {name}',
});

/** Records that are listed as cards. */
export const recordCardTexts = defineTexts('recordCard', {
  /** Of a save that failed (BAN-028). */
  draft: 'Unsaved draft',
});

/** The shared list screen. */
export const listTexts = defineTexts('list', {
  search: 'Search {label}',
  active: 'Active',
  inactive: 'Inactive',
  status: 'Status',
  /** LIST-007, A-10. */
  range: '{from}-{to} of {total} items',
  noItems: '0 items',
  pageSize: 'Items per page',
  perPage: '{size} / page',
  pages: 'Pages',
  pageOf: 'page {page}',
  goToPage: 'Go to page {page}',
  previousPage: 'Go to previous page',
  nextPage: 'Go to next page',
  loadFailed: 'The list could not be loaded.',
  denied: 'You do not have access to this list',
  empty: 'Nothing here yet',
  emptyHint: "Choose ''{label}'' to make the first one.",
  noResults: 'No results found',
  noResultsHint: 'Try another search, or look on the other side of the toggle.',
  clearSearch: 'Clear search',
  nothingToAdd: 'Every page exists already.',
  noValue: '–',
});
