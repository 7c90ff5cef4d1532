import { defineTexts } from '../lib/texts';

export const formTexts = defineTexts('form', {
  onThisPage: 'On this page',
  problem: '1 problem: {where}',
  /** 'Web Content of Body 2'. */
  where: '{part} of {whole}',
  /** A conflict about the order of a list. */
  orderOf: 'Order of {part}',
  problemsTitle: 'What needs attention: {count, plural, one {# problem} other {# problems}}',
  previousProblem: 'Previous problem',
  nextProblem: 'Next problem',
  save: 'SAVE',
  saving: 'Saving…',
  cancel: 'CANCEL',
  unchanged: 'Nothing changed yet',
  uploading: 'file is still uploading',
  /** For several selected files. */
  uploaded: '{done} of {total} uploaded',
  undoLast: 'Undo the last change',
  redoLast: 'Redo the change that was undone',
  removed: '{name} removed',
  leaveTitle: 'Leave without saving?',
  leaveText:
    'Your changes are not saved yet. Save or discard them, or keep them as a draft that is offered again when you come back.',
  leaveWithoutDraftText:
    'Your changes are not saved yet, and this browser could not keep a draft of them. If you leave without saving, they are lost.',
  leaveUploading:
    '{count, plural, one {# file is still uploading. If you leave now, it is not kept, and you have to choose it again.} other {# files are still uploading. If you leave now, they are not kept, and you have to choose them again.}}',
  saveAndLeave: 'Save and leave',
  keepAndLeave: 'Keep draft and leave',
  discardAndLeave: 'Discard and leave',
  stay: 'Stay',
  conflictTitle: 'Choose what to keep',
  mine: 'Yours:',
  theirs: 'Theirs:',
  before: 'Before: {value}',
  items: '{count, plural, one {# item} other {# items}}',
  apply: 'Keep the chosen values',
  close: 'Close',
});
