import { describe, expect, it } from 'vitest';
import { awardsArea } from '../../../schemas/awards/area';
import { galleryArea } from '../../../schemas/gallery/area';
import { properties } from '../../../schemas/properties/area';
import { showroomArea } from '../../../schemas/showroom/area';
import { cardRights } from '../../../src/app/cardRights';
import type { Brand } from '../../../src/definition';
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

describe('what may be done with cards', () => {
  it.each([
    ['gallery', galleryArea],
    ['showroom', showroomArea],
    ['awards_content', awardsArea],
  ] as const)('[CARD-010, CARD-011, SHOW-026, GAL-023, AWD-014] needs the scope of each action on %s', (name, area) => {
    const may = (action: string) => cardRights(area, sessionOf('ALP', [`${action}:${name}`]), listed('ALP')).can;
    expect(may('read')).toEqual({ create: false, update: false, feature: false, remove: false });
    expect(may('create')).toEqual({ create: true, update: false, feature: false, remove: false });
    expect(may('update')).toEqual({ create: false, update: true, feature: true, remove: false });
    expect(may('delete')).toEqual({ create: false, update: false, feature: false, remove: true });
  });

  it('[PERM-021] of properties needs create:property, update:property and delete:property', () => {
    const shown = ['read:property', 'manage:property-overview', 'create:property-category-lots'];
    const may = (scope: string) => cardRights(properties, sessionOf('ALP', [...shown, scope]), listed('ALP')).can;
    const nothing = { create: false, update: false, feature: false, remove: false };
    expect(may('read:property')).toEqual(nothing);
    expect(may('create:property')).toEqual({ ...nothing, create: true });
    expect(may('update:property')).toEqual({ ...nothing, update: true, feature: true });
    expect(may('delete:property')).toEqual({ ...nothing, remove: true });
  });

  it('[CARD-024, CARD-025] is everything in their own brand for ALISI, and only featuring in another', () => {
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

  it('[CARD-011] lets ALISI feature without update access', () => {
    expect(cardRights(properties, sessionOf('ALISI', ['read:property']), listed('AVIDA')).can.feature).toBe(true);
  });

  it('[PROP-010, PROP-048] adds nothing where no type may be created', () => {
    const scopes = ['create:property', 'manage:property-overview'];
    expect(cardRights(properties, sessionOf('ALP', scopes), listed('ALP')).can.create).toBe(false);
    const more = [...scopes, 'create:property-category-estate'];
    expect(cardRights(properties, sessionOf('ALP', more), listed('ALP')).can.create).toBe(true);
  });

  it('[PROP-014] is nothing for who holds no section and no type: a text stands instead of the list', () => {
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
