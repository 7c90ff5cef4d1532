import { defineTexts } from '../../lib/texts';

/** Related pages. */
export const pagesTexts = defineTexts('pages', {
  pick: 'Choose {label}',
  none: 'No page chosen yet.',
  limit: 'At most {limit, plural, one {# page} other {# pages}}',
  loading: 'Loading…',
  removed: 'Removed page',
  hidden: 'Page without access',
  hiddenHint: 'This page is there, but your role may not read it.',
  unnamed: 'Page without a name here',
  namesFailed: 'The names could not be loaded.',
  retry: 'Try again',
  /** Chips of pages without a name have their position, so that each has a name of its own. */
  nameAt: '{name} ({position})',
  take: 'Remove {name}',
  move: 'Move {name}',
  search: 'Search pages',
  category: 'Category',
  results: 'Pages found',
  found: '{total, plural, one {# page} other {# pages}}',
  foundMore: '{shown} of {total} pages',
  nothing: 'No page found.',
  failed: 'The pages could not be searched.',
  more: 'Load more ({shown} of {total})',
  cancel: 'Cancel',
  done: 'Done',
});
