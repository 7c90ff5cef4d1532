import { defineTexts } from '../../lib/texts';

/** Who else has a page or record open. */
export const presenceTexts = defineTexts('presence', {
  /** The first of them; the others are counted. */
  alsoOpen: 'Also open: {names}',
  more: '{count} more',
  came: '{name} also has this {noun} open.',
  left: '{name} has left this {noun}.',
});
