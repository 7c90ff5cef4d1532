import { defineTexts } from '../lib/texts';

/** The editor screen and saving. */
export const editorTexts = defineTexts('editor', {
  pageNotFound: 'PAGE NOT FOUND',
  pageNotFoundHint: 'This tab does not exist, or your role has no access to it.',
  pageGone: 'Page not found.',
  created: 'Page successfully created',
  updated: 'Update success.',
  failed: 'Something went wrong!',
  /** Several forms of one screen. */
  savedTogether: 'Saved: {parts}',
  savedInPart: 'Saved: {stored}. Not saved: {left}.',
  heldBack: 'Not saved yet: {part} has to be settled first.',
  waitsForConnection: 'Not saved yet: saving goes on when the connection returns.',
  loadFailed: 'The {noun} could not be loaded.',
  lastSaved: 'Last saved {at}.',
  lastSavedBy: 'Last saved {at} by {by}.',
  neverSaved: 'Not saved yet.',
  readOnly: 'You can read this {noun}. Changing it needs an access that your role does not have.',
  merged: '{by} saved this {noun} meanwhile. Both changes were put together and saved.',
  somebody: 'Somebody else',
  conflict: '{by} saved this {noun} at {at}. Choose which values to keep.',
  unsaved: 'Unsaved',
  draftKept: 'Unsaved, draft kept {at}',
  draftNotKept: 'Unsaved, and this browser could not keep a draft. Save before you leave.',
  draftTitle: 'Restore your changes of {at}?',
  draftOf: 'Changed: {labels}',
  draftMore: '{count} more',
  draftConflict: 'The {noun} was saved since your draft. Choose which values to keep.',
  draftOverlap: 'The draft and what you typed since differ. Yours is what the draft has. Choose which values to keep.',
  gone: 'The {noun} does not exist any more. What you entered stays here.',
  restore: 'Restore',
  discard: 'Discard',
  /** On a screen of several forms. */
  alone: '{title} only:',
  save: 'SAVE',
  unsavedParts: 'Unsaved: {parts}',
  unsavedPartsKept: 'Unsaved: {parts}. Draft kept {at}',
  takenBack: 'Your changes were taken back. Undo brings them again.',
  tabs: 'Pages of this area',
  /** What an editor of pages works on, in messages. */
  page: 'page',
});
