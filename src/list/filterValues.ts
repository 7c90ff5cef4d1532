import type { ListFilter } from '../definition';
import { MAX_SEARCH_LENGTH } from '../lib/maxSearchLength';
import type { Comparison, RecordQuery } from '../stores/records/source';

/** The ends of a range, inclusive; '' for an open end. */
export interface FilterRange {
  readonly from: string;
  readonly to: string;
}

const RANGE_SEPARATOR = '..';

/** A range as a query parameter, `from..to`; '' if both ends are open. */
export function writeRange({ from, to }: FilterRange): string {
  return from === '' && to === '' ? '' : `${from}${RANGE_SEPARATOR}${to}`;
}

/** Reads the range of a query parameter; both ends are open if it is invalid. */
export function readRange(text: string): FilterRange {
  const [from, to, ...more] = text.split(RANGE_SEPARATOR);
  return from === undefined || to === undefined || more.length > 0 ? { from: '', to: '' } : { from, to };
}

/** Whether a text is a number that a filter accepts: digits with optional sign and fraction, no longer than a search. */
export function isNumber(text: string): boolean {
  return text.length <= MAX_SEARCH_LENGTH && /^-?\d+(\.\d+)?$/.test(text);
}

/** Whether a text is what somebody has typed before the next digit of a number. */
export function isNumberStart(text: string): boolean {
  return text.length < MAX_SEARCH_LENGTH && /^-?(\d+\.)?$/.test(text);
}

/** Whether a range ends before it begins, so that nothing can be in it. */
export function isReversedRange({ from, to }: FilterRange, of: 'dates' | 'numbers'): boolean {
  if (from === '' || to === '') return false;
  return of === 'dates' ? from > to : Number(from) > Number(to);
}

function isDay(text: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));
}

/** The value of a filter in its query parameter; undefined if there is none, or if it is invalid (C-8). */
export function readFilter({ by = 'choice' }: ListFilter, text: string | null): string | undefined {
  if (text === null || text === '') return undefined;
  switch (by) {
    case 'choice':
      return text;
    case 'text':
      return text.slice(0, MAX_SEARCH_LENGTH);
    case 'flag':
      return text === 'true' || text === 'false' ? text : undefined;
    case 'dates':
      return readEnds(text, isDay);
    case 'numbers':
      return readEnds(text, isNumber);
  }
}

function readEnds(text: string, isEnd: (end: string) => boolean): string | undefined {
  const { from, to } = readRange(text);
  return writeRange({ from: isEnd(from) ? from : '', to: isEnd(to) ? to : '' }) || undefined;
}

/**
 * The filters of a list as its service expects them: choices, and other conditions.
 * @param values by filter key, as in the address
 */
export function toRecordFilters(
  filters: readonly ListFilter[],
  values: Readonly<Record<string, string>>,
): Pick<RecordQuery, 'filters' | 'comparisons'> {
  const active = filters.flatMap(({ key, by = 'choice' }) => {
    const value = values[key];
    return value === undefined ? [] : [{ key, by, value }];
  });
  const choices = active.filter(({ by }) => by === 'choice' || by === 'flag');
  const comparisons = active.flatMap(({ key, by, value }): readonly Comparison[] => {
    if (by === 'text') return [{ property: key, contains: value }];
    if (by !== 'dates' && by !== 'numbers') return [];
    const { from, to } = readRange(value);
    return [{ property: key, ...(from !== '' && { from }), ...(to !== '' && { to }) }];
  });
  return {
    ...(choices.length > 0 && { filters: Object.fromEntries(choices.map(({ key, value }) => [key, value])) }),
    ...(comparisons.length > 0 && { comparisons }),
  };
}
