import { defineEditor } from '../../src/definition';
import { contentPicture } from '../shared/contentPicture';
import { defaultLabel } from '../shared/defaultLabel';
import { imageGallery, virtualTour } from '../shared/gallery';

export const careersInformationDetails = defineEditor({
  name: 'careers-information',
  title: 'Careers Information Details',
  description: 'What the careers page of the {BRAND} website says above the open positions.',
  stored: {
    page: {
      tag: 'careers-information-details-{brand}',
      slug: 'careers-information-details-{brand}',
      name: 'Careers Information Details {BRAND}',
      save: 'updateTree',
    },
  },
  messages: { saved: 'Update Success', created: 'Update Success' },
  preview: {},
  fields: {
    main: {
      type: 'group',
      layout: [[['description', 'images', 'videos', 'panoramas']]],
      stored: { container: 'CAREERS-INFORMATION', collection: 'CAREERS-INFORMATION-FC' },
      fields: {
        label: defaultLabel('Careers (Default)', 'careers-default'),
        description: { type: 'richText', label: 'Description', stored: 'description' },
        images: { ...imageGallery, ...contentPicture },
        ...virtualTour,
      },
    },
  },
});
