import { defineTexts } from '../../lib/texts';

/** Options from a service. */
export const optionTexts = defineTexts('option', {
  choose: 'Choose…',
  loading: 'Loading…',
  failed: 'The choices could not be loaded.',
  retry: 'Retry',
  none: 'There is nothing to choose from.',
  first: 'Choose {label} first.',
  search: 'Type to search…',
  /** More options were found than are listed. */
  narrow: '{shown} of {total} shown. Type more to narrow them down.',
  notOffered: '{label} (not offered any more)',
});

/** Managing the options of a service next to the input (CAR-024, B-24). */
export const manageTexts = defineTexts('manage', {
  open: 'Manage {plural}',
  newOne: 'New {noun}',
  add: '+ Add {noun}',
  edit: 'Edit {label}',
  nameOf: 'Name of {label}',
  description: 'Description',
  saved: '{label} was saved.',
  save: 'Save',
  cancel: 'Cancel',
  remove: 'Remove {label}',
  removed: '{label} was removed.',
  nameMissing: 'Enter the name of the {noun}.',
  failed: 'Something went wrong!',
  empty: 'There are no {plural} yet.',
  close: 'Close',
});
