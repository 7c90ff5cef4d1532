import { defineTexts } from '../../lib/texts';

/** Texts of the block picker. */
export const blockTexts = defineTexts('block', {
  chooseKind: 'Choose a layout',
  searchKinds: 'Search layouts',
  kinds: 'Layouts',
  kindsFound: '{count, plural, one {# layout} other {# layouts}}',
  noKind: "No layout is called ''{query}''.",
  cancel: 'Cancel',
});
