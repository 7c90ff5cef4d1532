/**
 * Days as `YYYY-MM-DD`, months as `YYYY-MM` and times of day as `HH:mm`: how the console keeps them, however they are stored
 * or shown. Texts of this form sort as what they stand for. People write and read them as MM/DD/YYYY, MM/YYYY and hh:mm a.
 */

const GAP = String.raw`(?:\s*[-/.]\s*|\s+)`;
const YEAR = String.raw`([1-9]\d{3})`;
const DAY = new RegExp(`^(\\d{1,2})${GAP}(\\d{1,2})${GAP}${YEAR}$`);
const DAY_IN_DIGITS = new RegExp(`^(\\d{2})(\\d{2})${YEAR}$`);
const KEPT_DAY = new RegExp(`^${YEAR}-(\\d{2})-(\\d{2})$`);
const MONTH = new RegExp(`^(\\d{1,2})${GAP}${YEAR}$`);
const MONTH_IN_DIGITS = new RegExp(`^(\\d{2})${YEAR}$`);
const KEPT_MONTH = new RegExp(`^${YEAR}-(\\d{2})$`);
const TIME = /^(\d{1,2})(?:[:.]?(\d{2}))?\s*(?:([ap])\.?(?:m\.?)?)?$/i;
const ZONED = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})$/;
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/;

/** The Philippines are this far ahead of UTC, and know no summer time. */
const AHEAD_OF_UTC = 8 * 60 * 60 * 1000;
const DAY_MILLISECONDS = 24 * 60 * 60 * 1000;

/**
 * The day that a text names.
 * @param text for example `1/31/2026`, `01312026` or `2026-01-31`; undefined for what is no day, 2/30/2026 among it
 */
export function parseDay(text: string): string | undefined {
  const trimmed = text.trim();
  const written = DAY.exec(trimmed) ?? DAY_IN_DIGITS.exec(trimmed);
  if (written) return dayOfParts(written[3], written[1], written[2]);
  const kept = KEPT_DAY.exec(trimmed);
  return kept ? dayOfParts(kept[1], kept[2], kept[3]) : undefined;
}

/** A kept day as people read it; any other text as it is. */
export function printDay(text: string): string {
  if (parseDay(text) !== text) return text;
  const [year, month, day] = text.split('-');
  return `${month}/${day}/${year}`;
}

/**
 * The month that a text names.
 * @param text for example `1/2026`, `012026` or `2026-01`; undefined for what is no month
 */
export function parseMonth(text: string): string | undefined {
  const trimmed = text.trim();
  const written = MONTH.exec(trimmed) ?? MONTH_IN_DIGITS.exec(trimmed);
  if (written) return monthOfParts(written[2], written[1]);
  const kept = KEPT_MONTH.exec(trimmed);
  return kept ? monthOfParts(kept[1], kept[2]) : undefined;
}

/** A kept month as people read it; any other text as it is. */
export function printMonth(text: string): string {
  if (parseMonth(text) !== text) return text;
  const [year, month] = text.split('-');
  return `${month}/${year}`;
}

/**
 * The time of day that a text names.
 * @param text for example `9`, `9:30 pm`, `0930` or `21:30`; undefined for what is no time
 */
export function parseTime(text: string): string | undefined {
  const [, hours = '', minutes = '00', half] = TIME.exec(text.trim()) ?? [];
  const isMorning = half?.toLowerCase() === 'a';
  const hour = half === undefined ? Number(hours) : (Number(hours) % 12) + (isMorning ? 0 : 12);
  const isHour = hours !== '' && (half === undefined ? hour < 24 : Number(hours) >= 1 && Number(hours) <= 12);
  return isHour && Number(minutes) < 60 ? `${twoDigits(hour)}:${minutes}` : undefined;
}

/** A kept time on a 12-hour clock, `09:30 pm`; any other text as it is. */
export function printTime(text: string): string {
  const [, hours = '', minutes = ''] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(text) ?? [];
  if (hours === '') return text;
  return `${twoDigits(Number(hours) % 12 || 12)}:${minutes} ${Number(hours) < 12 ? 'am' : 'pm'}`;
}

/**
 * The day of an instant where the staff works.
 * @param instant ISO 8601 text with a time; undefined for what is no instant
 */
