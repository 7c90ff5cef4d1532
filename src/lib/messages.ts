/** Every text the console says to people, by section. Texts of the specification stand here letter for letter. */

/** Shown on the sign-in page and in the sidebar (SIGN-004, SHELL-003, CONST-009). */
export const VERSION_LABEL = 'v1.2.5';

/** The sign-in page and the session. */
export const sessionTexts = {
  product: 'Brand Console',
  tagline: 'Sign in with your corporate account to manage the brand websites.',
  signIn: 'Sign In',
  signInFailed: 'Sign in failed. Please try again.',
  signInRefused: {
    unknown_user: 'There is no account for this e-mail address. Please contact your administrator.',
    inactive_user: 'This account is not active. Please contact your administrator.',
    pending_user: 'This account is not verified yet. Open the link in your verification e-mail first.',
    inactive_role: 'The role of this account is not active. Please contact your administrator.',
    email_not_verified: 'The sign-in provider did not verify your e-mail address.',
    access_denied: 'The sign-in was cancelled.',
    sign_in_expired: 'The sign-in took too long. Please try again.',
    provider_unavailable: 'The sign-in provider does not answer. Please try again later.',
  } as Readonly<Record<string, string>>,
  signingIn: 'Signing you in…',
  signedInAgain: 'You are signed in again. You can close this window.',
  ended: 'Your session has ended. Please sign in again.',
  idleEnded: 'You were signed out because nothing happened for 10 minutes. Unsaved changes are kept as drafts.',
  endedTitle: 'Your session has ended',
  endedText: 'Sign in again to go on. Your changes stay in this window.',
  windowBlocked: 'Your browser did not open the window for signing in.',
  signInInTab: 'Sign in in a new tab',
  loadFailed: 'The console could not be loaded.',
  logout: 'Logout',
  idleTitle: 'Are you still there?',
  idleCountdown: (seconds: number) =>
    `You will be signed out in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}. Unsaved changes are kept as drafts.`,
  staySignedIn: 'Stay signed in',
} as const;

/** The frame around every screen. */
export const shellTexts = {
  consoleOf: (brand: string) => `${brand} Console`,
  toggleSidebar: (open: boolean) => (open ? 'Collapse sidebar' : 'Expand sidebar'),
  navigation: 'Main',
  breadcrumb: 'Breadcrumb',
  skipToContent: 'Skip to content',
  /** What is seen comes first, for who speaks to the console. */
  userMenu: (initials: string, name: string) => `${initials}, account of ${name}`,
  /** What is seen comes first, for who speaks to the console. */
  brandSwitch: (brand: string) => `${brand}, change the brand`,
  brands: 'Brands',
  appearance: 'Appearance',
  light: 'Light',
  dark: 'Dark',
  system: 'As the system',
  addSection: (section: string) => `Add ${section}`,
  loading: 'Loading…',
  removing: 'Deleting…',
  saving: 'Saving…',
  invalidPage: 'Invalid Page',
  invalidAddress: 'There is no page at this address.',
  invalidBrand: 'This page belongs to another brand.',
  invalidAccess: (missing: {
    readonly permission: string;
    readonly scope: string;
    readonly role: string | undefined;
  }) =>
    `Opening this page needs the permission '${missing.permission}' (${missing.scope}), which ${
      missing.role === undefined ? 'your account' : `your role '${missing.role}'`
    } does not have. Please ask a platform administrator to add it.`,
  platformOnly: 'This page is for platform administrators. Please ask one of them for what you need here.',
  askAdministrator: 'Please ask a platform administrator for access.',
  noAccess: 'Your role has no access to any page yet. Please ask a platform administrator for it.',
  goTo: (label: string) => `Go to ${label}`,
  crashTitle: 'This screen has stopped working',
  crashText: 'Your unsaved changes are kept as a draft and are offered again when the screen opens.',
  tryAgain: 'Try again',
  retry: 'Retry',
  close: 'Close',
} as const;

