import { fieldPlace } from './placing';

/** What fields of one value in one stored field have in common. */
export const oneValue = {
  isInput: true,
  drawn: 'line',
  place: fieldPlace,
  structure: () => ({ type: 'string' }),
} as const;

/** What values of several parts have in common; their field draws them. */
export const inParts = { empty: () => ({}), structure: () => ({ type: 'object' }) } as const;

/** What lists have in common whose items their field draws itself. */
export const inItems = { empty: () => [], structure: () => ({ type: 'array', items: { type: 'object' } }) } as const;
