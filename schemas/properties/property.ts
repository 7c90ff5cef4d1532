import { defineEditor } from '../../src/definition';
import { defaultLabel } from '../shared/defaultLabel';
import { PROPERTY_TYPE_CHOICES } from './types';

/** Allowed extensions of a picture's key (PROP-035, A-3). */
const KEY_ENDINGS = ['jpg', 'jpeg', 'png', 'webp'];

export const property = defineEditor({
  name: 'property',
  title: 'Property',
  description: 'What the {BRAND} website says of a project in its lists and at the head of its page.',
  stored: {
    page: {
      tag: 'PROPERTIES-{BRAND}',
      name: { from: ['overview.projectName'] },
      save: 'updateFields',
      removes: ['MAP-IMAGE'],
    },
  },
  saving: {
    create: { label: 'Publish', question: 'Are you sure you want to publish?' },
    change: { label: 'Save', question: 'Are you sure you want to save?' },
  },
  messages: { created: 'Project has successfully created', saved: 'Update Success', failed: 'Something went wrong!' },
  preview: {},
  fields: {
    overview: {
      type: 'group',
      label: 'Property',
      layout: [
        [
          [
            { field: 'projectName', as: 'title' },
            { field: 'location', as: 'lead' },
            { field: 'propertyType', as: 'fact' },
            { field: 'subCategory', as: 'fact' },
            { field: 'price', as: 'fact' },
            { field: 'lowestPrice', as: 'fact' },
            { field: 'highestPrice', as: 'fact' },
            { field: 'lotArea', as: 'fact' },
            { field: 'floorArea', as: 'fact' },
            { field: 'terrain', as: 'fact' },
            { field: 'ltsNumber', as: 'fact' },
            { field: 'approvalNumber', as: 'fact' },
            'unitLink',
          ],
          ['logo', 'mapImage'],
        ],
      ],
      stored: { container: 'OVERVIEW', collection: 'OVERVIEW-FC' },
      fields: {
        overviewDefault: defaultLabel('Overview (Default)', 'OVERVIEW-DEFAULT'),
        logo: {
          type: 'image',
          label: 'Image Logo',
          stored: 'IMAGE-LOGO',
          required: 'Image logo is required.',
          keyEndings: KEY_ENDINGS,
          altTextStarred: true,
        },
        projectName: {
          type: 'text',
          label: 'Project Name',
          stored: 'PROJECT-NAME',
          required: 'Project Name is required.',
        },
        propertyType: {
          type: 'choice',
          label: 'Property Type',
          stored: 'PROPERTY-TYPE',
          required: 'Property Type is required.',
          choices: PROPERTY_TYPE_CHOICES,
          lockedOnceStored: true,
          width: 'half',
        },
        subCategory: {
          type: 'choice',
          label: 'Sub Category',
          stored: { field: 'SUB-CATEGORY', order: 13 },
          choices: ['Vertical Communities', 'Neighborhoods', 'Leisure'],
          enabledWhen: { field: 'propertyType', in: ['Condominium', 'Townhouse'] },
          clearWhenHidden: true,
          brands: ['ALP'],
          width: 'half',
        },
        price: { type: 'money', label: 'Property Price', stored: { field: 'PROPERTY-PRICE', order: 4 } },
        lowestPrice: {
          type: 'money',
          label: 'Property Price Range (Lowest)',
          stored: 'PROPERTY-PRICE-RANGE-LOWEST',
          atMost: 'highestPrice',
          width: 'half',
        },
        highestPrice: {
          type: 'money',
          label: 'Property Price Range (Highest)',
          stored: 'PROPERTY-PRICE-RANGE-HIGHEST',
          width: 'half',
        },
        location: {
          type: 'text',
          label: 'Location (Brief)',
          stored: { field: 'LOCATION', order: 10 },
          width: 'half',
        },
        terrain: { type: 'text', label: 'Terrain', stored: { field: 'TERRAIN', order: 9 }, width: 'half' },
        lotArea: {
          type: 'number',
          label: 'Property Size (Lot Area)',
          stored: { field: 'LOT-AREA', order: 7 },
          unit: 'sqm',
          width: 'half',
        },
        floorArea: {
          type: 'number',
          label: 'Property Size (Floor Area)',
          stored: 'FLOOR-AREA',
          unit: 'sqm',
          width: 'half',
        },
        unitLink: {
          type: 'link',
          label: 'Available Unit Link / Lot Button',
          stored: { field: 'UNIT-LINK', order: 11 },
          brands: ['AVIDA', 'AMAIA'],
        },
        gtmCode: { type: 'text', label: 'Gtm code', stored: 'GTM-CODE', brands: ['AVIDA'] },
        ltsNumber: {
          type: 'text',
          label: 'LTS Number',
          stored: { field: 'LTS-NUMBER', order: 14 },
          brands: ['AMAIA'],
          width: 'half',
        },
        approvalNumber: {
          type: 'text',
          label: 'Approval Number',
          stored: 'APPROVAL-NUMBER',
          brands: ['AMAIA'],
          width: 'half',
        },
        mapImage: {
          type: 'image',
          label: 'Map Image',
          stored: 'MAP-IMAGE',
          keyEndings: KEY_ENDINGS,
          brands: ['AMAIA'],
        },
      },
    },
  },
});
