import { defineTexts } from '../../lib/texts';

/** The units of a page and their sections (PROPU). Texts of the specification stand here letter for letter. */
export const unitTexts = defineTexts('unit', {
  units: 'Units',
  sections: 'Sections',
  /** PROPU-009. */
  unnamed: '[EMPTY]',
  add: '+ Add {noun}',
  rename: 'Rename {name}',
  name: 'Name of the {noun}',
  remove: 'Remove {name}',
  /** PROPU-007. */
  removeQuestion: 'Do you want to delete these items?',
  unsaved: 'unsaved changes',
  /** B-22. */
  saved: 'SAVED!',
  removed: '{name} removed',
  undo: 'Undo',
  failed: 'Something went wrong!',
  lastStays: 'The last {noun} cannot be removed.',
  gone: 'The {noun} does not exist any more.',
  wasRemoved: 'Somebody removed this {noun}. What you entered is still here.',
  putBack: 'Put the {noun} back',
  hideForm: 'Hide page details',
  showForm: 'Show page details',
  none: 'There is no {noun} yet',
  noneHint: 'Add a {noun} to fill its sections.',
});
