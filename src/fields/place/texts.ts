import { defineTexts } from '../../lib/texts';

/** The search for a place. */
export const placeTexts = defineTexts('place', {
  waiting: 'Searching in a moment… press Enter to search now',
  searching: 'Searching…',
  locating: 'Reading where it is…',
  searchNow: 'Search {label} now',
  suggestions: 'Places for {label}',
  found: '{count, plural, one {# place} other {# places}} found',
  none: 'No place found. The text stays as you wrote it.',
});
