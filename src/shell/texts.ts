import { defineTexts } from '../lib/texts';

/** The frame around every screen. */
export const shellTexts = defineTexts('shell', {
  offline: 'You are offline. What you type is kept; saving goes on when the connection returns.',
  consoleOf: '{brand} Console',
  collapseSidebar: 'Collapse sidebar',
  expandSidebar: 'Expand sidebar',
  sidebar: 'Sidebar',
  navigation: 'Main',
  home: 'Home',
  breadcrumb: 'Breadcrumb',
  wholeBreadcrumb: 'Show the whole breadcrumb',
  skipToContent: 'Skip to content',
  /** Starts with the visible label, for voice control. */
  userMenu: '{initials}, account of {name}',
  /** Starts with the visible label, for voice control. */
  brandSwitch: '{brand}, change the brand',
  brands: 'Brands',
  appearance: 'Appearance',
  light: 'Light',
  dark: 'Dark',
  system: 'As the system',
  addSection: 'Add {section}',
  loading: 'Loading…',
  removing: 'Deleting…',
  saving: 'Saving…',
  invalidPage: 'Invalid Page',
  invalidAddress: 'There is no page at this address.',
  invalidBrand: 'This page belongs to another brand.',
  invalidAccess:
    "Opening this page needs the permission ''{permission}'' ({scope}), which your role ''{role}'' does not have. Please ask a platform administrator to add it.",
  invalidAccessOfAccount:
    "Opening this page needs the permission ''{permission}'' ({scope}), which your account does not have. Please ask a platform administrator to add it.",
  platformOnly: 'This page is for platform administrators. Please ask one of them for what you need here.',
  askAdministrator: 'Please ask a platform administrator for access.',
  noAccess: 'Your role has no access to any page yet. Please ask a platform administrator for it.',
  goTo: 'Go to {label}',
  crashTitle: 'This screen has stopped working',
  crashText: 'Your unsaved changes are kept as a draft and are offered again when the screen opens.',
  tryAgain: 'Try again',
  retry: 'Retry',
  close: 'Close',
});

/** The shortcuts of the console (src/lib/shortcuts.ts). */
export const shortcutTexts = defineTexts('shortcut', {
  title: 'Keyboard shortcuts',
  or: 'or',
  groups: {
    everywhere: 'Everywhere',
    form: 'In a form',
    items: 'Moving items of a list',
    richText: 'In a formatted text',
  },
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
  richText: {
    nextCell: 'Next cell of a table; from the last one, the next field',
    toolbar: 'Formatting tools',
  },
  keys: {
    space: 'Space',
    up: '↑',
    down: '↓',
    escape: 'Esc',
    tab: 'Tab',
    alt: 'Alt',
    enter: 'Enter',
  },
});

/** The sample feature (B-39). */
export const sampleTexts = defineTexts('sample', {
  label: 'Sample Feature',
  text: 'This page is a placeholder. It shows that a feature with a permission of its own has its entry in the menu and its place in the console.',
});
