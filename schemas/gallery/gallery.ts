import { defineEditor } from '../../src/definition';
import { contentPicture } from '../shared/contentPicture';
import { defaultLabel } from '../shared/defaultLabel';
import { virtualTour } from '../shared/gallery';

export const gallery = defineEditor({
  name: 'gallery',
  title: 'Gallery',
  description: 'Pictures, videos and panoramas on the gallery page of the {BRAND} website.',
  stored: { page: { tag: 'GALLERY-{BRAND}', name: { from: ['main.title'] }, save: 'updateTree' } },
  messages: {
    created: 'Gallery successfully created!',
    saved: 'Gallery successfully updated!',
    failed: 'Something went wrong upon updating!',
  },
  preview: {},
  fields: {
    main: {
      type: 'group',
      stored: { container: 'GALLERY-CONTAINER', collection: 'GALLERY-FC' },
      layout: [[[{ field: 'title', as: 'title' }, 'images', 'videos', 'panoramas']]],
      fields: {
        label: defaultLabel('Gallery (Default)', 'GALLERY-DEFAULT'),
        title: { type: 'text', label: 'Title', stored: 'GALLERY-TITLE', required: 'Title is required.' },
        images: {
          type: 'media',
          label: 'Images',
          ...contentPicture,
          stored: { in: 'IMAGES', each: { field: 'IMAGE' } },
        },
        ...virtualTour,
      },
    },
  },
});
