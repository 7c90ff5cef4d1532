import { defineTexts } from '../../lib/texts';

/** What the choice of a block and its clipboard say. */
export const blockTexts = defineTexts('block', {
  chooseKind: 'Choose a layout',
  searchKinds: 'Search layouts',
  kinds: 'Layouts',
  kindsFound: '{count, plural, one {# layout} other {# layouts}}',
  noKind: "No layout is called ''{query}''.",
  cancel: 'Cancel',
  paste: 'Paste',
  copied: '{name} is copied.',
  pasted: '{name} was pasted.',
  nothingToPaste: 'There is no {label} on the clipboard. Copy one first.',
  unknownPasted: "What was copied is of a kind that does not exist here: ''{type}''.",
  misfit: 'What was copied does not fit here: its {label} is not in the expected form.',
});
