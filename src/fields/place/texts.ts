import { defineTexts } from '../../lib/texts';

/** The search for a place. */
export const placeTexts = defineTexts('place', {
  waiting: 'Searching in a moment… press Enter to search now',
  searching: 'Searching…',
  locating: 'Reading where it is…',
  searchNow: 'Search {label} now',
  suggestions: 'Places for {label}',
  found: '{count, plural, one {# place} other {# places}} found',
  /** Other text was typed or chosen. */
  cleared: 'The coordinates were those of “{place}” and are empty now. Choose a suggestion to fill them.',
  none: 'No place found. The text stays as you wrote it.',
});
