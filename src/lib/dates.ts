import dayjs from 'dayjs';
import utc from 'dayjs/plugin/utc';
import { UTC_OFFSET, instantOfDay, instantOfMoment, parseDay, parseMoment } from './calendar';

dayjs.extend(utc);

const DATE = 'MMM DD, YYYY';
const TIME = 'hh:mm A';
const EXACT_TIME = 'hh:mm:ss A';

/**
 * A date as lists and details show it: 'MMM DD, YYYY' (CONST-002).
 * @param instant ISO 8601 text or milliseconds, or a day or moment as fields store them: 01/31/2026, 01/31/2026 09:30 pm; anything
 *   else formats as ''
 */
export function formatDate(instant: string | number | null | undefined): string {
  return format(instant, DATE);
}

/** A date with its time of day: 'Jan 31, 2026, 02:02 PM' (CONST-002). */
export function formatDateTime(instant: string | number | null | undefined): string {
  return format(instant, `${DATE}, ${TIME}`);
}

/** The time of day: '02:02 PM' (CONST-002). */
export function formatTime(instant: string | number | null | undefined): string {
  return format(instant, TIME);
}

/** The time of day if the instant is today, else the date with the time: '02:02 PM' or 'Jan 31, 2026, 02:02 PM' (CONST-002). */
export function formatMoment(instant: string | number | null | undefined, now: number): string {
  return formatIn(TIME, instant, now);
}

/** As formatMoment, to the second: '02:02:31 PM'. */
export function formatExactMoment(instant: string | number | null | undefined, now: number): string {
  return formatIn(EXACT_TIME, instant, now);
}

function formatIn(time: string, instant: string | number | null | undefined, now: number): string {
  return format(instant, formatDate(instant) === formatDate(now) ? time : `${DATE}, ${time}`);
}

/**
 * Times are stored in UTC and shown in the time zone of the Philippines. A fixed offset, because formatting by time zone takes the browser
 * up to a millisecond per date.
 */
function format(instant: string | number | null | undefined, pattern: string): string {
  if (instant === null || instant === undefined) return '';
  const moment = dayjs.utc(typeof instant === 'string' ? zoned(instant) : instant);
  return moment.isValid() ? moment.add(UTC_OFFSET).format(pattern) : '';
}

/** Stored days and moments are those of the Philippines; dayjs would read them in the time zone of the browser. */
function zoned(text: string): string {
  const [day, moment] = [parseDay(text), parseMoment(text)];
  if (day !== undefined) return instantOfDay(day);
  return moment === undefined ? text : instantOfMoment(moment);
}
