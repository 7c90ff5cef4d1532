import { EACH, FIRST, type CardValue, type PageCard } from '../src/definition';

const propertyOverview = ['OVERVIEW', 'OVERVIEW-FC'] as const;
const article = ['CONTENT', 'OVERVIEW'] as const;
const award = ['AWARD', 'OVERVIEW'] as const;
const firstShowroom = ['SHOWROOM-CONTAINER', 'SHOWROOM-FC', 'SHOWROOM-LIST', FIRST] as const;

/** What the card lists show of their pages (CARD, PROP, SHOW, CONT, GAL and AWD rows; B-52, B-53). */
export const pageCards: readonly PageCard[] = [
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
    pages: 'SHOWROOM-{BRAND}',
    values: {
      title: [text(firstShowroom, 'TITLE')],
      address: [text(firstShowroom, 'ADDRESS')],
      cover: [{ at: ['SHOWROOM-CONTAINER', 'SHOWROOM-FC', 'IMAGES'], as: 'file' }],
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
  {
    pages: 'GALLERY-{BRAND}',
    values: { cover: [{ at: ['GALLERY-CONTAINER', 'GALLERY-FC', 'IMAGES'], as: 'file' }] },
  },
  {
    pages: 'AWARDS-{BRAND}',
    values: {
      award: [text(award, 'AWARD')],
      year: [text(award, 'YEAR')],
      organization: [text(award, 'ORGANIZATION')],
      project: [text(award, 'PROJECT')],
      cover: [{ at: award, field: 'Image', as: 'file' }],
    },
  },
];

function text(at: CardValue['at'], field: string): CardValue {
  return { at, field };
}
