/**
 * The canonical form of dates in the console, however they are stored or shown: days as `YYYY-MM-DD`, months as `YYYY-MM`,
 * times of day as `HH:mm`, moments as `YYYY-MM-DDTHH:mm`. Canonical text sorts chronologically. Users enter and see
 * MM/DD/YYYY, MM/YYYY and hh:mm a.
 */

const GAP = String.raw`(?:\s*[-/.]\s*|\s+)`;
const YEAR = String.raw`([1-9]\d{3})`;
const DAY = new RegExp(`^(\\d{1,2})${GAP}(\\d{1,2})${GAP}${YEAR}$`);
const DAY_IN_DIGITS = new RegExp(`^(\\d{2})(\\d{2})${YEAR}$`);
const UNAMBIGUOUS_DAYS = [
  /^(?<year>[1-9]\d{3})[-/.](?<month>\d{1,2})[-/.](?<day>\d{1,2})$/,
  /^(?<day>\d{1,2})[-/. ]*(?<month>[a-z]{3,})[-/., ]*(?<year>[1-9]\d{3})$/i,
  /^(?<month>[a-z]{3,})[. ]*(?<day>\d{1,2}),? +(?<year>[1-9]\d{3})$/i,
];
const CANONICAL_DAY = new RegExp(`^${YEAR}-(\\d{2})-(\\d{2})$`);
const MONTH = new RegExp(`^(\\d{1,2})${GAP}${YEAR}$`);
const MONTH_IN_DIGITS = new RegExp(`^(\\d{2})${YEAR}$`);
const CANONICAL_MONTH = new RegExp(`^${YEAR}-(\\d{2})$`);
const TIME = /^(\d{1,2})(?:[:.]?(\d{2}))?\s*(?:([ap])\.?(?:m\.?)?)?$/i;
const ZONED = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})$/;
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/;

const MONTH_NAMES = [
  ...['january', 'february', 'march', 'april', 'may', 'june'],
  ...['july', 'august', 'september', 'october', 'november', 'december'],
];

/** UTC offset of the Philippines, in milliseconds; there has been no daylight saving time since 1990. */
export const UTC_OFFSET = 8 * 60 * 60 * 1000;
const DAY_MILLISECONDS = 24 * 60 * 60 * 1000;

/**
 * Parses a day.
 * @param text for example `1/31/2026`, `01312026` or `2026-01-31`
 * @returns undefined for anything else, including days that do not exist, such as 2/30/2026
 */
export function parseDay(text: string): string | undefined {
  const trimmed = text.trim();
  const written = DAY.exec(trimmed) ?? DAY_IN_DIGITS.exec(trimmed);
  if (written) return dayOfParts(written[3], written[1], written[2]);
  const canonical = CANONICAL_DAY.exec(trimmed);
  return canonical ? dayOfParts(canonical[1], canonical[2], canonical[3]) : undefined;
}

/**
 * Parses a day in any form that means the same in every country.
 * @param text for example `2026-01-31`, `31-Jan-2026`, `January 31, 2026` or `31/1/2026`, where one of the numbers can be no month
 * @returns undefined for anything else, such as `1/4/2026`
 */
export function parseUnambiguousDay(text: string): string | undefined {
  const trimmed = text.trim();
  const written = DAY.exec(trimmed);
  if (written) {
    const [, one, other, year] = written;
    const monthFirst = dayOfParts(year, one, other);
    const dayFirst = dayOfParts(year, other, one);
    return monthFirst === undefined || dayFirst === undefined || monthFirst === dayFirst
      ? (monthFirst ?? dayFirst)
      : undefined;
  }
  const { year, month, day } = UNAMBIGUOUS_DAYS.map((form) => form.exec(trimmed)?.groups).find(Boolean) ?? {};
  return dayOfParts(year, monthCalled(month), day);
}

/** Formats a canonical day for display; returns any other text unchanged. */
export function printDay(text: string): string {
  if (parseDay(text) !== text) return text;
  const [year, month, day] = text.split('-');
  return `${month}/${day}/${year}`;
}

/**
 * Parses a month.
 * @param text for example `1/2026`, `012026` or `2026-01`
 * @returns undefined for anything else
 */
export function parseMonth(text: string): string | undefined {
  const trimmed = text.trim();
  const written = MONTH.exec(trimmed) ?? MONTH_IN_DIGITS.exec(trimmed);
  if (written) return monthOfParts(written[2], written[1]);
  const canonical = CANONICAL_MONTH.exec(trimmed);
  return canonical ? monthOfParts(canonical[1], canonical[2]) : undefined;
}

/** Formats a canonical month for display; returns any other text unchanged. */
export function printMonth(text: string): string {
  if (parseMonth(text) !== text) return text;
  const [year, month] = text.split('-');
  return `${month}/${year}`;
}

/**
 * Parses a time of day.
 * @param text for example `9`, `9:30 pm`, `0930` or `21:30`
 * @returns undefined for anything else
 */
export function parseTime(text: string): string | undefined {
  const [, hours = '', minutes = '00', half] = TIME.exec(text.trim()) ?? [];
  const isMorning = half?.toLowerCase() === 'a';
  const hour = half === undefined ? Number(hours) : (Number(hours) % 12) + (isMorning ? 0 : 12);
  const isHour = hours !== '' && (half === undefined ? hour < 24 : Number(hours) >= 1 && Number(hours) <= 12);
  return isHour && Number(minutes) < 60 ? `${twoDigits(hour)}:${minutes}` : undefined;
}

