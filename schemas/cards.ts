import { isCardArea, type PageCard } from '../src/definition';
import { areas } from './index';

/** Card values of the pages in card lists (CARD, PROP, SHOW, CONT, GAL and AWD rows; B-52, B-53). */
export const pageCards: readonly PageCard[] = areas
  .filter(isCardArea)
  .map(({ store, card = {} }) => ({ pages: store.tag, values: card }));
