import type { ListFilter } from '../definition';
import { LONGEST_SEARCH } from '../lib/longestSearch';
import type { Comparison, RecordQuery } from '../stores/records/source';

/** Where a range begins and ends, inclusive; '' where it is open. */
export interface FilterRange {
  readonly from: string;
  readonly to: string;
}

const BETWEEN = '..';

/** A range as it stands in the address, `from..to`; '' where both ends are open. */
export function writeRange({ from, to }: FilterRange): string {
  return from === '' && to === '' ? '' : `${from}${BETWEEN}${to}`;
}

/** The range of an address; both ends are open where it is none. */
export function readRange(text: string): FilterRange {
  const [from, to, ...more] = text.split(BETWEEN);
  return from === undefined || to === undefined || more.length > 0 ? { from: '', to: '' } : { from, to };
}

/** Whether a text is a number as a filter takes it: digits, with a sign and a fraction where it has them, no longer than a search. */
export function isNumber(text: string): boolean {
  return text.length <= LONGEST_SEARCH && /^-?\d+(\.\d+)?$/.test(text);
}

function isDay(text: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));
}

/** The value of a filter in an address; undefined for none, and for what makes no sense to the filter (C-8). */
export function readFilter({ by = 'choice' }: ListFilter, text: string | null): string | undefined {
  if (text === null || text === '') return undefined;
  switch (by) {
    case 'choice':
      return text;
    case 'text':
      return text.slice(0, LONGEST_SEARCH);
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
 * What a list's filters ask its service for: choices, and what is compared otherwise.
 * @param chosen by the filters' keys, as the address has it
 */
export function askedOf(
  filters: readonly ListFilter[],
  chosen: Readonly<Record<string, string>>,
): Pick<RecordQuery, 'filters' | 'comparisons'> {
  const given = filters.flatMap(({ key, by = 'choice' }) => {
    const value = chosen[key];
    return value === undefined ? [] : [{ key, by, value }];
  });
  const choices = given.filter(({ by }) => by === 'choice' || by === 'flag');
  const comparisons = given.flatMap(({ key, by, value }): readonly Comparison[] => {
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
