import { defineTexts } from '../../lib/texts';

/** The pages that were removed. */
export const trashTexts = defineTexts('trash', {
  open: 'Deleted pages',
  title: 'Deleted pages of {heading}',
  list: 'Deleted pages',
  notKept: 'The content service keeps no deleted pages.',
  none: 'Nothing was deleted lately.',
  denied: 'Your role has no access to the deleted pages.',
  failed: 'The deleted pages could not be loaded.',
  more: 'Show more',
  removed: 'Deleted {when} by {by}',
  somebody: 'somebody',
  restore: 'Restore',
  /** What is seen comes first, for who speaks to the console. */
  restoreOf: 'Restore {name}',
  restored: '{name} is restored.',
  restoreFailed: 'The page could not be restored.',
});
