import { defineTexts } from '../../lib/texts';

/** The trash of pages or records; `nouns` is the plural noun of the entries. */
export const trashTexts = defineTexts('trash', {
  /** Plural noun of pages. */
  pages: 'pages',
  open: 'Deleted {nouns}',
  title: 'Deleted {nouns} of {heading}',
  list: 'Deleted {nouns}',
  /** Before a page is deleted. */
  canRestore: 'It can be restored from “Deleted {nouns}”.',
  notKept: 'The content service keeps no deleted {nouns}.',
  none: 'Nothing was deleted lately.',
  denied: 'Your role has no access to the deleted {nouns}.',
  failed: 'The deleted {nouns} could not be loaded.',
  more: 'Show more',
  removed: 'Deleted {when} by {by}',
  somebody: 'somebody',
  restore: 'Restore',
  /** Begins with the visible label, for speech input. */
  restoreOf: 'Restore {name}',
  restored: '{name} is restored.',
  restoreFailed: '{name} could not be restored.',
});
