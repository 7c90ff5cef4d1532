import { defineTexts } from '../lib/texts';

/** The form and its fields. */
export const formTexts = defineTexts('form', {
  onThisPage: 'On this page',
  onThisPageOf: 'On this page: {part}',
  problem: '1 problem: {where}',
  /** From the inside out: 'Web Content of Body 2'. */
  where: '{part} of {whole}',
  problemsTitle: 'What needs attention: {count, plural, one {# problem} other {# problems}}',
  save: 'SAVE',
  saving: 'Saving…',
  cancel: 'CANCEL',
  unchanged: 'Nothing changed yet',
  uploading: 'file is still uploading',
  undo: 'Undo',
  removed: '{name} removed',
  leaveTitle: 'Leave without saving?',
  leaveText: 'Your changes are not saved yet. They are kept as a draft and offered again when you come back.',
  leave: 'Leave',
  stay: 'Stay',
  conflictTitle: 'Choose what to keep',
  mine: 'Yours: {value}',
  theirs: 'Theirs: {value}',
  before: 'Before: {value}',
  items: '{count, plural, one {# item} other {# items}}',
  apply: 'Keep the chosen values',
  close: 'Close',
});
