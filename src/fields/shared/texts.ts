import { defineTexts } from '../../lib/texts';

/** Texts shared by all fields. */
export const fieldTexts = defineTexts('field', {
  page: 'Page',
  general: 'General',
  problems: '{count, plural, one {# problem} other {# problems}}',
  /** Of a card, tab or step of the form. */
  changed: 'unsaved changes',
  /** Accessible name of the tab list of a form. */
  parts: 'Parts of the form',
  partsOf: 'Parts of {label}',
  step: '{position}. {title}',
  back: 'Back',
  next: 'Next',
  /** About the step that was just left. */
  stepLeft: '{title}: {count, plural, one {# problem} other {# problems}}',
  /** Why an input is still disabled. */
  afterFirstSave: 'Can be given once this is saved.',
  count: '{length} / {limit}',
  openLink: 'Open the link in a new tab',
  openLinkOf: 'Open the link in a new tab: {label}',
  openInTab: 'Open in a new tab',
  nothing: 'Nothing',
  close: 'Close',
});

/** Days, months and times of day. */
export const calendarTexts = defineTexts('calendar', {
  /** Input formats (PROPC-002, SHOW-013, CONT-022). */
  form: {
    day: 'MM/DD/YYYY',
    month: 'MM/YYYY',
    time: 'hh:mm am',
  },
  choose: 'Choose {label} from a calendar',
  missing: 'The calendar could not be loaded. Type the date instead.',
  now: {
    day: 'Today',
    month: 'This month',
  },
  clear: 'Clear',
  /** The two inputs of a date with a time. */
  parts: {
    day: 'Date',
    time: 'Time',
  },
  zone: 'Manila time',
  times: {
    start: 'From',
    end: 'To',
  },
});
