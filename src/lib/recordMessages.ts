/** The texts for people about records: users, roles and what is chosen in their forms. */
import { editorTexts } from './messages';

/** The page of a user. */
export const userTexts = {
  details: 'Details',
  sendVerification: 'Send verification e-mail again',
  verificationSent: 'The verification e-mail was sent.',
} as const;

/** The matrix of permissions. */
export const permissionTexts = {
  feature: 'Feature',
  actions: { read: 'View', create: 'Add', update: 'Edit', delete: 'Delete' },
  all: 'All permissions',
  column: (action: string) => `${action}: all features`,
  row: (feature: string) => `${feature}: all permissions`,
  further: (feature: string) => `Further permissions of ${feature}`,
  search: 'Search permissions',
  nothingFound: 'No permission is called that.',
  count: (count: number) => `${count} given`,
  gains: (count: number, names: string) => `Gains ${count}: ${names}`,
  loses: (count: number, names: string) => `Loses ${count}: ${names}`,
  more: (count: number) => `and ${count} more`,
  kept: (count: number) =>
    `${count} ${count === 1 ? 'permission' : 'permissions'} of features that are not shown here will be kept.`,
} as const;

/** Choices that come from a service. */
export const optionTexts = {
  choose: 'Choose…',
  loading: 'Loading…',
  failed: 'The choices could not be loaded.',
  retry: 'Retry',
  none: 'There is nothing to choose from.',
  first: (label: string) => `Choose ${label} first.`,
  /** The brand of users and roles that have none. */
  platform: 'Platform (no brand)',
  search: 'Type to search…',
  /** More were found than are shown. */
  narrow: (shown: number, total: number) => `${shown} of ${total} shown. Type more to narrow them down.`,
  notOffered: (label: string) => `${label} (not offered any more)`,
} as const;

/** Choices of a service that are added, changed and removed beside the input (CAR-024, B-24). */
export const manageTexts = {
  open: (plural: string) => `Manage ${plural}`,
  newOne: (noun: string) => `New ${noun}`,
  add: (noun: string) => `+ Add ${noun}`,
  edit: (label: string) => `Edit ${label}`,
  nameOf: (label: string) => `Name of ${label}`,
  description: 'Description',
  saved: (label: string) => `${label} was saved.`,
  save: 'Save',
  cancel: 'Cancel',
  remove: (label: string) => `Remove ${label}`,
  removed: (label: string) => `${label} was removed.`,
  nameMissing: (noun: string) => `Enter the name of the ${noun.toLowerCase()}.`,
  failed: editorTexts.failed,
  empty: (plural: string) => `There are no ${plural.toLowerCase()} yet.`,
  close: 'Close',
} as const;
