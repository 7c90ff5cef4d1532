/** Texts of the home of a brand. */
export const homeTexts = {
  title: 'Home',
  lead: (brand: string) => `What was done last in the content of ${brand}, and what is left to do.`,
  edits: 'Recent edits',
  editedBy: (when: string, who: string | undefined) => (who === undefined ? when : `${who}, ${when}`),
  noEdits: 'No page has been saved yet.',
  editsFailed: 'The recent edits could not be loaded.',
  drafts: 'Unsaved drafts',
  draftsHint: 'Changes you have not saved yet, kept in this browser.',
  draftOf: (title: string, when: string) => `${title}, ${when}`,
  noDrafts: 'You have no unsaved changes.',
  draftsFailed: 'The drafts of this browser could not be read.',
  problems: 'Pages with problems',
  problemsHint: 'What their forms would ask you to put right before saving.',
  noProblems: 'No problems found.',
  problemsFailed: 'The pages could not be checked any further.',
  problemsOf: (count: number, first: string) => (count === 1 ? first : `${count} problems: ${first}`),
  checking: (checked: number, total: number) => `Checking pages: ${checked} of ${total}`,
  checked: (checked: number, total: number) =>
    checked === total ? `${total} ${total === 1 ? 'page' : 'pages'} checked` : `${checked} of ${total} pages checked`,
  checkMore: 'Check older pages',
  noPages: 'Your role reads no pages of this brand, so there are no edits and no problems to show.',
} as const;
