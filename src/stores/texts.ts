import { defineTexts } from '../lib/texts';

/** Texts of hero banners that are not in their definition. */
export const bannerTexts = defineTexts('banner', {
  untitled: 'No title listed',
  /** BAN-011. */
  noCategory: 'No category',
  facts: {
    id: 'ID',
    name: 'Name',
    category: 'Category',
    excerpt: 'Excerpt',
    date: 'Date',
  },
});

/** Choices that come from a service. */
export const servedTexts = defineTexts('served', {
  /** The brand of users and roles that have none. */
  platform: 'Platform (no brand)',
  /** A choice of a filter, and the number of matching entries. */
  counted: '{label} ({count})',
});

/** Messages about something that has been removed by somebody else. */
export const notFoundTexts = defineTexts('notFound', {
  page: 'Page not found.',
  unit: 'Unit not found.',
  part: 'Something that you changed here was removed meanwhile. What you entered stays here.',
  document: 'Document not found.',
  career: 'Career not found.',
  record: 'Record not found.',
  revision: 'It is not kept any more.',
});