export function dayOfInstant(instant: string): string | undefined {
  const moment = INSTANT.test(instant) ? Date.parse(instant) : Number.NaN;
  return Number.isNaN(moment) ? undefined : parseDay(dayAt(moment));
}

const KEPT_MOMENT = new RegExp(`^(${YEAR}-\\d{2}-\\d{2})T(\\d{2}:\\d{2})$`);
const MOMENT_LENGTH = 'YYYY-MM-DDTHH:mm'.length;

/**
 * The day and time that a text names, as `YYYY-MM-DDTHH:mm`.
 * @param text for example `1/31/2026 9:30 pm`; undefined for what is no day with a time
 */
export function parseMoment(text: string): string | undefined {
  const trimmed = text.trim();
  const [, keptDay, , keptTime] = KEPT_MOMENT.exec(trimmed) ?? [];
  const [, writtenDay, writtenTime] = /^([^\s,]+)[\s,]+(\d.*)$/.exec(trimmed) ?? [];
  const day = parseDay(keptDay ?? writtenDay ?? '');
  const time = parseTime(keptTime ?? writtenTime ?? '');
  return day !== undefined && time !== undefined ? `${day}T${time}` : undefined;
}

/** A kept day with a time as people read it, `01/31/2026 09:30 pm`; any other text as it is. */
export function printMoment(text: string): string {
  if (parseMoment(text) !== text) return text;
  const [day = '', time = ''] = text.split('T');
  return `${printDay(day)} ${printTime(time)}`;
}

/**
 * The day and time of an instant where the staff works.
 * @param instant ISO 8601 text with a time zone; undefined for what is no instant
 */
export function momentOfInstant(instant: string): string | undefined {
  const moment = ZONED.test(instant) ? Date.parse(instant) : Number.NaN;
  if (Number.isNaN(moment)) return undefined;
  return parseMoment(new Date(moment + AHEAD_OF_UTC).toISOString().slice(0, MOMENT_LENGTH));
}

/** The instant of a kept day with a time where the staff works, as ISO 8601 in UTC. */
export function instantOfMoment(kept: string): string {
  return new Date(Date.parse(`${kept}:00.000Z`) - AHEAD_OF_UTC).toISOString();
}

/**
 * The day where the staff works.
 * @param moment milliseconds since 1970
 */
export function dayAt(moment: number): string {
  return new Date(moment + AHEAD_OF_UTC).toISOString().slice(0, 'YYYY-MM-DD'.length);
}

/**
 * When a kept day begins where the staff works, as ISO 8601 in UTC.
 * @param options.later so many days after it
 */
export function startOfDay(day: string, { later = 0 }: { readonly later?: number } = {}): string {
  return new Date(Date.parse(instantOfDay(day)) + later * DAY_MILLISECONDS - AHEAD_OF_UTC).toISOString();
}

/** The instant that a kept day is stored as: one that is this day in UTC and where the staff works, so that nobody reads the day before. */
export function instantOfDay(day: string): string {
  return `${day}T00:00:00.000Z`;
}

/**
 * Which of two kept days, months or times is the earlier one.
 * @returns below 0 for the first, above 0 for the second; undefined for what cannot be read or compared
 */
export function compareKept(one: string, other: string): number | undefined {
  if (one.length !== other.length || !isKept(one) || !isKept(other)) return undefined;
  return one < other ? -1 : Number(one > other);
}

/** Whether a kept day, or the day of a kept moment, is earlier or later than a limit: a kept day, or `today` for the present one where the staff works. */
export function compareWithLimit(kept: string, limit: string, now = Date.now()): number | undefined {
  const [day = ''] = kept.split('T');
  return compareKept(day, limit === 'today' ? dayAt(now) : limit);
}

/** What has no such form is none, and neither is a day that its month does not have. */
function isKept(text: string): boolean {
  return [parseDay, parseMonth, parseTime, parseMoment].some((parse) => parse(text) === text);
}

function dayOfParts(year = '', month = '', day = ''): string | undefined {
  const kept = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const moment = new Date(`${kept}T00:00:00.000Z`);
  // A day that the month does not have is one of the next month.
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(kept) ? kept : undefined;
}

function monthOfParts(year = '', month = ''): string | undefined {
  return Number(month) >= 1 && Number(month) <= 12 ? `${year}-${month.padStart(2, '0')}` : undefined;
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}