/** Deploying a brand's website (DEPLOY). */
export const deployTexts = {
  deploy: 'Deploy',
  status: 'Deployment status',
  title: (brand: string) => `Deployment of ${brand}`,
  duration: 'Estimated Deployment Duration : 5 to 10 minutes',
  failed: 'Something went wrong',
  never: 'This website was not deployed from here yet.',
  lookupFailed: 'The status could not be loaded.',
  statuses: { queued: 'Waiting', running: 'Running', done: 'Done', failed: 'Failed' },
  requested: (at: string, by: string) => (by === '' ? `Requested ${at}` : `Requested ${at} by ${by}`),
  finished: (at: string) => `Finished ${at}`,
  /** @param left minutes and seconds: '3:42' */
  pause: (left: string) => `Deploy works again in ${left}.`,
} as const;

/** The command palette. */
export const paletteTexts = {
  open: 'Search',
  title: 'Search and commands',
  placeholder: 'Search pages, screens and actions',
  results: 'Results',
  start: 'Start',
  screens: 'Screens',
  recent: 'Recently opened',
  pages: 'Pages',
  brands: 'Brands',
  actions: 'Actions',
  switchTo: (brand: string) => `Switch to ${brand}`,
  dark: 'Dark appearance',
  light: 'Light appearance',
  collapse: 'Collapse sidebar',
  expand: 'Expand sidebar',
  searching: 'Searching pages…',
  searchFailed: 'The pages could not be searched.',
  notSearched: 'The content service cannot search the pages of all areas: search in the list of an area.',
  nothing: 'Nothing found',
  nothingHint: 'Try another word. Pages are found by their name.',
  count: (count: number) => `${count} ${count === 1 ? 'result' : 'results'}`,
  keys: { choose: 'choose', open: 'open', close: 'close' },
} as const;

/** The shortcuts of the console (src/lib/shortcuts.ts). */
export const shortcutTexts = {
  title: 'Keyboard shortcuts',
  or: 'or',
  groups: { everywhere: 'Everywhere', form: 'In a form', items: 'Moving items of a list' },
  names: {
    palette: 'Search and commands',
    help: 'This list',
    save: 'Save',
    undo: 'Undo',
    redo: 'Redo',
  },
  items: {
    pickUp: 'Pick up or put down the item whose handle has the focus',
    move: 'Move it',
    leave: 'Leave it where it was',
  },
  keys: { space: 'Space', up: '↑', down: '↓', escape: 'Esc', enter: 'Enter' },
} as const;

/** The sample feature (B-39). */
export const sampleTexts = {
  label: 'Sample Feature',
  text: 'This page is a placeholder. It shows that a feature with a permission of its own has its entry in the menu and its place in the console.',
} as const;

/** The shared list screen. */
export const listTexts = {
  search: (label: string) => `Search ${label}`,
  active: 'Active',
  inactive: 'Inactive',
  status: 'Status',
  /** LIST-007, A-10. */
  range: (range: { readonly from: number; readonly to: number; readonly total: number }) =>
    `${range.from}-${range.to} of ${range.total} items`,
  noItems: '0 items',
  pageSize: 'Items per page',
  perPage: (size: number) => `${size} / page`,
  pages: 'Pages',
  loadFailed: 'The list could not be loaded.',
  denied: 'You do not have access to this list',
  empty: 'Nothing here yet',
  emptyHint: (label: string) => `Choose '${label}' to make the first one.`,
  noResults: 'No results found',
  noResultsHint: 'Try another search, or look on the other side of the toggle.',
  clearSearch: 'Clear search',
  nothingToAdd: 'Every page exists already.',
  noValue: '–',
} as const;

