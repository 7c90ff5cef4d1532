import fc from 'fast-check';
import type { FieldOf } from '../../../src/kinds/field';
import { WEEKDAYS } from '../../../src/lib/weekdays';
import type { FormValue } from '../../../src/tree';

const decimal = fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => (value === 0 ? 0 : value));
const month = fc
  .tuple(fc.integer({ min: 1000, max: 9999 }), fc.integer({ min: 1, max: 12 }))
  .map(([year, number]) => `${year}-${twoDigits(number)}`);
const time = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
  .map((parts) => parts.map(twoDigits).join(':'));
const day = fc
  .date({ min: new Date('1000-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

/** Any non-empty Unicode text, including names that are special to JavaScript. */
export const text = fc.oneof(
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }),
  fc.string({ unit: 'binary', minLength: 1, maxLength: 12 }),
  fc.constantFrom('__proto__', 'constructor', 'null', '0', ' ', '<p>Año</p>', '‮abc', '{"a":1}'),
);

/** Text that a person switched to plain, including empty text. */
export const plainText = fc.record({ plain: fc.oneof(text, fc.constant('')) });

/** A number, or text that is not a number. */
export const numberValue = fc.oneof(fc.integer(), decimal, fc.constantFrom('abc', '1,5', '12 m', '--', '1e'));

/** A price, or text that is not a price. */
export const moneyValue = fc.oneof(fc.integer(), decimal, fc.constantFrom('abc', '12 m', '--', '1e', '1.2.3'));

/** A day as stored, or text that is not a day. */
export const dayValue = fc.oneof(day, fc.constantFrom('soon', '2/30/2026', '13/01/2026', '2026-02-30'));

/** A month as stored, or text that is not a month. */
export const monthValue = fc.oneof(month, fc.constantFrom('soon', '13/2026', '2026-13', '1/1/2026'));

const timeValue = fc.oneof(time, fc.constantFrom('noon', '25:00', '13:00 pm', '9:99'));

/** A time of day as stored, or text that is not a time. */
export const oneTimeValue = timeValue;

/** A day with a time as stored, or text that is neither. */
export const momentValue = fc.oneof(
  fc.tuple(day, time).map((parts) => parts.join('T')),
  fc.constantFrom('soon', '2026-02-30T10:00', '2026-01-31', '2026-01-31T', 'T09:00'),
);

/** Both ends of a range, one of them, or neither. */
export const timeRangeValue = fc.record({ start: timeValue, end: timeValue }, { requiredKeys: [] });

/** On, off, or text that is neither. */
export const toggleValue = fc.oneof(fc.boolean(), fc.constantFrom('maybe', '1'));

/** A number with a unit, one of the two, or neither. */
export function quantityValue(
  { units, min = 12, max = min }: FieldOf<'quantity'>,
  text: fc.Arbitrary<string>,
): fc.Arbitrary<FormValue> {
  return fc.oneof(
    fc.record({ amount: numberValue, unit: fc.constantFrom(...units) }, { requiredKeys: [] }),
    // A form reports only one of two invalid parts, so arbitrary units come with a valid amount.
    fc.record({ amount: fc.constant(max), unit: text }),
  );
}

/** Some days of the week in order, occasionally followed by a text that is not one. */
export const daysValue = fc
  .tuple(fc.subarray([...WEEKDAYS]), fc.subarray(['someday']))
  .map((days) => days.flat().map((name) => ({ day: name })));

/** Coordinates as people and the place search write them, and invalid texts. */
export const coordinatesValue = fc.oneof(
  fc.double({ min: -180, max: 180, noNaN: true }).map((degrees) => degrees.toFixed(4)),
  fc.constantFrom('14.', '.5', '014', 'N 14° 33′', '14.5.5', '200'),
);

/**
 * Linked pages and records: ids without surrounding blanks and without the separator.
 * @param text any text
 */
export function linkedValue(
  { type, place }: FieldOf<'pages' | 'entries'>,
  text: fc.Arbitrary<string>,
): fc.Arbitrary<FormValue> {
  const key = type === 'pages' ? 'page' : 'entry';
  // A table must not take the beginning of an id for that of JSON.
  const id = fc
    .oneof({ weight: 9, arbitrary: text }, { weight: 1, arbitrary: fc.constant('[{') })
    .filter((one) => one.trim() === one && !one.includes(place.by));
  return fc.uniqueArray(id, { maxLength: 4 }).map((ids) => ids.map((one) => ({ [key]: one })));
}

/**
 * Unique tags without the separator.
 * @param text any text
 */
export function tagsValue({ place }: FieldOf<'tags'>, text: fc.Arbitrary<string>): fc.Arbitrary<FormValue> {
  const separator = 'joined' in place ? place.by : undefined;
  const tag = text.filter((tag) => separator === undefined || (tag.trim() === tag && !tag.includes(separator)));
  return fc.uniqueArray(tag, { maxLength: 4 }).map((tags) => tags.map((one) => ({ tag: one })));
}

/**
 * One of the choices; any text where that is allowed, or where a service provides the choices.
 * @param text any text
 */
export function choiceValue(field: FieldOf<'choice'>, text: fc.Arbitrary<string>): fc.Arbitrary<FormValue> {
  const isFree = field.freeText === true || field.choices.length === 0;
  return isFree ? text : fc.constantFrom(...field.choices.map(({ value }) => value));
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}
