import { defineArea } from '../../src/definition';

export const galleryArea = defineArea({
  name: 'gallery',
  path: '/manage-gallery',
  menu: { label: 'Manage Gallery', icon: 'image', position: 60 },
  access: { read: 'read:gallery', create: 'create:gallery', update: 'update:gallery', delete: 'delete:gallery' },
  store: { kind: 'pages', tag: 'GALLERY-{BRAND}' },
  visibility: 'published',
  list: {
    kind: 'cards',
    heading: 'Gallery',
    searchLabel: 'Gallery',
    addLabel: 'Add Gallery',
    lines: [{ kind: 'date' }],
    video: 'video',
    csv: 'galleries',
    canFeature: true,
    loadError: 'Something went wrong.',
  },
  card: {
    video: [{ at: ['GALLERY-CONTAINER', 'GALLERY-FC', 'VIDEOS'], field: 'VIDEO' }],
    cover: [{ at: ['GALLERY-CONTAINER', 'GALLERY-FC', 'IMAGES'], as: 'file' }],
  },
  editor: 'gallery',
  headings: { add: 'Add Gallery', change: 'Edit Gallery' },
});
