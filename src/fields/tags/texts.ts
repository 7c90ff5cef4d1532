import { defineTexts } from '../../lib/texts';

export const tagTexts = defineTexts('tag', {
  add: 'Type and press Enter',
  remove: 'Remove {tag}',
  refused: "A tag may not hold ''{separator}''. Add one tag after the other.",
});
