/**
 * Parses an ISO 8601 instant with an offset from UTC: without one it would be in the time zone of this machine.
 * @returns undefined for any other text, including days and times that do not exist, such as 30 February and 24:00
 */
export function parseIsoInstant(text: string): Date | undefined {
  const instant = new Date(text);
  return INSTANT.test(text) && !Number.isNaN(instant.getTime()) && isOfCalendar(text) ? instant : undefined;
}

/** Like parseIsoInstant; a date means its start in UTC. */
export function parseIsoInstantOrDate(text: string): Date | undefined {
  return parseIsoInstant(DATE.test(text) ? `${text}T00:00Z` : text);
}

/** Whether the day and time of an instant exist: Date shifts 30 February to March, and 24:00 to the next day. */
function isOfCalendar(instant: string): boolean {
  const local = instant.slice(0, 'YYYY-MM-DDTHH:mm'.length);
  return new Date(`${local}Z`).toISOString().startsWith(local);
}

const DATE = /^\d{4}-\d\d-\d\d$/;
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/;

/** @param seconds negative: an earlier instant */
export function addSeconds(time: Date, seconds: number): Date {
  return addMilliseconds(time, seconds * 1000);
}

/** @param milliseconds negative: an earlier instant */
export function addMilliseconds(time: Date, milliseconds: number): Date {
  return new Date(time.getTime() + milliseconds);
}

export const DAY_MILLISECONDS = 24 * 60 * 60 * 1000;
