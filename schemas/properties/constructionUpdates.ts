import { defineEditor } from '../../src/definition';
import { defaultLabel } from '../shared/defaultLabel';
import { imageGallery, virtualTour } from '../shared/gallery';
import { seo } from '../shared/seo';

/** PROPC-014, A-37. */
const MAX_DETAILS_LENGTH = 3000;

export const propertyConstructionUpdates = defineEditor({
  name: 'property-construction-updates',
  title: 'Construction Updates',
  stored: { collection: 'CONSTRUCTION-UPDATES', save: 'updateCollection' },
  messages: { saved: 'SAVED!' },
  preview: {
    layout: [
      [
        [
          { field: 'start', as: 'fact' },
          { field: 'end', as: 'fact' },
          { field: 'percentage', as: 'fact' },
          'details',
          'images',
          'videos',
          'panoramas',
          'updates',
        ],
      ],
    ],
  },
  fields: {
    constructionDefault: defaultLabel('Construction Updates (Default)', 'CONSTRUCTION-UPDATES-DEFAULT'),
    start: { type: 'month', label: 'Construction Start Date', stored: 'START-DATE', width: 'half' },
    end: {
      type: 'month',
      label: 'Construction End Date',
      stored: { field: 'CONSTRUCTION-END-DATE', order: 3 },
      laterThan: 'start',
      width: 'half',
    },
    percentage: {
      type: 'number',
      label: 'Percentage',
      stored: { field: 'PERCENTAGE', order: 2 },
      positive: true,
      warn: { max: 100 },
      width: 'half',
    },
    details: {
      type: 'multiline',
      label: 'Details',
      stored: { field: 'DETAILS', order: 4 },
      maxLength: MAX_DETAILS_LENGTH,
      rows: 5,
    },
    ...seo('CONSTRUCTION-PLAN'),
    images: imageGallery,
    ...virtualTour,
    updates: {
      type: 'list',
      label: 'Updates',
      addLabel: 'Add Row',
      itemLabel: 'Construction Update',
      summary: ['update'],
      stored: { each: { collection: 'CONSTRUCTIONS', from: 3 } },
      layout: [[[{ field: 'update', as: 'heading' }, 'details']]],
      fields: {
        update: { type: 'text', label: 'Construction Update', stored: 'CONSTRUCTION-UPDATE' },
        details: { type: 'multiline', label: 'Details', stored: 'DETAILS', maxLength: MAX_DETAILS_LENGTH, rows: 3 },
      },
    },
  },
});
