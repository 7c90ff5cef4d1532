import { defineTexts } from '../lib/texts';

/** Announcements of sorting by drag and drop. */
export const sortableTexts = defineTexts('sortable', {
  help: 'Press space to pick the item up, the arrow keys to move it, space to put it down, escape to leave it where it was.',
  pickedUp: '{name} is picked up.',
  movedTo: 'Moved to position {position} of {total}.',
  putDown: 'Put down at position {position} of {total}.',
  leftInPlace: 'Left where it was.',
});

/** Button labels of confirmations (PROP-024, PROPF-008). */
export const confirmTexts = defineTexts('confirm', {
  yes: 'Yes',
  no: 'No',
});

/** Undo of an action. */
export const undoTexts = defineTexts('undo', {
  undo: 'Undo',
});

/** An overlay whose code is being loaded. */
export const overlayTexts = defineTexts('overlay', {
  loading: 'Loading…',
});
