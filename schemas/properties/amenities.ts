import { defineEditor } from '../../src/definition';
import { defaultLabel } from '../shared/defaultLabel';
import { imageGallery, virtualTour } from '../shared/gallery';
import { searchDescription, searchTitle } from '../shared/seo';

export const propertyAmenities = defineEditor({
  name: 'property-amenities',
  title: 'Amenities',
  stored: { collection: 'AMENITIES', save: 'updateCollection' },
  messages: { saved: 'Update Success.' },
  preview: { layout: [[[{ field: 'title', as: 'title' }, 'details', 'amenities']]] },
  fields: {
    amenitiesDefault: defaultLabel('Amenities (Default)', 'AMENITIES-DEFAULT'),
    title: { type: 'text', label: 'Title', stored: 'AMENITIES-TITLE' },
    details: { type: 'richText', label: 'Details', stored: 'AMENITIES-DETAILS' },
    seoTitle: { ...searchTitle, stored: 'SEO-AMENITIES-TITLE' },
    seoDescription: { ...searchDescription, stored: 'SEO-AMENITIES-DESCRIPTION' },
    amenities: {
      type: 'list',
      label: 'Amenities',
      addLabel: 'Add Row',
      itemLabel: 'Amenity',
      summary: ['name', 'images'],
      stored: { each: 'AMENITY' },
      layout: [[[{ field: 'name', as: 'heading' }, 'images', 'videos', 'panoramas']]],
      fields: {
        name: { type: 'text', label: 'Name', stored: 'AMENITY-NAME' },
        images: imageGallery,
        ...virtualTour,
      },
    },
  },
});
