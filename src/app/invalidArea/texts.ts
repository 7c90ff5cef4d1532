import { defineTexts } from '../../lib/texts';

/** Shown instead of the screens of an area with invalid definitions, in development. */
export const definitionTexts = defineTexts('definitions', {
  heading: 'FAULTY DEFINITIONS',
  hint: 'Nothing of {area} opens until these problems are mended.',
});
