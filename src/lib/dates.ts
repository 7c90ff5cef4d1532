import dayjs from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';

dayjs.extend(utc);
dayjs.extend(timezone);

/** Times are stored in UTC and shown where the staff works. */
const TIME_ZONE = 'Asia/Manila';

/**
 * A date as lists and details show it: 'MMM DD, YYYY' (CONST-002).
 * @param instant ISO 8601 text or milliseconds; what is no instant gives an empty text
 */
export function formatDate(instant: string | number | null | undefined): string {
  return format(instant, 'MMM DD, YYYY');
}

/** The time of day on a 24-hour clock: '14:02'. */
function formatClock(instant: string | number | null | undefined): string {
  return format(instant, 'HH:mm');
}

/** The time of day where it is today, else the date with the time: '14:02' or 'Jan 31, 2026, 14:02'. */
export function formatMoment(instant: string | number | null | undefined, now: number): string {
  return formatDate(instant) === formatDate(now) ? formatClock(instant) : format(instant, 'MMM DD, YYYY, HH:mm');
}

function format(instant: string | number | null | undefined, pattern: string): string {
  if (instant === null || instant === undefined) return '';
  const moment = dayjs(instant);
  return moment.isValid() ? moment.tz(TIME_ZONE).format(pattern) : '';
}
