import { defineArea } from '../../src/definition';
import { CONTENT_CATEGORIES } from '../content/categories';
import { PROPERTY_TYPES } from '../properties/types';

export const heroBannerArea = defineArea({
  name: 'hero-banner',
  path: '/manage-hero-banner',
  menu: { label: 'Manage Hero Banner', icon: 'banner', position: 50 },
  access: { read: 'read:banner', create: 'create:banner', update: 'update:banner', delete: 'delete:banner' },
  records: [{ kind: 'home_banner' }],
  store: { kind: 'record', record: 'home-banner' },
  list: {
    kind: 'table',
    heading: 'Hero Banner',
    searchLabel: 'Hero Banner',
    columns: [
      { field: 'title', label: 'Title' },
      { field: 'excerpt', label: 'Excerpt' },
    ],
    sort: { by: 'updated_at', order: 'DESC' },
    activeToggle: false,
    filters: [
      {
        key: 'link_type',
        label: 'Type of Link',
        choices: [
          { value: 'PROPERTIES', label: 'Property' },
          { value: 'CONTENT', label: 'Article' },
        ],
      },
      {
        key: 'category',
        label: 'Category',
        choices: [
          ...PROPERTY_TYPES.map((type) => ({ value: type, label: type, under: linkType('PROPERTIES') })),
          ...CONTENT_CATEGORIES.map(({ value, label }) => ({ value, label, under: linkType('CONTENT') })),
        ],
      },
    ],
    cards: {
      title: 'title',
      lines: [{ field: 'excerpt', missing: 'description' }],
      tags: ['link_type', 'category'],
      picture: 'picture',
      altText: 'alt_text',
      video: 'video_link',
      savedAt: 'updated_at',
    },
    csv: 'hero-banners',
    loadError: 'Something went wrong.',
    add: { label: 'Add Hero Banner', offers: 'new entry' },
  },
  entries: {
    noun: 'banner',
    editors: { add: 'hero-banner', change: 'hero-banner' },
    opens: 'page',
    page: '{id}',
    removal: {
      title: 'Delete Banner?',
      question: 'Are you sure you want to delete this banner?',
      done: 'Successfully deleted banner',
      failed: 'Something went wrong',
    },
    afterSave: 'list',
    afterFailure: 'list',
    loadError: 'Page not found.',
  },
});

function linkType(value: string) {
  return { filter: 'link_type', value };
}
