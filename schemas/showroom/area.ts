import { defineArea, FIRST } from '../../src/definition';

export const showroomArea = defineArea({
  name: 'showroom',
  path: '/manage-showroom',
  menu: { label: 'Manage Showroom', icon: 'store', position: 30 },
  access: { read: 'read:showroom', create: 'create:showroom', update: 'update:showroom', delete: 'delete:showroom' },
  store: { kind: 'pages', tag: 'SHOWROOM-{BRAND}' },
  visibility: 'published',
  list: {
    kind: 'cards',
    heading: 'Showroom',
    searchLabel: 'Showroom',
    addLabel: 'Add Showroom',
    lines: [
      { kind: 'text', value: 'title', missing: 'title' },
      { kind: 'text', value: 'address', missing: 'address' },
    ],
    csv: 'showrooms',
    canFeature: true,
    loadError: 'Something went wrong',
  },
  card: {
    title: [{ at: ['SHOWROOM-CONTAINER', 'SHOWROOM-FC', 'SHOWROOM-LIST', FIRST], field: 'TITLE' }],
    address: [{ at: ['SHOWROOM-CONTAINER', 'SHOWROOM-FC', 'SHOWROOM-LIST', FIRST], field: 'ADDRESS' }],
    cover: [{ at: ['SHOWROOM-CONTAINER', 'SHOWROOM-FC', 'IMAGES'], as: 'file' }],
  },
  editor: 'showroom',
  headings: { add: 'Add Showroom', change: 'Edit Showroom' },
});
