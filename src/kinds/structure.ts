import { fieldPlace } from './placing';

/** The common parts of kinds with one value in one stored field. */
export const oneValue = {
  isInput: true,
  previewShape: 'line',
  place: fieldPlace,
  structure: () => ({ type: 'string' }),
} as const;

/** The common parts of kinds whose value has several parts, which their own field component renders. */
export const partsValue = { empty: () => ({}), structure: () => ({ type: 'object' }) } as const;

/** The common parts of lists whose own field component renders the items. */
export const itemsValue = { empty: () => [], structure: () => ({ type: 'array', items: { type: 'object' } }) } as const;
