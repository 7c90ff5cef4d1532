import { defineTexts } from '../lib/texts';

/** The filters above a list. */
export const filterTexts = defineTexts('filter', {
  /** The first choice of every filter. */
  all: '{label}: All',
  /** The sides of a filter by yes and no. */
  yes: 'Yes',
  no: 'No',
  /** The ends of a range, and the label of each. */
  from: 'From',
  to: 'To',
  fromOf: '{label} from',
  toOf: '{label} to',
  reversed: 'Nothing can be found: the range ends before it begins.',
  notANumber: 'Enter a number, such as 12.5',
  clear: 'Clear filters',
  clearOne: 'Clear {label}',
  showAll: 'Show all',
  noResultsHint: 'Try another search or filter.',
});

/** A list with a manual order. */
export const orderTexts = defineTexts('order', {
  column: 'Order',
  move: 'Move {name}',
  moveFar: 'Move {name} to an end of the list',
  toTop: 'Move to the top',
  toBottom: 'Move to the bottom',
  moved: '{name} is moved.',
  failed: 'The order could not be saved.',
});

/** CSV export of a list. */
export const csvTexts = defineTexts('csv', {
  export: 'Export CSV',
  failed: 'The list could not be exported.',
  /** Columns of cards without labels of their own. */
  name: 'Name',
  savedAt: 'Date Updated',
  featured: 'Featured',
  yes: 'Yes',
  no: 'No',
});

/** Selected rows, and the bulk actions on them. */
export const bulkTexts = defineTexts('bulk', {
  choose: 'Choose {name}',
  chooseAll: 'Choose all rows of this page',
  chooseCards: 'Choose all of this page',
  chosen: '{count} chosen',
  /** If all rows of a page are selected, and there are more. */
  chooseBeyond: 'Choose all {total}',
  chooseFirst: 'Choose the first {count} of {total}',
  chooseFirstOfMore: 'Choose the first {count} of more than {total, number}',
  beyondFailed: 'The others could not be loaded.',
  clear: 'Clear',
  cancel: 'CANCEL',
  close: 'Close',
  stop: 'Stop',
  goOn: 'Try the others again',
  undo: 'Undo',
  running: '{done} of {total} done…',
  finished: '{done} of {total} done',
  /** After the dialog, next to Undo. */
  wasDone: '{label}: {count} done.',
  undoing: 'Undo: {label}',
  rowDone: 'Done',
  rowNotDone: 'Not done',
  results: 'Results',
  failed: 'Something went wrong!',
  /** Actions on selected pages and records, with their confirmation questions. */
  publish: 'Publish',
  publishQuestion: 'Publish {pages}? The website shows {count, plural, one {it} other {them}}.',
  hide: 'Hide',
  hideQuestion:
    'Hide {pages}? The website shows {count, plural, one {it no more; it stays} other {them no more; they stay}} here.',
  feature: 'Add to Featured',
  featureQuestion: 'Add {pages} to Featured?',
  unfeature: 'Remove from Featured',
  unfeatureQuestion: 'Remove {pages} from Featured?',
  pages: '{count, plural, one {# page} other {# pages}}',
  remove: 'Delete',
  removeQuestion: 'Delete {entries}?',
  show: 'Show',
  showQuestion: 'Show {entries}?',
  hideEntries: 'Hide {entries}?',
  entries: '{count} {nouns}',
  export: 'Export chosen',
});

/** The actions of one row. */
export const rowTexts = defineTexts('row', {
  actions: 'Actions',
  act: '{label}: {name}',
  edit: 'Edit {name}',
  /** For users who may not change it. */
  view: 'View {name}',
  remove: 'Delete {name}',
});

/** Entries that were removed from a list and can be restored. */
export const removalTexts = defineTexts('removal', {
  restored: '{name} is restored.',
  restoreFailed: '{name} could not be restored.',
});

/** References to entries that are about to be removed: one, or several. */
export const referenceTexts = defineTexts('reference', {
  looking: 'Looking for what refers to {to, plural, one {it} other {them}}…',
  failed: 'What refers to {to, plural, one {it} other {them}} could not be found.',
  nothing: 'Nothing refers to {to, plural, one {it} other {them}}.',
  refer: '{count, plural, one {# entry refers} other {# entries refer}} to {to, plural, one {it} other {them}}:',
  more: '{count} more',
  hidden: '{count, plural, one {# entry} other {# entries}} that you may not open',
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
  /** If not all of them were counted. */
  rangeOfMore: '{from}-{to} of more than {total, number} items',
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

/** The visible columns of a table. */
export const columnTexts = defineTexts('columns', {
  button: 'Columns',
  all: 'Show all columns',
});

/** Named states of a list. */
export const viewTexts = defineTexts('views', {
  button: 'Views',
  /** While the list matches a view. */
  active: 'View: {name}',
  title: 'Views of this list',
  none: 'A view keeps the search, the filters, the order and the columns as they are now. There are none yet.',
  everything: 'Everything',
  shared: 'Shared',
  open: 'Open the list with {name}',
  remove: 'Delete the view {name}',
  removed: 'The view is deleted.',
  name: 'Name of the view',
  share: 'Share with {brand}',
  save: 'Save as a view',
  replace: 'Replace the view',
  failed: 'The view could not be saved.',
  removeFailed: 'The view could not be deleted.',
  loadFailed: 'The views could not be loaded.',
});
