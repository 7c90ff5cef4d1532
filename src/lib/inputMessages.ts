/** Texts of the inputs of single values. Texts of the specification stand here letter for letter. */

/** Days, months and times of day. */
export const calendarTexts = {
  /** How each is written (PROPC-002, SHOW-013, CONT-022). */
  form: { day: 'MM/DD/YYYY', month: 'MM/YYYY', time: 'hh:mm am' },
  choose: (label: string) => `Choose ${label} from a calendar`,
  missing: 'The calendar could not be loaded. Type the date instead.',
  now: { day: 'Today', month: 'This month' },
  clear: 'Clear',
  times: { start: 'From', end: 'To' },
} as const;

/** Days of the week (SHOW-010). */
export const dayTexts = {
  names: {
    sunday: 'Sunday',
    monday: 'Monday',
    tuesday: 'Tuesday',
    wednesday: 'Wednesday',
    thursday: 'Thursday',
    friday: 'Friday',
    saturday: 'Saturday',
  },
  shortcuts: { weekdays: 'Weekdays', weekends: 'Weekends' },
} as const;

/** Tags. */
export const tagTexts = {
  add: 'Type and press Enter',
  remove: (tag: string) => `Remove ${tag}`,
  refused: (joint: string) => `A tag may not hold '${joint}'. Add one tag after the other.`,
} as const;
