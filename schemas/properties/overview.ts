import { defineEditor } from '../../src/definition';
import { imageGallery, virtualTour } from '../shared/gallery';
import { pdf } from '../shared/pdf';
import { seo } from '../shared/seo';
import { PROPERTY_STATUSES } from './statuses';

export const propertyOverview = defineEditor({
  name: 'property-overview',
  title: 'Overview',
  stored: { collection: 'OVERVIEW-DETAILS', save: 'replaceCollection' },
  messages: { saved: 'Update Success.' },
  preview: {
    layout: [
      [
        [
          { field: 'title', as: 'title' },
          { field: 'bannerDescription', as: 'lead' },
          { field: 'status', as: 'fact' },
          { field: 'tags', as: 'caption' },
          'details',
          'images',
          'videos',
          'panoramas',
          { field: 'documentTitle', as: 'caption' },
          'document',
        ],
      ],
    ],
  },
  fields: {
    status: { type: 'choice', label: 'Status', stored: 'PROPERTY-STATUS', choices: PROPERTY_STATUSES, width: 'half' },
    title: { type: 'text', label: 'Title', stored: 'PROPERTY-TITLE' },
    details: { type: 'richText', label: 'Details', stored: 'PROPERTY-DETAILS' },
    bannerDescription: {
      type: 'multiline',
      label: 'Banner Description',
      stored: { field: 'DESCRIPTION', order: 7 },
      brands: ['AVIDA'],
    },
    tags: { type: 'tags', label: 'Tags', stored: { field: 'TAGS', as: { join: ',' } }, brands: ['AVIDA'] },
    images: { ...imageGallery, videos: true },
    ...virtualTour,
    documentTitle: { type: 'text', label: 'Document Title', stored: { field: 'DOCUMENT-TITLE', order: 3 } },
    document: {
      type: 'document',
      label: 'Document',
      stored: { field: 'File', order: 10 },
      ...pdf,
    },
    ...seo('OVERVIEW', { title: 4, h2: 9 }),
  },
});
