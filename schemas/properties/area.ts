import { defineArea, EACH, FIRST } from '../../src/definition';
import { creationScope, PROPERTY_TYPE_CHOICES, PROPERTY_TYPES, TYPES_WITH_UNITS } from './types';

const overview = ['OVERVIEW', 'OVERVIEW-FC'] as const;

export const properties = defineArea({
  name: 'properties',
  path: '/manage-properties',
  menu: { label: 'Manage Properties', icon: 'home', position: 20 },
  access: { read: 'read:property', create: 'create:property', update: 'update:property', delete: 'delete:property' },
  kinds: {
    by: 'category',
    scopes: Object.fromEntries(PROPERTY_TYPES.map((type) => [type, creationScope(type)])),
    needed: 'to create',
  },
  sharedWith: ['ALISI'],
  store: { kind: 'pages', tag: 'PROPERTIES-{BRAND}' },
  visibility: 'published',
  list: {
    kind: 'cards',
    heading: 'Properties',
    searchLabel: 'Properties',
    addLabel: 'Add Property',
    lines: [
      { kind: 'text', value: 'location', missing: 'location' },
      { kind: 'price', lowest: 'lowestPrice', highest: 'highestPrice', missing: 'price' },
      { kind: 'text', value: 'status', missing: 'status' },
    ],
    tag: 'category',
    tagChoices: PROPERTY_TYPE_CHOICES,
    video: 'video',
    filters: [
      { label: 'Status', value: 'statuses' },
      { label: 'Location', value: 'location' },
      { label: 'Type', value: 'category', choices: PROPERTY_TYPE_CHOICES },
    ],
    csv: 'properties',
    canFeature: true,
    noAccess: 'No Property Access Please Contact the Administrator',
    loadError: 'Something went wrong',
  },
  card: {
    category: [{ at: overview, field: 'PROPERTY-TYPE' }],
    location: [{ at: overview, field: 'LOCATION' }],
    lowestPrice: [{ at: overview, field: 'PROPERTY-PRICE-RANGE-LOWEST' }],
    highestPrice: [{ at: overview, field: 'PROPERTY-PRICE-RANGE-HIGHEST' }],
    status: [{ at: ['UNITS', FIRST, 'OVERVIEW-DETAILS'], field: 'PROPERTY-STATUS' }],
    statuses: [{ at: ['UNITS', EACH, 'OVERVIEW-DETAILS'], field: 'PROPERTY-STATUS', as: 'texts' }],
    video: [
      { at: ['UNITS', FIRST, 'OVERVIEW-DETAILS', 'VIDEOS'], field: 'VIDEO' },
      { at: ['UNITS', FIRST, 'OVERVIEW-DETAILS', 'IMAGE-GALLERY'], as: 'video' },
    ],
    cover: [
      { at: ['UNITS', FIRST, 'OVERVIEW-DETAILS', 'IMAGE-GALLERY'], as: 'file' },
      { at: overview, field: 'IMAGE-LOGO', as: 'file' },
    ],
  },
  editor: 'property',
  headings: { add: 'Add Property', change: 'Edit Property' },
  afterCreation: 'page',
  kindField: 'overview.propertyType',
  units: {
    container: 'UNITS',
    order: 1,
    noun: 'unit',
    newName: 'NEW-UNIT',
    severalFor: TYPES_WITH_UNITS,
    noAccess: 'No Property Access Please Contact the Administrator',
    sections: [
      {
        key: 'overview',
        label: 'Overview',
        editor: 'property-overview',
        access: 'manage:property-overview',
        collection: 'OVERVIEW-DETAILS',
      },
      {
        key: 'locations',
        label: 'Locations & Landmarks',
        editor: 'property-locations',
        access: 'manage:property-location',
        collection: 'LOCATION-LANDMARKS',
      },
      {
        key: 'amenities',
        label: 'Amenities',
        editor: 'property-amenities',
        access: 'manage:property-amenities',
        collection: 'AMENITIES',
      },
      {
        key: 'floor-plans',
        label: 'Floor Plans',
        editor: 'property-floor-plans',
        access: 'manage:property-unit-and-floor-plans',
        collection: 'FLOOR-PLANS',
      },
      {
        key: 'construction-updates',
        label: 'Construction Updates',
        editor: 'property-construction-updates',
        access: 'manage:property-construction-updates',
        collection: 'CONSTRUCTION-UPDATES',
      },
    ],
  },
});
