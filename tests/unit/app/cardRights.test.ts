import { describe, expect, it } from 'vitest';
import { awardsArea } from '../../../schemas/awards/area';
import { galleryArea } from '../../../schemas/gallery/area';
import { properties } from '../../../schemas/properties/area';
import { showroomArea } from '../../../schemas/showroom/area';
import { cardRights } from '../../../src/app/cardRights';
import type { Brand, CardArea } from '../../../src/definition';
import type { Session } from '../../../src/session/session';
import { userWith } from '../support/people';

const BRANDS = (['ALP', 'AVIDA', 'AMAIA', 'ALISI'] as const).map((name) => ({
  id: `brand-${name}`,
  name,
  tenantId: `tenant-${name}`,
}));

function sessionOf(brand: Brand, scopes: readonly string[]): Session {
  const own = BRANDS.find(({ name }) => name === brand);
  return {
    ...{ brand, scopes: new Set(scopes), user: userWith({}), userName: 'Editor' },
    ...{ selectedBrand: own, brands: BRANDS, ownBrands: own ? [own] : [], pageDetails: undefined },
  };
}

function listed(brand: Brand) {
  return BRANDS.find(({ name }) => name === brand);
}

const ALL = [
  ...['read', 'create', 'update', 'delete'].map((action) => `${action}:property`),
  'create:property-category-lots',
  'manage:property-overview',
];

describe('the rights for cards', () => {
  const NOTHING = { create: false, update: false, feature: false, remove: false };

  /** The rights of a user of ALP with the scope of a single action. */
  function may(area: CardArea, scope: string) {
    return cardRights(area, sessionOf('ALP', [scope]), listed('ALP')).can;
  }

  it.each([
    [showroomArea, 'showroom'],
    [galleryArea, 'gallery'],
    [awardsArea, 'awards_content'],
  ])('[CARD-010] allow editing with the update scope, and deleting with the delete scope', (area, resource) => {
    expect(may(area, `update:${resource}`)).toMatchObject({ ...NOTHING, update: true, feature: true });
    expect(may(area, `delete:${resource}`)).toEqual({ ...NOTHING, remove: true });
  });

  it('[GAL-023] have a scope for each action in the gallery, and featuring needs that of updating', () => {
    expect(may(galleryArea, 'read:gallery')).toEqual(NOTHING);
    expect(may(galleryArea, 'create:gallery')).toEqual({ ...NOTHING, create: true });
    expect(may(galleryArea, 'update:gallery')).toEqual({ ...NOTHING, update: true, feature: true });
    expect(may(galleryArea, 'delete:gallery')).toEqual({ ...NOTHING, remove: true });
  });

  it('[AWD-014] have a scope for each action among the awards', () => {
    expect(may(awardsArea, 'read:awards_content')).toEqual(NOTHING);
    expect(may(awardsArea, 'create:awards_content')).toEqual({ ...NOTHING, create: true });
    expect(may(awardsArea, 'update:awards_content')).toMatchObject({ create: false, update: true, remove: false });
    expect(may(awardsArea, 'delete:awards_content')).toEqual({ ...NOTHING, remove: true });
  });

  it('[PERM-021] of properties need create:property, update:property and delete:property', () => {
    const shown = ['read:property', 'manage:property-overview', 'create:property-category-lots'];
    const given = (scope: string) => cardRights(properties, sessionOf('ALP', [...shown, scope]), listed('ALP')).can;
    expect(given('read:property')).toEqual(NOTHING);
    expect(given('create:property')).toEqual({ ...NOTHING, create: true });
    expect(given('update:property')).toEqual({ ...NOTHING, update: true, feature: true });
    expect(given('delete:property')).toEqual({ ...NOTHING, remove: true });
  });

  it('[CARD-024, CARD-025] include everything in their own brand for ALISI, and only featuring in another', () => {
    const own = cardRights(properties, sessionOf('ALISI', ALL), listed('ALISI'));
    expect(own).toMatchObject({
      selectsBrand: true,
      can: { create: true, update: true, feature: true, remove: true },
    });
    expect(cardRights(properties, sessionOf('ALISI', ALL), listed('AVIDA')).can).toEqual({
      create: false,
      update: false,
      feature: true,
      remove: false,
    });
    expect(cardRights(properties, sessionOf('AVIDA', ALL), listed('AVIDA')).selectsBrand).toBe(false);
  });

  it('[CARD-011, PERM-021] include featuring with update access in the own brand, for ALISI with read access in others', () => {
    const mayFeature = (brand: Brand, of: Brand, scopes: readonly string[]) =>
      cardRights(properties, sessionOf(brand, scopes), listed(of)).can.feature;
    expect(mayFeature('AVIDA', 'AVIDA', ['read:property'])).toBe(false);
    expect(mayFeature('AVIDA', 'AVIDA', ['read:property', 'update:property'])).toBe(true);
    expect(mayFeature('ALISI', 'ALISI', ['read:property'])).toBe(false);
    expect(mayFeature('ALISI', 'ALISI', ['read:property', 'update:property'])).toBe(true);
    expect(mayFeature('ALISI', 'AVIDA', ['read:property'])).toBe(true);
    expect(mayFeature('ALISI', 'AVIDA', ['update:property'])).toBe(false);
  });

  it('[PROP-010, PROP-048] do not include adding if no type may be created', () => {
    const scopes = ['create:property', 'manage:property-overview'];
    expect(cardRights(properties, sessionOf('ALP', scopes), listed('ALP')).can.create).toBe(false);
    const more = [...scopes, 'create:property-category-estate'];
    expect(cardRights(properties, sessionOf('ALP', more), listed('ALP')).can.create).toBe(true);
  });

  it('[PROP-014] are none without a section and a type: a text replaces the list', () => {
    const scopes = ['read:property', 'update:property'];
    expect(cardRights(properties, sessionOf('ALP', scopes), listed('ALP')).noAccess).toBe(
      'No Property Access Please Contact the Administrator',
    );
    for (const scope of ['manage:property-amenities', 'create:property-category-office']) {
      expect(cardRights(properties, sessionOf('ALP', [...scopes, scope]), listed('ALP')).noAccess).toBeUndefined();
    }
    expect(cardRights(galleryArea, sessionOf('ALP', ['read:gallery']), listed('ALP')).noAccess).toBeUndefined();
  });
});
