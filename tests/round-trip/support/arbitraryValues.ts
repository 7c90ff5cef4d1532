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

/** Any Unicode text that is not empty, names that are special to JavaScript among it. */
export const text = fc.oneof(
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }),
  fc.string({ unit: 'binary', minLength: 1, maxLength: 12 }),
  fc.constantFrom('__proto__', 'constructor', 'null', '0', ' ', '<p>Año</p>', '‮abc', '{"a":1}'),
);

/** Text that a person switched to plain; the empty one too. */
export const plainText = fc.record({ plain: fc.oneof(text, fc.constant('')) });

/** A number, or text that is none. */
export const numberValue = fc.oneof(fc.integer(), decimal, fc.constantFrom('abc', '1,5', '12 m', '--', '1e'));

/** A price, or text that is none. */
export const moneyValue = fc.oneof(fc.integer(), decimal, fc.constantFrom('abc', '12 m', '--', '1e', '1.2.3'));

/** A day as it is kept, or text that names none. */
export const dayValue = fc.oneof(day, fc.constantFrom('soon', '2/30/2026', '13/01/2026', '2026-02-30'));

/** A month as it is kept, or text that names none. */
export const monthValue = fc.oneof(month, fc.constantFrom('soon', '13/2026', '2026-13', '1/1/2026'));

const timeValue = fc.oneof(time, fc.constantFrom('noon', '25:00', '13:00 pm', '9:99'));

/** A time of day as it is kept, or text that names none. */
export const oneTimeValue = timeValue;

/** A day with a time as it is kept, or text that names none. */
export const momentValue = fc.oneof(
  fc.tuple(day, time).map((parts) => parts.join('T')),
  fc.constantFrom('soon', '2026-02-30T10:00', '2026-01-31', '2026-01-31T', 'T09:00'),
);

/** Both ends of a range, one or none. */
export const timeRangeValue = fc.record({ start: timeValue, end: timeValue }, { requiredKeys: [] });

/** On, off, or text that is neither. */
export const toggleValue = fc.oneof(fc.boolean(), fc.constantFrom('maybe', '1'));

/** A number with a unit, one of them or none. */
export function quantityValue(units: readonly string[], text: fc.Arbitrary<string>): fc.Arbitrary<FormValue> {
  return fc.oneof(
    fc.record({ amount: numberValue, unit: fc.constantFrom(...units) }, { requiredKeys: [] }),
    // Of two wrong parts a form names one: an amount that is right, with any unit.
    fc.record({ amount: fc.constant(12), unit: text }),
  );
}

/** Some days of the week in their order, and now and then a text that names none. */
export const daysValue = fc
  .tuple(fc.subarray([...WEEKDAYS]), fc.subarray(['someday']))
  .map((days) => days.flat().map((name) => ({ day: name })));

/** Coordinates as people and the place search write them, and texts that are none. */
export const coordinatesValue = fc.oneof(
  fc.double({ min: -180, max: 180, noNaN: true }).map((degrees) => degrees.toFixed(4)),
  fc.constantFrom('14.', '.5', '014', 'N 14° 33′', '14.5.5', '200'),
);

/**
 * Linked pages and records: ids without blanks around them and without what they are joined with.
 * @param text any text
 */
export function linkedValue(
  { type, place }: FieldOf<'pages' | 'entries'>,
  text: fc.Arbitrary<string>,
): fc.Arbitrary<FormValue> {
  const key = type === 'pages' ? 'page' : 'entry';
  const id = text.filter((one) => one.trim() === one && !one.includes(place.by));
  return fc.uniqueArray(id, { maxLength: 4 }).map((ids) => ids.map((one) => ({ [key]: one })));
}

/**
 * Tags of which none comes twice and none holds what they are joined with.
 * @param text any text
 */
export function tagsValue({ place }: FieldOf<'tags'>, text: fc.Arbitrary<string>): fc.Arbitrary<FormValue> {
  const joint = 'joined' in place ? place.by : undefined;
  const tag = text.filter((tag) => joint === undefined || (tag.trim() === tag && !tag.includes(joint)));
  return fc.uniqueArray(tag, { maxLength: 4 }).map((tags) => tags.map((one) => ({ tag: one })));
}

/**
 * One of the choices; any text where that is allowed, or where a service gives the choices.
 * @param text any text
 */
export function choiceValue(field: FieldOf<'choice'>, text: fc.Arbitrary<string>): fc.Arbitrary<FormValue> {
  const isFree = field.freeText === true || field.choices.length === 0;
  return isFree ? text : fc.constantFrom(...field.choices.map(({ value }) => value));
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}
