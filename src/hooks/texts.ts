import { defineTexts } from '../lib/texts';

/** What is said while something is moved among its neighbours. */
export const sortableTexts = defineTexts('sortable', {
  help: 'Press space to pick the item up, the arrow keys to move it, space to put it down, escape to leave it where it was.',
  pickedUp: '{name} is picked up.',
  movedTo: 'Moved to position {position} of {total}.',
  putDown: 'Put down at position {position} of {total}.',
  leftInPlace: 'Left where it was.',
});

/** The answers to a question (PROP-024, PROPF-008). */
export const confirmTexts = defineTexts('confirm', {
  yes: 'Yes',
  no: 'No',
});

/** What was done and can be taken back. */
export const undoTexts = defineTexts('undo', {
  undo: 'Undo',
});
