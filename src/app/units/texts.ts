import { defineTexts } from '../../lib/texts';

/** The units of a page and their sections (PROPU). Texts of the specification are quoted verbatim. */
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
  failed: 'Something went wrong!',
  lastStays: 'The last {noun} cannot be removed.',
  wasRemoved: 'Somebody removed this {noun}.',
  wasRemovedUnsaved: 'Somebody removed this {noun}. What you entered is still here.',
  /** A new name was typed for a unit. */
  nameTyped: 'The name that you typed for the {noun} is not saved. If you leave without saving it, it is lost.',
  nameWaits: 'The name that you typed for the removed {noun} is not saved. Put the {noun} back to save it.',
  nameLost:
    'The name that you typed for the removed {noun} is not saved. If you leave without putting the {noun} back, it is lost.',
  putBack: 'Put the {noun} back',
  hideForm: 'Hide page details',
  showForm: 'Show page details',
  /** Before an earlier version of a page with all its units is restored. */
  restoreWhole:
    'The whole {noun} with its {units} becomes as it was saved at {when}. That is a new version; the present one stays in the history.',
  restoreGone: 'What was added since is removed: {names}.',
  restoreBack: 'What was removed since comes back: {names}.',
  restoreOwn:
    'What you may change of the {noun} becomes as it was saved at {when}; what your role does not open stays as it is, and so does what was added or removed since. That is a new version; the present one stays in the history.',
  none: 'There is no {noun} yet',
  noneHint: 'Add a {noun} to fill its sections.',
});
