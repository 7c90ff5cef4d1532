import { defineEditor } from '../../src/definition';
import { defaultLabel } from '../shared/defaultLabel';
import { imageGallery, virtualTour } from '../shared/gallery';
import { seo } from '../shared/seo';

/** Fields that a selected place fills with its coordinates. */
const filledCoordinates = { latitude: 'latitude', longitude: 'longitude' } as const;

export const propertyLocations = defineEditor({
  name: 'property-locations',
  title: 'Locations & Landmarks',
  stored: { collection: 'LOCATION-LANDMARKS', save: 'replaceCollection' },
  messages: { saved: 'Update Success.' },
  preview: {
    layout: [
      [
        [
          { field: 'specific', as: 'heading' },
          { field: 'brief', as: 'lead' },
          { field: 'region', as: 'fact' },
          'images',
          'videos',
          'panoramas',
          'landmarks',
        ],
      ],
    ],
  },
  fields: {
    locationDefault: defaultLabel('Location (Default)', 'LOCATION-DEFAULT'),
    specific: {
      type: 'place',
      label: 'Specific Location',
      stored: 'LOCATION-SPECIFIC',
      coordinates: filledCoordinates,
    },
    brief: { type: 'text', label: 'Brief Location', stored: 'LOCATION-BRIEF', width: 'half' },
    region: {
      type: 'choice',
      label: 'Region',
      stored: 'REGION',
      choices: ['Metro Manila', 'Luzon', 'Visayas', 'Mindanao'],
      width: 'half',
    },
    longitude: {
      type: 'coordinates',
      label: 'Longitude',
      axis: 'longitude',
      stored: 'LONGITUDE',
      locked: true,
      width: 'half',
    },
    latitude: {
      type: 'coordinates',
      label: 'Latitude',
      axis: 'latitude',
      stored: 'LATITUDE',
      locked: true,
      mapWith: 'longitude',
      width: 'half',
    },
    images: imageGallery,
    ...virtualTour,
    landmarksDefault: defaultLabel('Landmarks (Default)', 'LANDMARKS-DEFAULT'),
    landmarks: {
      type: 'list',
      label: 'Landmarks',
      addLabel: 'Add Row',
      itemLabel: 'Landmark',
      summary: ['name', 'location'],
      stored: { in: 'LANDMARKS', each: 'ESTABLISHMENT' },
      layout: [
        [
          [
            { field: 'name', as: 'heading' },
            { field: 'distance', as: 'fact' },
            { field: 'location', as: 'fact' },
            'body',
          ],
          ['images'],
        ],
      ],
      fields: {
        name: { type: 'text', label: 'Establishment Name', stored: 'NAME', width: 'half' },
        distance: { type: 'text', label: 'Distance (km)', stored: 'DISTANCE', width: 'half' },
        location: { type: 'place', label: 'Location', stored: 'LOCATION', coordinates: filledCoordinates },
        longitude: {
          type: 'coordinates',
          label: 'Longitude',
          axis: 'longitude',
          stored: { field: 'LONGITUDE', order: 4 },
          width: 'half',
        },
        latitude: {
          type: 'coordinates',
          label: 'Latitude',
          axis: 'latitude',
          stored: { field: 'LATITUDE', order: 3 },
          width: 'half',
        },
        body: { type: 'multiline', label: 'Body', stored: { field: 'BODY', order: 5 }, rows: 3 },
        images: imageGallery,
      },
    },
    ...seo('LOCATION', { title: 7 }),
  },
});
