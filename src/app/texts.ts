import { defineTexts } from '../lib/texts';

/** The editor screen and saving. */
export const editorTexts = defineTexts('editor', {
  pageNotFound: 'PAGE NOT FOUND',
  pageNotFoundHint: 'This tab does not exist, or your role has no access to it.',
  created: 'Page successfully created',
  updated: 'Update success.',
  failed: 'Something went wrong!',
  /** Screens of several forms. */
  savedTogether: 'Saved: {parts}',
  savedInPart: 'Saved: {stored}. Not saved: {left}.',
  heldBack: 'Not saved yet: {part} has to be settled first.',
  waitsForConnection: 'Not saved yet: saving goes on when the connection returns.',
  changedSince: 'Not saved: it was changed since. Save it once it is ready.',
  refusedUnseen:
    '{field}, which is hidden or locked now, was not saved: {message} It is again as it was stored. Save once more.',
  loadFailed: 'The {noun} could not be loaded.',
  missing: 'The {noun} does not exist any more.',
  lastSaved: 'Last saved {at}.',
  lastSavedBy: 'Last saved {at} by {by}.',
  neverSaved: 'Not saved yet.',
  readOnly: 'You can read this {noun}. Changing it needs an access that your role does not have.',
  hidden: 'This {noun} is hidden. The website does not show it.',
  merged: '{by} saved this {noun} meanwhile. Both changes were put together and saved.',
  somebody: 'Somebody else',
  conflict: '{by} saved this {noun} at {at}. Choose which values to keep.',
  changedBy: '{by} saved this {noun} at {at}. What you changed here stays as it is.',
  shownBy: '{by} saved this {noun} at {at}. The form shows it.',
  removedBy: '{by} removed this {noun} at {at}. What you entered stays here.',
  putTogether: 'What {by} saved is in this {noun} now, with your changes. Save to keep both.',
  show: 'Show',
  unsaved: 'Unsaved',
  draftKept: 'Unsaved, draft kept {at}',
  draftNotKept: 'Unsaved, and this browser could not keep a draft. Save before you leave.',
  draftTitle: 'Restore your changes of {at}?',
  draftOf: 'Changed: {labels}',
  draftMore: '{count} more',
  draftConflict: 'The {noun} was saved since your draft. Choose which values to keep.',
  draftOverlap: 'The draft and what you typed since differ. Yours is what the draft has. Choose which values to keep.',
  gone: 'The {noun} does not exist any more. What you entered stays here.',
  goneAnew: 'The {noun} does not exist any more. What you entered stays here; SAVE adds it as a new {noun}.',
  /** The question before leaving. */
  leaveGone:
    'The {noun} does not exist any more, so your changes cannot be saved. Discard them, or keep them as a draft that is offered again once the {noun} is restored.',
  leaveAnew:
    'The {noun} does not exist any more. Save what you entered as a new {noun}, discard it, or keep it as a draft that is offered when you add the {noun} again.',
  restore: 'Restore',
  discard: 'Discard',
  /** Screens of several forms. */
  alone: '{title} only:',
  save: 'SAVE',
  unsavedParts: 'Unsaved: {parts}',
  unsavedPartsKept: 'Unsaved: {parts}. Draft kept {at}',
  takenBack: 'Your changes were taken back. Undo brings them again.',
  tabs: 'Pages of this area',
  /** Noun for a page, in messages. */
  page: 'page',
});
