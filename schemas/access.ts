import { isCardArea, isPageArea, type AreaAccess, type ContentAccess } from '../src/definition';
import { areas } from './index';

/** The areas with tabs: their tabs are the kinds of pages (PERM-018, PERM-019, A-47, B-29). */
const tabbed = areas.filter(isPageArea).map((area): ContentAccess => ({
  of: { pages: area.store.tag },
  access: area.access,
  kinds: {
    by: 'slug',
    kinds: area.tabs.map(({ key, access, brands }) => ({
      slugPrefix: `${key}-`,
      scope: access,
      ...(brands && { brands }),
    })),
  },
}));

/** The areas of many pages say it themselves. */
const ofCards = areas.filter(isCardArea).map(({ store, access, kinds, sections, sharedWith }): ContentAccess => ({
  of: { pages: store.tag },
  access,
  ...(kinds && { kinds }),
  ...(sections && { sections }),
  ...(sharedWith && { sharedWith }),
}));

/** Who may do what with everything that is stored for a brand (PERM-003, B-8, C-3). */
export const contentAccess: readonly ContentAccess[] = [
  ...tabbed,
  ...ofCards,
  {
    of: { pages: 'PROPERTIES-{BRAND}' },
    access: actions('property'),
    // PERM-020: the scope of a category is needed to create a property of it.
    kinds: {
      by: 'category',
      scopes: {
        Condominium: 'create:property-category-condominium',
        Office: 'create:property-category-office',
        Lots: 'create:property-category-lots',
        Commercial: 'create:property-category-commercial',
        Townhouse: 'create:property-category-townhouse',
        Leisure: 'create:property-category-leisure',
        Apartments: 'create:property-category-apartments',
        'House and Lot': 'create:property-category-house-and-lot',
        Estate: 'create:property-category-estate',
      },
      needed: 'to create',
    },
    // PERM-022, A-47.
    sections: {
      'OVERVIEW-DETAILS': 'manage:property-overview',
      'LOCATION-LANDMARKS': 'manage:property-location',
      AMENITIES: 'manage:property-amenities',
      'FLOOR-PLANS': 'manage:property-unit-and-floor-plans',
      'CONSTRUCTION-UPDATES': 'manage:property-construction-updates',
    },
    sharedWith: ['ALISI'],
  },
  {
    of: { pages: 'CONTENT-{BRAND}' },
    access: actions('content'),
    // PERM-023, A-16.
    kinds: {
      by: 'category',
      scopes: {
        news: 'manage:content-news',
        events: 'manage:content-events',
        announcements: 'manage:content-announcement',
        destinations: 'manage:content-destinations',
        neighborhood: 'manage:content-neighborhood',
        sustainability: 'manage:content-sustainability',
        'home-buying-guide': 'manage:content-home-buying-guide',
        blogs: 'manage:content-blogs',
        vlogs: 'manage:content-vlogs',
      },
      needed: 'always',
    },
  },
  { of: { pages: 'careers-information-details-{brand}' }, access: actions('careers') },
  { of: { pages: 'buyers-guide-{brand}' }, access: actions('hbg') },
  { of: { records: 'home_banner' }, access: actions('banner') },
  // a career is hidden, not deleted; departments are managed by whoever may edit careers (B-24).
  { of: { records: 'career' }, access: without(actions('careers'), 'delete') },
  // BRAND-004: ALP has no departments.
  {
    of: { records: 'employment_type' },
    brands: ['AVIDA', 'AMAIA', 'ALISI'],
    access: {
      read: 'read:careers',
      create: 'update:careers',
      update: 'update:careers',
      delete: 'update:careers',
    },
  },
  // The save of a category removes its links and adds them again; B-30: it needs update.
  {
    of: { records: 'link' },
    access: { read: 'read:links', create: 'update:links', update: 'update:links', delete: 'update:links' },
  },
  { of: { records: 'email_record' }, access: actions('email') },
  // ALISI has none.
  { of: { records: 'mdor_document' }, access: actions('mdor'), brands: ['ALP', 'AVIDA', 'AMAIA'] },
  { of: { records: 'contract_document' }, access: actions('contract_document_entry') },
];

function actions(resource: string): Required<AreaAccess> {
  return {
    read: `read:${resource}`,
    create: `create:${resource}`,
    update: `update:${resource}`,
    delete: `delete:${resource}`,
  };
}

function without(access: AreaAccess, action: 'delete'): AreaAccess {
  const { [action]: _, ...rest } = access;
  return rest;
}
