import { defineTexts } from '../../lib/texts';

/** What stands for the screens of an area whose definitions have problems, in development. */
export const definitionTexts = defineTexts('definitions', {
  heading: 'FAULTY DEFINITIONS',
  hint: 'Nothing of {area} opens until these problems are mended.',
});
