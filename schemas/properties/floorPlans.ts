import { defineEditor } from '../../src/definition';
import { defaultLabel } from '../shared/defaultLabel';
import { imageGallery, virtualTour } from '../shared/gallery';
import { seo } from '../shared/seo';

/** Square feet in a square metre (CONST-006). */
const SQFT_PER_SQM = 10.763910417;

export const propertyFloorPlans = defineEditor({
  name: 'property-floor-plans',
  title: 'Floor Plans',
  stored: { collection: 'FLOOR-PLANS', save: 'updateCollection' },
  messages: { saved: 'SAVED!' },
  preview: {
    layout: [
      [
        [
          { field: 'lowestSize', as: 'fact' },
          { field: 'highestSize', as: 'fact' },
          { field: 'floors', as: 'fact' },
          { field: 'residentialUnits', as: 'fact' },
          'body',
          'images',
          'unitPlans',
          'videos',
          'panoramas',
        ],
      ],
    ],
  },
  fields: {
    floorPlansDefault: defaultLabel('Unit & Floor Plans (Default)', 'UNIT-FLOOR-PLANS-DEFAULT'),
    galleryDefault: defaultLabel('Image Gallery (Default)', 'IMAGE-GALLERY-DEFAULT'),
    lowestSize: {
      type: 'number',
      label: 'Unit Size Range (Lowest)',
      unit: 'sqm',
      stored: 'UNIT-SIZE-RANGE-LOWEST',
      positive: true,
      atMost: 'highestSize',
      width: 'half',
    },
    highestSize: {
      type: 'number',
      label: 'Unit Size Range (Highest)',
      unit: 'sqm',
      stored: 'UNIT-SIZE-RANGE-HIGHEST',
      positive: true,
      width: 'half',
    },
    floors: {
      type: 'number',
      label: 'No. of Floors',
      stored: 'NO-OF-FLOORS',
      positive: true,
      warn: { whole: true },
      width: 'half',
    },
    residentialUnits: {
      type: 'number',
      label: 'No. of Residential Units',
      stored: 'NO-OF-RESIDENTIAL-UNITS',
      positive: true,
      warn: { whole: true },
      width: 'half',
    },
    body: { type: 'richText', label: 'Body', stored: { field: 'BODY', order: 9 }, brands: ['ALP'] },
    ...seo('FLOOR-PLAN', { title: 6, h2: 10 }),
    images: imageGallery,
    unitPlans: {
      type: 'list',
      label: 'Unit Plans',
      addLabel: 'Add Unit Plan',
      itemLabel: 'Unit Plan',
      summary: ['name', 'areas', 'images'],
      stored: { in: 'UNITS-FLOOR-PLANS', each: 'UNIT-PLAN' },
      layout: [
        [[{ field: 'name', as: 'heading' }, { field: 'totalArea', as: 'fact' }, 'details', 'areas'], ['images']],
      ],
      fields: {
        name: { type: 'text', label: 'Name', stored: 'UNIT-PLAN-FLOOR-PLAN' },
        details: { type: 'richText', label: 'Details', stored: 'DETAILS' },
        totalArea: { type: 'number', label: 'Total Area', unit: 'sqm', stored: 'TOTAL-AREA', positive: true },
        images: imageGallery,
        areas: {
          type: 'list',
          label: 'Areas',
          addLabel: 'Add Area',
          itemLabel: 'Area',
          summary: ['name', 'sqm'],
          askBeforeRemoval: 'Are you sure you want to delete?',
          keepsLast: true,
          stored: { each: { collection: 'AREA', from: 1 } },
          layout: [
            [[{ field: 'name', as: 'caption' }], [{ field: 'sqm', as: 'fact' }], [{ field: 'sqft', as: 'fact' }]],
          ],
          fields: {
            name: { type: 'text', label: 'Name', stored: 'AREA-NAME' },
            sqm: {
              type: 'number',
              label: 'In sqm',
              stored: 'IN-SQM',
              positive: true,
              linked: { to: 'sqft', factor: SQFT_PER_SQM, decimals: 0 },
              width: 'half',
            },
            sqft: {
              type: 'number',
              label: 'In sqft',
              stored: 'IN-SQFT',
              positive: true,
              linked: { to: 'sqm', factor: 1 / SQFT_PER_SQM, decimals: 2 },
              width: 'half',
            },
          },
        },
      },
    },
    ...virtualTour,
  },
});
