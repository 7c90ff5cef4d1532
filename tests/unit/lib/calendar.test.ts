import { describe, expect, it } from 'vitest';
import {
  dayAt,
  dayOfInstant,
  instantOfDay,
  parseDay,
  parseMoment,
  parseMonth,
  parseTime,
  parseUnambiguousDay,
  printDay,
  printMonth,
  printTime,
  startOfDay,
} from '../../../src/lib/calendar';

describe('a day', () => {
  it.each([
    ['1/5/2026', '2026-01-05'],
    ['01/05/2026', '2026-01-05'],
    [' 1-5-2026 ', '2026-01-05'],
    ['1. 5. 2026', '2026-01-05'],
    ['01052026', '2026-01-05'],
    ['2026-01-05', '2026-01-05'],
    ['2/29/2028', '2028-02-29'],
  ])('is read from %j', (text, day) => {
    expect(parseDay(text)).toBe(day);
  });

  it.each(['', 'soon', '2/30/2026', '2/29/2026', '13/01/2026', '1/5/26', '1/5/0026', '2026-1', '__proto__'])(
    'is not in %j',
    (text) => {
      expect(parseDay(text)).toBeUndefined();
    },
  );

  it.each([
    '2026-01-31',
    '2026/1/31',
    '31-Jan-2026',
    '31 january 2026',
    'Jan 31, 2026',
    'January 31 2026',
    '1/31/2026',
    '31.1.2026',
  ])('is the same in every country as %j', (text) => {
    expect(parseUnambiguousDay(text)).toBe('2026-01-31');
  });

  it.each(['1/4/2026', '04-01-2026', '31-Jan-26', '30-Feb-2026', '31-Janus-2026', 'Jan 2026', '13/13/2026', ''])(
    'is not known for certain from %j',
    (text) => {
      expect(parseUnambiguousDay(text)).toBeUndefined();
    },
  );

  it('is written as MM/DD/YYYY; other text stays unchanged', () => {
    expect(['2026-01-05', '2026-02-30', 'soon'].map(printDay)).toEqual(['01/05/2026', '2026-02-30', 'soon']);
  });
});

it.each([
  ['1/31/2026 9:30 pm', '2026-01-31T21:30'],
  ['1/31/2026, 9:30 pm', '2026-01-31T21:30'],
  ['2026-01-31T21:30', '2026-01-31T21:30'],
  ['1/31/2026', undefined],
])('the day and time of %j are %j', (text, moment) => {
  expect(parseMoment(text)).toBe(moment);
});

it('the day of a moment may be read in another way', () => {
  expect(parseMoment('31-Jan-2026 9:30 pm', parseUnambiguousDay)).toBe('2026-01-31T21:30');
  expect(parseMoment('1/4/2026 9:30 pm', parseUnambiguousDay)).toBeUndefined();
});

it('a long text that is no day and no time is rejected in linear time', () => {
  const signs = 1_000_000;
  expect(parseDay(`1${' '.repeat(signs)}x`)).toBeUndefined();
  expect(parseMoment(`1${','.repeat(signs)}x`)).toBeUndefined();
  expect(parseUnambiguousDay(`1${' '.repeat(signs)}x`)).toBeUndefined();
});

describe('a month', () => {
  it.each([
    ['1/2026', '2026-01'],
    ['012026', '2026-01'],
    ['2026-12', '2026-12'],
    ['13/2026', undefined],
    ['0/2026', undefined],
    ['1/1/2026', undefined],
  ])('of %j is %j', (text, month) => {
    expect(parseMonth(text)).toBe(month);
  });

  it('is written as MM/YYYY', () => {
    expect(['2026-01', '2026-13'].map(printMonth)).toEqual(['01/2026', '2026-13']);
  });
});

describe('a time of day', () => {
  it.each([
    ['9', '09:00', '09:00 am'],
    ['9:30 PM', '21:30', '09:30 pm'],
    ['0930', '09:30', '09:30 am'],
    ['930p', '21:30', '09:30 pm'],
    ['21.15', '21:15', '09:15 pm'],
    ['12 am', '00:00', '12:00 am'],
    ['12:00 p.m.', '12:00', '12:00 pm'],
  ])('%j is %s, written as %s', (text, time, written) => {
    expect(parseTime(text)).toBe(time);
    expect(printTime(time)).toBe(written);
    expect(parseTime(written)).toBe(time);
  });

  it.each(['', 'noon', '25:00', '9:60', '13 pm', '0 am'])('is not in %j', (text) => {
    expect(parseTime(text)).toBeUndefined();
  });
});

describe('[C-21] the day of an instant', () => {
  it.each([
    ['2026-01-30T15:59:59.999Z', '2026-01-30'],
    ['2026-01-30T16:00:00.000Z', '2026-01-31'],
    ['2026-01-31T00:00:00.000+08:00', '2026-01-31'],
    ['2026-01-31T00:00:00.000Z', '2026-01-31'],
    ['2026-01-31', undefined],
    ['2026-99-31T00:00:00Z', undefined],
  ])('%s is %s in the Philippines', (instant, day) => {
    expect(dayOfInstant(instant)).toBe(day);
  });

  it('is its original day, in UTC and in the Philippines', () => {
    const instant = instantOfDay('2026-01-31');
    expect([dayOfInstant(instant), instant.slice(0, 10)]).toEqual(['2026-01-31', '2026-01-31']);
  });

  it('begins in the time zone of the staff, before it does in UTC', () => {
    expect(startOfDay('2026-01-31')).toBe('2026-01-30T16:00:00.000Z');
    expect(startOfDay('2026-01-31', { addDays: 1 })).toBe('2026-01-31T16:00:00.000Z');
  });

  it('is today by the clock of the staff', () => {
    expect(dayAt(Date.UTC(2026, 0, 31, 16))).toBe('2026-02-01');
  });
});
