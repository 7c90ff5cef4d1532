/** Regular expressions of single values, in the syntax of JSON Schema. */

const YEAR = '[1-9]\\d{3}';
const LONG_MONTHS = '(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])';
const SHORT_MONTHS = '(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)';
const FEBRUARY = '02-(?:0[1-9]|1\\d|2[0-8])';
const LEAP_YEAR = '(?:[1-9]\\d(?:0[48]|[2468][048]|[13579][26])|(?:[2468][048]|[13579][26])00)';

/** A valid calendar day as `YYYY-MM-DD`. */
export const DAY = `^(?:${YEAR}-(?:${LONG_MONTHS}|${SHORT_MONTHS}|${FEBRUARY})|${LEAP_YEAR}-02-29)$`;

/** A month as `YYYY-MM`. */
export const MONTH = `^${YEAR}-(?:0[1-9]|1[0-2])$`;

/** A time of day as `HH:mm`. */
export const TIME = '^(?:[01]\\d|2[0-3]):[0-5]\\d$';

/** A day and a time of it as `YYYY-MM-DDTHH:mm`. */
export const MOMENT = `${DAY.slice(0, -1)}T${TIME.slice(1)}`;

const ATOM = "[\\p{L}\\p{N}!#$%&'*+/=?^_`{|}~-]+";
const LABEL = '[\\p{L}\\p{N}](?:[\\p{L}\\p{N}-]{0,61}[\\p{L}\\p{N}])?';

/** An e-mail address, without quoted local part or literal host. */
export const EMAIL = `^(?=.{1,254}$)(?=[^@]{1,64}@)${ATOM}(?:\\.${ATOM})*@${LABEL}(?:\\.${LABEL})+$`;

/** A telephone number as people write it (SHOW-016). */
export const PHONE = '^(?=.*\\d)[-+0-9() ]+$';

/** A telephone number of digits alone (SHOW-015). */
export const DIGITS = '^\\d+$';
