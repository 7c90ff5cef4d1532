import type { Field, Fields } from '../../src/definition';

/** Pictures with captions, one of them featured; used by most pages (tree.md, Conventions). */
export const imageGallery = {
  type: 'media',
  label: 'Image Gallery',
  stored: { in: 'IMAGE-GALLERY', each: { field: 'IMAGE' } },
} as const satisfies Field;

/** Links of a virtual tour: videos and panoramas, each with a preview (PROP-051). */
export const virtualTour = {
  videos: {
    type: 'links',
    label: 'Video Links',
    itemLabel: 'Video link',
    addLabel: 'Add video link',
    stored: { in: 'VIDEOS', each: { field: 'VIDEO', label: 'video' } },
  },
  panoramas: {
    type: 'links',
    label: 'Panorama Links',
    itemLabel: 'Panorama link',
    addLabel: 'Add panorama link',
    stored: { in: 'PANORAMAS', each: { field: 'PANORAMA', label: 'panorama' } },
  },
} as const satisfies Fields;
