import { defineTexts } from '../../lib/texts';

/** Links to videos and panoramas. */
export const linkTexts = defineTexts('link', {
  preview: 'Preview {name}',
  notPreviewed: 'Some websites do not let themselves be shown here. Open the link in a new tab instead.',
});
