import { defineArea } from '../../src/definition';
import { CATEGORY_ALIASES, CATEGORY_CHOICES, CONTENT_CATEGORIES } from './categories';

const overview = ['CONTENT', 'OVERVIEW'] as const;

export const contentArea = defineArea({
  name: 'content',
  path: '/manage-content',
  menu: { label: 'Manage Content', icon: 'article', position: 40 },
  access: { read: 'read:content', create: 'create:content', update: 'update:content', delete: 'delete:content' },
  kinds: {
    by: 'category',
    scopes: Object.fromEntries(CONTENT_CATEGORIES.map(({ value, scope }) => [value, scope])),
    needed: 'always',
  },
  kindAliases: CATEGORY_ALIASES,
  store: { kind: 'pages', tag: 'CONTENT-{BRAND}' },
  visibility: 'published',
  list: {
    kind: 'cards',
    heading: 'Content',
    searchLabel: 'Content',
    addLabel: 'Add Content',
    lines: [{ kind: 'text', value: 'excerpt', missing: 'description' }, { kind: 'date' }],
    tag: 'category',
    tagChoices: CATEGORY_CHOICES,
    video: 'video',
    tabs: CONTENT_CATEGORIES.map(({ value, label }) => ({ category: value, label })),
    csv: 'articles',
    canFeature: true,
    noAccess: 'No Content Access Please Contact the Administrator',
    loadError: 'Something went wrong.',
  },
  card: {
    category: [{ at: overview, field: 'CATEGORY' }],
    subcategory: [{ at: overview, field: 'SUB-CATEGORY' }],
    excerpt: [{ at: overview, field: 'SHORT-DESCRIPTION' }],
    video: [{ at: overview, field: 'VIDEO-LINK' }],
    cover: [{ at: overview, field: 'Image', as: 'file' }],
  },
  editor: 'article',
  headings: { add: 'Add Content', change: 'Edit Content' },
  page: '{category}/{slug}',
  kindField: 'overview.category',
});
