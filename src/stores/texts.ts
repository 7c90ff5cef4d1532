import { defineTexts } from '../lib/texts';

/** What is said of hero banners, besides what their definition says. */
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
  /** A choice of a filter, and how many entries it leaves. */
  counted: '{label} ({count})',
});

/** What is said of something that was removed meanwhile. */
export const notFoundTexts = defineTexts('notFound', {
  page: 'Page not found.',
  unit: 'Unit not found.',
  part: 'Something that you changed here was removed meanwhile. What you entered stays here.',
  document: 'Document not found.',
  career: 'Career not found.',
  record: 'Record not found.',
  revision: 'It is not kept any more.',
});
