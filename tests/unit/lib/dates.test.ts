import { expect, it, vi } from 'vitest';
import { instantOfMoment, momentOfInstant } from '../../../src/lib/calendar';
import { formatDate, formatDateTime, formatMoment } from '../../../src/lib/dates';

it("[CONST-002] shows dates as 'MMM DD, YYYY', in the time zone of the staff", () => {
  expect(formatDate('2026-01-05T02:00:00.000Z')).toBe('Jan 05, 2026');
  expect(formatDate('2026-01-05T16:00:00.000Z')).toBe('Jan 06, 2026');
});

it('shows nothing if there is no date', () => {
  expect([null, undefined, '', 'soon'].map((value) => formatDate(value))).toEqual(['', '', '', '']);
});

it("[CONST-002] shows a time of day as 'hh:mm A', in the time zone of the staff", () => {
  const times = ['2026-03-09T16:00', '2026-03-10T01:05', '2026-03-10T04:00', '2026-03-10T15:59'];
  expect(times.map((time) => formatDateTime(`${time}:00.000Z`))).toEqual([
    'Mar 10, 2026, 12:00 AM',
    'Mar 10, 2026, 09:05 AM',
    'Mar 10, 2026, 12:00 PM',
    'Mar 10, 2026, 11:59 PM',
  ]);
});

it('shows a moment of today by its time, and an earlier one with its date', () => {
  const now = Date.parse('2026-03-10T08:00:00.000Z');
  expect(formatMoment('2026-03-10T06:02:00.000Z', now)).toBe('02:02 PM');
  expect(formatMoment('2026-03-09T06:02:00.000Z', now)).toBe('Mar 09, 2026, 02:02 PM');
});

it('converts a time input to an instant in the time zone of the staff, and back', () => {
  expect(instantOfMoment('2026-11-24T22:00')).toBe('2026-11-24T14:00:00.000Z');
  expect(momentOfInstant('2026-11-24T14:00:00.000Z')).toBe('2026-11-24T22:00');
  expect(momentOfInstant(instantOfMoment('2027-01-01T00:00'))).toBe('2027-01-01T00:00');
});

it('shows a stored day and a stored moment as they are, wherever the browser is', () => {
  for (const zone of ['America/New_York', 'Asia/Tokyo', 'Pacific/Kiritimati', 'UTC']) {
    vi.stubEnv('TZ', zone);
    expect(['11/30/2026', '2026-11-30'].map((day) => formatDate(day))).toEqual(['Nov 30, 2026', 'Nov 30, 2026']);
    expect(formatDateTime('11/30/2026 09:00 am')).toBe('Nov 30, 2026, 09:00 AM');
    expect(formatDate('11/30/2026 11:59 pm')).toBe('Nov 30, 2026');
  }
  vi.unstubAllEnvs();
});

it('uses the time zone of the staff wherever the browser is', () => {
  for (const zone of ['America/New_York', 'Pacific/Kiritimati', 'UTC']) {
    vi.stubEnv('TZ', zone);
    expect(formatDateTime('2026-03-08T16:30:00.000Z')).toBe('Mar 09, 2026, 12:30 AM');
    expect(instantOfMoment('2026-03-08T02:30')).toBe('2026-03-07T18:30:00.000Z');
  }
  vi.unstubAllEnvs();
});
