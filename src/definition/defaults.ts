import type { FieldDefaults } from './brandFacts';

/** Settings of a field type that hold for every brand unless a brand or a definition says otherwise. */
export const TYPE_DEFAULTS: FieldDefaults = {
  images: { accept: ['jpeg', 'jpg', 'png', 'gif'], maxMegabytes: 49, uploadTo: '/uploads/images' },
  richText: { toolbar: ['heading', 'bold', 'italic', 'link', 'bulletedList', 'orderedList', 'insertTable'] },
};