/** The card list (CARD). */
export const cardTexts = {
  add: (label: string) => `+ ${label}`,
  all: (label: string) => `${label}: All`,
  featured: 'Featured',
  feature: 'Add to Featured',
  unfeature: 'Remove from Featured',
  edit: 'Edit',
  remove: 'Delete',
  menuOf: (name: string) => `Actions of ${name}`,
  hasVideo: 'Has a video',
  /** CARD-015. */
  broken: "We're sorry, The file is broken.",
  /** CARD-016. */
  missing: (field: string) => `No ${field} listed`,
  /** CARD-019, A-10. */
  range: (range: { readonly from: number; readonly to: number; readonly total: number }) =>
    `${range.from} - ${range.to} of ${range.total} items`,
  noResultsHint: 'Try another search or filter.',
  showAll: 'Show all',
  categories: 'Categories',
  everyCategory: 'All',
  brandOf: 'Brand',
  /** CARD-020. */
  removeTitle: 'Delete Page?',
  removeText: 'Are you sure you want to delete this page?',
  /** CARD-021. */
  removed: 'Successfully deleted page',
  featureChanged: 'Update Success',
  /** CARD-022, CARD-023. */
  actionFailed: 'Something went wrong',
  cancel: 'CANCEL',
  confirm: 'Delete',
} as const;

/** The editor screen and saving. */
export const editorTexts = {
  pageNotFound: 'PAGE NOT FOUND',
  pageNotFoundHint: 'This tab does not exist, or your role has no access to it.',
  pageGone: 'Page not found.',
  created: 'Page successfully created',
  updated: 'Update success.',
  failed: 'Something went wrong!',
  loadFailed: (noun: string) => `The ${noun} could not be loaded.`,
  lastSaved: (at: string, by: string | undefined) =>
    by === undefined ? `Last saved ${at}` : `Last saved ${at} by ${by}`,
  neverSaved: 'Not saved yet.',
  readOnly: (noun: string) => `You can read this ${noun}. Changing it needs an access that your role does not have.`,
  merged: (by: string, noun: string) => `${by} saved this ${noun} meanwhile. Both changes were put together and saved.`,
  somebody: 'Somebody else',
  conflict: (by: string, at: string, noun: string) => `${by} saved this ${noun} at ${at}. Choose which values to keep.`,
  draftTitle: (at: string) => `Restore your changes of ${at}?`,
  draftOf: (labels: readonly string[]) => `Changed: ${labels.join(', ')}`,
  draftMore: (count: number) => `${count} more`,
  draftConflict: (noun: string) => `The ${noun} was saved since your draft. Choose which values to keep.`,
  draftOverlap: 'The draft and what you typed since differ. Yours is what the draft has. Choose which values to keep.',
  gone: (noun: string) => `The ${noun} does not exist any more. What you entered stays here.`,
  restore: 'Restore',
  discard: 'Discard',
  takenBack: 'Your changes were taken back. Undo brings them again.',
  tabs: 'Pages of this area',
  /** What an editor of pages works on, in messages. */
  page: 'page',
} as const;

/** The form and its fields. */
export const formTexts = {
  page: 'Page',
  general: 'General',
  required: 'required',
  onThisPage: 'On this page',
  onThisPageOf: (part: string) => `On this page: ${part}`,
  problems: (count: number) => `${count} ${count === 1 ? 'problem' : 'problems'}`,
  problem: (where: string) => `1 problem: ${where}`,
  /** From the inside out: 'Web Content of Body 2'. */
  where: (labels: readonly string[]) => [...labels].reverse().join(' of '),
  problemsTitle: 'What needs attention',
  showProblems: 'Show problems',
  save: 'SAVE',
  /** Why something cannot be given yet (A-39). */
  afterFirstSave: 'Can be given once this is saved.',
  /** PROP-024. */
  yes: 'Yes',
  no: 'No',
  saving: 'Saving…',
  cancel: 'CANCEL',
  unchanged: 'Nothing changed yet',
  uploading: 'file is still uploading',
  changed: 'Unsaved changes',
  undo: 'Undo',
  redo: 'Redo',
  removed: (name: string) => `${name} removed`,
  putBack: (name: string) => `${name} is back`,
  count: (length: number, limit: number) => `${length} / ${limit}`,
  countSpoken: (length: number, limit: number) => `${length} of ${limit} characters`,
  openLink: 'Open the link in a new tab',
  openInTab: 'Open in a new tab',
  leaveTitle: 'Leave without saving?',
  leaveText: 'Your changes are not saved yet. They are kept as a draft and offered again when you come back.',
  leave: 'Leave',
  stay: 'Stay',
  conflictTitle: 'Choose what to keep',
  mine: 'Yours',
  theirs: 'Theirs',
  before: 'Before',
  nothing: 'Nothing',
  items: (count: number) => `${count} ${count === 1 ? 'item' : 'items'}`,
  apply: 'Keep the chosen values',
  close: 'Close',
} as const;

