import { defineTexts } from '../../lib/texts';

/** The pages or records that were removed; `nouns` is what several of them are called. */
export const trashTexts = defineTexts('trash', {
  /** What several of the pages of an area are called. */
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
  /** What is seen comes first, for who speaks to the console. */
  restoreOf: 'Restore {name}',
  restored: '{name} is restored.',
  restoreFailed: '{name} could not be restored.',
});
