import { EACH, FIRST, isCardArea, type CardValue, type PageCard } from '../src/definition';
import { areas } from './index';

const propertyOverview = ['OVERVIEW', 'OVERVIEW-FC'] as const;
const article = ['CONTENT', 'OVERVIEW'] as const;

/** What the card lists show of their pages (CARD, PROP, SHOW, CONT, GAL and AWD rows; B-52, B-53). */
export const pageCards: readonly PageCard[] = [
  ...areas.filter(isCardArea).map(({ store, card = {} }): PageCard => ({ pages: store.tag, values: card })),
  {
    pages: 'PROPERTIES-{BRAND}',
    values: {
      category: [text(propertyOverview, 'PROPERTY-TYPE')],
      location: [text(propertyOverview, 'LOCATION')],
      price: [text(propertyOverview, 'PROPERTY-PRICE')],
      lowestPrice: [text(propertyOverview, 'PROPERTY-PRICE-RANGE-LOWEST')],
      highestPrice: [text(propertyOverview, 'PROPERTY-PRICE-RANGE-HIGHEST')],
      status: [{ at: ['UNITS', EACH, 'OVERVIEW-DETAILS'], field: 'PROPERTY-STATUS', as: 'texts' }],
      cover: [
        { at: ['UNITS', FIRST, 'OVERVIEW-DETAILS', 'IMAGE-GALLERY'], as: 'file' },
        { at: propertyOverview, field: 'IMAGE-LOGO', as: 'file' },
      ],
    },
  },
  {
    pages: 'CONTENT-{BRAND}',
    values: {
      category: [text(article, 'CATEGORY')],
      excerpt: [text(article, 'SHORT-DESCRIPTION')],
      video: [text(article, 'VIDEO-LINK')],
      cover: [{ at: article, field: 'Image', as: 'file' }],
    },
  },
];

function text(at: CardValue['at'], field: string): CardValue {
  return { at, field };
}
