import { defineTexts } from '../../lib/texts';

/** A number with its unit. */
export const quantityTexts = defineTexts('quantity', {
  amount: 'Number',
  unit: 'Unit',
});
