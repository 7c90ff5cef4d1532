import type { FieldDefaults } from './brandFacts';

const PICTURES = { accept: ['jpeg', 'jpg', 'png', 'gif'], maxMegabytes: 49 } as const;
const VIDEOS = { accept: ['mp4', '3gp', '3gpp', 'gif'], maxMegabytes: 49 } as const;

/** Settings of a field type that hold for every brand unless a brand or a definition says otherwise. */
export const TYPE_DEFAULTS: FieldDefaults = {
  image: { ...PICTURES, uploadTo: '/uploads/images' },
  images: { ...PICTURES, uploadTo: '/uploads/images' },
  media: { ...PICTURES, featured: true, captions: true },
  video: VIDEOS,
  videos: { ...VIDEOS, featured: true, max: 25 },
  document: { accept: ['pdf', 'doc', 'docx'], maxMegabytes: 49, uploadTo: '/uploads/documents' },
  richText: { toolbar: ['heading', 'bold', 'italic', 'link', 'bulletedList', 'orderedList', 'insertTable'] },
};
