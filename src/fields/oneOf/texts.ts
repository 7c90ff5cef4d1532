import { defineTexts } from '../../lib/texts';

/** A value of one of several kinds. */
export const oneOfTexts = defineTexts('oneOf', {
  kind: 'Kind of {label}',
  none: 'None',
});
