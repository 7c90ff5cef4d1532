import { defineArea } from '../../src/definition';

export const awardsArea = defineArea({
  name: 'awards',
  path: '/manage-awards',
  menu: { label: 'Manage Awards', icon: 'award', position: 130 },
  access: {
    read: 'read:awards_content',
    create: 'create:awards_content',
    update: 'update:awards_content',
    delete: 'delete:awards_content',
  },
  store: { kind: 'pages', tag: 'AWARDS-{BRAND}' },
  visibility: 'published',
  list: {
    kind: 'cards',
    heading: 'Awards',
    searchLabel: 'Awards',
    addLabel: 'Add Award',
    title: 'award',
    lines: [
      { kind: 'text', value: 'year', missing: 'year' },
      { kind: 'text', value: 'organization', missing: 'organization' },
    ],
    filters: [
      { label: 'Year', value: 'year' },
      { label: 'Organization', value: 'organization' },
    ],
    csv: 'awards',
    canFeature: false,
    loadError: 'Something went wrong.',
  },
  card: {
    award: [{ at: ['AWARD', 'OVERVIEW'], field: 'AWARD' }],
    year: [{ at: ['AWARD', 'OVERVIEW'], field: 'YEAR' }],
    organization: [{ at: ['AWARD', 'OVERVIEW'], field: 'ORGANIZATION' }],
    cover: [{ at: ['AWARD', 'OVERVIEW'], field: 'Image', as: 'file' }],
  },
  editor: 'award',
  headings: { add: 'Add Award', change: 'Edit Award' },
  page: 'edit/{slug}',
});
