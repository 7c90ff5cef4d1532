import { defineTexts } from '../../lib/texts';

/** What every field says. */
export const fieldTexts = defineTexts('field', {
  page: 'Page',
  general: 'General',
  problems: '{count, plural, one {# problem} other {# problems}}',
  /** Of a card, tab or step of the form. */
  changed: 'unsaved changes',
  /** What the tabs of a form are called to those who do not see them. */
  parts: 'Parts of the form',
  partsOf: 'Parts of {label}',
  step: '{position}. {title}',
  back: 'Back',
  next: 'Next',
  /** Of the step that was left. */
  stepLeft: '{title}: {count, plural, one {# problem} other {# problems}}',
  /** Why something cannot be given yet. */
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
  /** How each is written (PROPC-002, SHOW-013, CONT-022). */
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
  /** The parts of a day with a time. */
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
