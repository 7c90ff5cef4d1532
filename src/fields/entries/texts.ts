import { defineTexts } from '../../lib/texts';

/** References to pages or records. `one` and `many` are their nouns, `One` and `Many` the same capitalized. */
export const entriesTexts = defineTexts('entries', {
  page: 'page',
  pages: 'pages',
  pick: 'Choose {label}',
  none: 'No {one} chosen yet.',
  limit: 'At most {limit, plural, one {# {one}} other {# {many}}}',
  loading: 'Loading…',
  removed: 'Removed {one}',
  removedHint: 'This {one} was deleted.',
  hidden: '{One} without access',
  hiddenHint: 'This {one} is there, but your role may not read it.',
  unnamed: '{One} without a name here',
  namesFailed: 'The names could not be loaded.',
  retry: 'Retry',
  /** The position makes the names of unnamed chips unique. */
  nameAt: '{name} ({position})',
  open: 'Open {name} in a new tab',
  take: 'Remove {name}',
  move: 'Move {name}',
  search: 'Search {many}',
  category: 'Category',
  results: '{Many} found',
  found: '{total, plural, one {# {one}} other {# {many}}}',
  foundMore: '{shown} of {total} {many}',
  nothing: 'No {one} found.',
  failed: 'The {many} could not be searched.',
  denied: 'Your role may not read {many}.',
  more: 'Load more ({shown} of {total})',
  cancel: 'Cancel',
  done: 'Done',
});
