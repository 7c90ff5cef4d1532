import { isCardArea, type PageCard } from '../src/definition';
import { areas } from './index';

/** What the card lists show of their pages (CARD, PROP, SHOW, CONT, GAL and AWD rows; B-52, B-53). */
export const pageCards: readonly PageCard[] = areas
  .filter(isCardArea)
  .map(({ store, card = {} }) => ({ pages: store.tag, values: card }));
