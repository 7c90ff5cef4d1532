import dayjs from 'dayjs';
import utc from 'dayjs/plugin/utc';

dayjs.extend(utc);

/**
 * Times are stored in UTC and shown where the staff works. The Philippines have been eight hours ahead all year since 1990; asking the
 * browser for the time zone takes up to a millisecond for each date.
 */
const MINUTES_AHEAD = 8 * 60;

const DATE = 'MMM DD, YYYY';
const TIME = 'hh:mm A';
const EXACT_TIME = 'hh:mm:ss A';

/**
 * A date as lists and details show it: 'MMM DD, YYYY' (CONST-002).
 * @param instant ISO 8601 text or milliseconds; what is no instant gives an empty text
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

/** The time of day where it is today, else the date with the time: '02:02 PM' or 'Jan 31, 2026, 02:02 PM' (CONST-002). */
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

function format(instant: string | number | null | undefined, pattern: string): string {
  if (instant === null || instant === undefined) return '';
  const moment = dayjs.utc(instant);
  return moment.isValid() ? moment.add(MINUTES_AHEAD, 'minute').format(pattern) : '';
}
