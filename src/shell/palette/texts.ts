import { defineTexts } from '../../lib/texts';

/** The command palette. */
export const paletteTexts = defineTexts('palette', {
  open: 'Search',
  title: 'Search and commands',
  placeholder: 'Search pages, screens and actions',
  results: 'Results',
  start: 'Start',
  screens: 'Screens',
  recent: 'Recently opened',
  pages: 'Pages',
  records: 'Entries',
  brands: 'Brands',
  actions: 'Actions',
  switchTo: 'Switch to {brand}',
  dark: 'Dark appearance',
  light: 'Light appearance',
  collapse: 'Collapse sidebar',
  expand: 'Expand sidebar',
  searching: 'Searching pages…',
  searchFailed: 'The pages could not be searched.',
  notSearched: 'The content service cannot search the pages of all areas: search in the list of an area.',
  nothing: 'Nothing found for “{query}”',
  nothingHint: 'Try another word, or fewer of them.',
  inField: '{field}:',
  count: '{count, plural, one {# result} other {# results}}',
  keys: {
    choose: 'choose',
    open: 'open',
    close: 'close',
  },
});
