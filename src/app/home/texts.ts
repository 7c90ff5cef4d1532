import { defineTexts } from '../../lib/texts';

/** Texts of the home of a brand. */
export const homeTexts = defineTexts('home', {
  title: 'Home',
  lead: 'What was done last in the content of {brand}, and what is left to do.',
  edits: 'Recent edits',
  editedBy: '{who}, {when}',
  noEdits: 'No page has been saved yet.',
  editsFailed: 'The recent edits could not be loaded.',
  drafts: 'Unsaved drafts',
  draftsHint: 'Changes you have not saved yet, kept in this browser.',
  draftOf: '{title}, {when}',
  noDrafts: 'You have no unsaved changes.',
  draftsFailed: 'The drafts of this browser could not be read.',
  problems: 'Pages with problems',
  problemsHint: 'What their forms would ask you to put right before saving.',
  noProblems: 'No problems found.',
  problemsFailed: 'The pages could not be checked any further.',
  problemsOf: '{count, plural, one {{first}} other {{count} problems: {first}}}',
  checking: 'Checking pages: {checked} of {total}',
  checked: '{checked} of {total} pages checked',
  allChecked: '{total, plural, one {# page checked} other {# pages checked}}',
  checkMore: 'Check older pages',
  notListed: 'The content service cannot list the pages of all areas, so there are no edits and no problems to show.',
  noPages: 'Your role reads no pages of this brand, so there are no edits and no problems to show.',
});
