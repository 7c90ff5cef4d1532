import { editorTexts } from './messages';

/** The units of a page and their sections (PROPU). Texts of the specification stand here letter for letter. */
export const unitTexts = {
  units: 'Units',
  sections: 'Sections',
  /** PROPU-009. */
  unnamed: '[EMPTY]',
  add: (noun: string) => `+ Add ${noun}`,
  rename: (name: string) => `Rename ${name}`,
  name: (noun: string) => `Name of the ${noun}`,
  remove: (name: string) => `Remove ${name}`,
  /** PROPU-007. */
  removeQuestion: 'Do you want to delete these items?',
  unsaved: 'unsaved changes',
  /** B-22. */
  saved: 'SAVED!',
  removed: (name: string) => `${name} removed`,
  failed: editorTexts.failed,
  lastStays: (noun: string) => `The last ${noun} cannot be removed.`,
  gone: (noun: string) => `The ${noun} does not exist any more.`,
  wasRemoved: (noun: string) => `Somebody removed this ${noun}. What you entered is still here.`,
  putBack: (noun: string) => `Put the ${noun} back`,
  hideForm: 'Hide page details',
  showForm: 'Show page details',
  none: (noun: string) => `There is no ${noun} yet`,
  noneHint: (noun: string) => `Add a ${noun} to fill its sections.`,
} as const;