/** Lists and blocks. */
export const itemTexts = {
  name: (label: string, index: number) => `${label} ${index + 1}`,
  add: (label: string) => `+ ${label}`,
  count: (count: number) => `${count} ${count === 1 ? 'item' : 'items'}`,
  limit: (limit: number) => `At most ${limit}`,
  empty: (label: string) => `No ${label} yet`,
  collapseAll: 'Collapse all',
  expandAll: 'Expand all',
  show: (name: string) => `Show ${name}`,
  hide: (name: string) => `Hide ${name}`,
  actions: (name: string) => `Actions of ${name}`,
  move: (name: string) => `Move ${name}`,
  moveUp: (name: string) => `Move ${name} up`,
  moveDown: (name: string) => `Move ${name} down`,
  duplicate: (name: string) => `Duplicate ${name}`,
  insertAbove: (name: string) => `Insert above ${name}`,
  insertBelow: (name: string) => `Insert below ${name}`,
  copy: (name: string) => `Copy ${name}`,
  pasteBelow: (name: string) => `Paste below ${name}`,
  preview: (name: string) => `Preview ${name}`,
  remove: (name: string) => `Remove ${name}`,
  moveHelp:
    'Press space to pick the item up, the arrow keys to move it, space to put it down, escape to leave it where it was.',
  pickedUp: (name: string) => `${name} is picked up.`,
  movedTo: (position: number, total: number) => `Moved to position ${position} of ${total}.`,
  putDown: (position: number, total: number) => `Put down at position ${position} of ${total}.`,
  leftInPlace: 'Left where it was.',
  /** PROPF-008. */
  yes: 'Yes',
  no: 'No',
  unknownKind: 'This console does not know this kind of item. It is kept as it is.',
} as const;

/** Formatted text. */
export const richTextTexts = {
  toolbar: (label: string) => `Formatting of ${label}`,
  textStyle: 'Text style',
  paragraph: 'Paragraph',
  heading: (level: number) => `Heading ${level}`,
  bold: 'Bold',
  italic: 'Italic',
  link: 'Link',
  bulletedList: 'Bulleted list',
  orderedList: 'Numbered list',
  insertTable: 'Insert table',
  table: 'Table',
  rowBelow: 'Add row below',
  columnRight: 'Add column to the right',
  removeRow: 'Remove row',
  removeColumn: 'Remove column',
  removeTable: 'Remove table',
  /** The switch between formatted and plain text (COMP-018). */
  richTextField: 'Rich text field',
  of: (label: string) => `of ${label}`,
  tooMuch: (size: string, limit: string) =>
    `This is too much text to paste at once: ${size} million characters. Paste at most ${limit} million at a time.`,
  lookLeftOut: 'The formatting of what was pasted is too big; its text was pasted without it.',
  address: 'Web, e-mail or telephone link',
  badAddress: 'Enter a link that starts with http://, https://, mailto: or tel:.',
  setLink: 'Set link',
  removeLink: 'Remove link',
  cancel: 'Cancel',
} as const;
