/** The days of the week, in the order of the calendar (SHOW-011). */
export const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const;

/** The name of a day of the week. */
export type Weekday = (typeof WEEKDAYS)[number];

/** Whether a value is the name of a day of the week in lower case. */
export function isWeekday(text: unknown): text is Weekday {
  return (WEEKDAYS as readonly unknown[]).includes(text);
}