/** Formats a canonical time on a 12-hour clock, `09:30 pm`; returns any other text unchanged. */
export function printTime(text: string): string {
  const [, hours = '', minutes = ''] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(text) ?? [];
  if (hours === '') return text;
  return `${twoDigits(Number(hours) % 12 || 12)}:${minutes} ${Number(hours) < 12 ? 'am' : 'pm'}`;
}

/**
 * The day of an instant in the time zone of the Philippines.
 * @param instant ISO 8601 text with a time
 * @returns undefined for anything else
 */
export function dayOfInstant(instant: string): string | undefined {
  const moment = INSTANT.test(instant) ? Date.parse(instant) : Number.NaN;
  return Number.isNaN(moment) ? undefined : parseDay(dayAt(moment));
}

const CANONICAL_MOMENT = new RegExp(`^(${YEAR}-\\d{2}-\\d{2})T(\\d{2}:\\d{2})$`);
const MOMENT_LENGTH = 'YYYY-MM-DDTHH:mm'.length;

/**
 * Parses a day with a time as `YYYY-MM-DDTHH:mm`.
 * @param text for example `1/31/2026 9:30 pm`
 * @param dayIn parses the day
 * @returns undefined for anything else
 */
export function parseMoment(text: string, dayIn = parseDay): string | undefined {
  const trimmed = text.trim();
  const [, canonicalDay, , canonicalTime] = CANONICAL_MOMENT.exec(trimmed) ?? [];
  const [, writtenDay, writtenTime] = /^([^\s,]+)[\s,]+(\d.*)$/.exec(trimmed) ?? [];
  const day = dayIn(canonicalDay ?? writtenDay ?? '');
  const time = parseTime(canonicalTime ?? writtenTime ?? '');
  return day !== undefined && time !== undefined ? `${day}T${time}` : undefined;
}

/** Formats a canonical moment for display, `01/31/2026 09:30 pm`; returns any other text unchanged. */
export function printMoment(text: string): string {
  if (parseMoment(text) !== text) return text;
  const [day = '', time = ''] = text.split('T');
  return `${printDay(day)} ${printTime(time)}`;
}

/**
 * The canonical moment of an instant in the time zone of the Philippines.
 * @param instant ISO 8601 text with a time zone
 * @returns undefined for anything else
 */
export function momentOfInstant(instant: string): string | undefined {
  const moment = ZONED.test(instant) ? Date.parse(instant) : Number.NaN;
  if (Number.isNaN(moment)) return undefined;
  return parseMoment(new Date(moment + UTC_OFFSET).toISOString().slice(0, MOMENT_LENGTH));
}

/** The instant of a canonical moment in the time zone of the Philippines, as ISO 8601 in UTC. */
export function instantOfMoment(moment: string): string {
  return new Date(Date.parse(`${moment}:00.000Z`) - UTC_OFFSET).toISOString();
}

/**
 * The day in the time zone of the Philippines.
 * @param moment milliseconds since 1970
 */
export function dayAt(moment: number): string {
  return new Date(moment + UTC_OFFSET).toISOString().slice(0, 'YYYY-MM-DD'.length);
}

/**
 * The start of a canonical day in the time zone of the Philippines, as ISO 8601 in UTC.
 * @param options.addDays days to add
 */
export function startOfDay(day: string, { addDays = 0 }: { readonly addDays?: number } = {}): string {
  return new Date(Date.parse(instantOfDay(day)) + addDays * DAY_MILLISECONDS - UTC_OFFSET).toISOString();
}

/** The instant that a canonical day is stored as: on this day in UTC and in the Philippines, so that it never reads as the day before. */
export function instantOfDay(day: string): string {
  return `${day}T00:00:00.000Z`;
}

/**
 * Compares two canonical days, months, times or moments.
 * @returns negative if the first is earlier, positive if the second is; undefined unless both are valid and of the same kind
 */
export function compareCanonical(one: string, other: string): number | undefined {
  if (one.length !== other.length || !isCanonical(one) || !isCanonical(other)) return undefined;
  return one < other ? -1 : Number(one > other);
}

/**
 * Compares a canonical day, or the day of a canonical moment, with a limit.
 * @param limit a canonical day, or `today` (in the time zone of the Philippines)
 * @returns negative if earlier, positive if later; undefined unless both are valid
 */
export function compareWithLimit(date: string, limit: string, now = Date.now()): number | undefined {
  const [day = ''] = date.split('T');
  return compareCanonical(day, limit === 'today' ? dayAt(now) : limit);
}

/** False for days that do not exist, too. */
function isCanonical(text: string): boolean {
  return [parseDay, parseMonth, parseTime, parseMoment].some((parse) => parse(text) === text);
}

function dayOfParts(year = '', month = '', day = ''): string | undefined {
  const canonical = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const moment = new Date(`${canonical}T00:00:00.000Z`);
  // A day that does not exist rolls over into the next month.
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(canonical) ? canonical : undefined;
}

/** The number of a month with a name, which may be abbreviated; a number is returned unchanged. */
function monthCalled(month = ''): string {
  const index = MONTH_NAMES.findIndex((name) => month !== '' && name.startsWith(month.toLowerCase()));
  return index < 0 ? month : String(index + 1);
}

function monthOfParts(year = '', month = ''): string | undefined {
  return Number(month) >= 1 && Number(month) <= 12 ? `${year}-${month.padStart(2, '0')}` : undefined;
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}
