import { defineTexts } from '../../lib/texts';

/** Several choices. */
export const multiChoiceTexts = defineTexts('multiChoice', {
  remove: 'Remove {label}',
  add: 'Add one',
});
