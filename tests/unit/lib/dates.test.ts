import { expect, it } from 'vitest';
import { formatDate, formatMoment } from '../../../src/lib/dates';

it("[CONST-002] shows dates as 'MMM DD, YYYY', in the time zone of the staff", () => {
  expect(formatDate('2026-01-05T02:00:00.000Z')).toBe('Jan 05, 2026');
  expect(formatDate('2026-01-05T16:00:00.000Z')).toBe('Jan 06, 2026');
});

it('shows nothing where there is no date', () => {
  expect([null, undefined, '', 'soon'].map((value) => formatDate(value))).toEqual(['', '', '', '']);
});

it('shows a moment of today by its time, and an earlier one with its date', () => {
  const now = Date.parse('2026-03-10T08:00:00.000Z');
  expect(formatMoment('2026-03-10T06:02:00.000Z', now)).toBe('14:02');
  expect(formatMoment('2026-03-09T06:02:00.000Z', now)).toBe('Mar 09, 2026, 14:02');
});
