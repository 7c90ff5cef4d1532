import { defineTexts } from '../../lib/texts';

/** The history of an entry. */
export const historyTexts = defineTexts('history', {
  open: 'History',
  /** Begins with the visible label, for speech input. */
  openOf: 'History of {title}',
  title: 'History of {title}',
  loading: 'Loading…',
  failed: 'The history could not be loaded.',
  denied: 'Your role has no access to the history of this {noun}.',
  notKept: 'The content service keeps no earlier versions of pages.',
  notKeptOfRecords: 'The content service keeps no earlier versions of records.',
  none: 'There are no earlier versions yet. From the next save on, each one is kept here.',
  versions: 'Versions',
  now: 'Now',
  actions: {
    saved: 'Saved by {by}',
    published: 'Published by {by}',
    hidden: 'Hidden by {by}',
    removed: 'Deleted by {by}',
    restored: 'Restored by {by}',
  },
  planned: 'planned {at}',
  somebody: 'somebody',
  changed: 'Changed: {labels}',
  moreFields: '{count} more',
  unchanged: 'Nothing changed in this form.',
  first: 'The oldest version that is kept.',
  absent: 'This part did not exist yet.',
  changesFailed: 'What changed could not be loaded.',
  more: 'Show older versions',
  compare: 'Compare',
  compareOf: 'Compare the version of {when}',
  restore: 'Restore',
  restoreOf: 'Restore the version of {when}',
  compareTitle: 'Compare two versions',
  back: 'All versions',
  from: 'Earlier version',
  to: 'Later version',
  option: '{when}, {by}',
  same: 'These versions are the same in this form.',
  differences: 'Differences',
  kinds: {
    changed: '',
    added: 'added',
    removed: 'removed',
  },
  /** Of a row. */
  movedTo: 'now in place {place}',
  formatting: 'Formatting changed: {formats}',
  before: 'Before',
  after: 'After',
  restoreTitle: 'Restore this version?',
  restoreText:
    'What this form shows of the {noun} becomes as it was saved at {when}. That is a new version; the present one stays in the history.',
  /** Before a version is restored over unsaved changes. */
  unsaved: {
    kept: 'Your unsaved changes are kept as a draft and offered again.',
    lost: 'Your unsaved changes are lost then, because this browser could not keep a draft. Save them first to keep them.',
  },
  restored: 'The version of {when} is restored.',
  restoredOverDraft:
    'The version of {when} is restored. Your unsaved changes are kept as a draft, which is offered above the form.',
  isNew: 'It is new: it was not on the website before.',
  notCompared: 'Its fields cannot be compared here.',
  noFields: 'No field of its forms was changed.',
  conflict: '{by} saved this {noun} meanwhile, so nothing was restored. Look at its history again.',
});
