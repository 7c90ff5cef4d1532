import { describe, expect, it } from 'vitest';
import { areas, editorsOfArea } from '../../../schemas';
import { contentAccess } from '../../../schemas/access';
import { isPageArea, type Brand } from '../../../src/definition';
import { consoleAreas } from '../../../src/app/consoleAreas';
import type { Session, SessionBrand } from '../../../src/session/session';
import { CONTRACTS_SCOPE } from '../../../src/session/access';
import { startsOf } from '../../../src/session/menuArea';
import { menuItems } from '../../../src/shell/menu/menuItems';
import { userWith } from '../support/people';

const HERE = { pathname: '/', search: '' };

function menuOf({ scopes, brand = 'ALP' }: { readonly scopes: readonly string[]; readonly brand?: Brand }) {
  const own: SessionBrand = { id: 'b1', name: brand, tenantId: 'tenant' };
  const session: Session = {
    user: userWith({ scopes }),
    userName: 'Somebody',
    pageDetails: undefined,
    scopes: new Set(scopes),
    brand,
    brands: [own],
    ownBrands: [own],
    selectedBrand: own,
  };
  return menuItems(consoleAreas, session, HERE);
}

describe('the entries of the menu', () => {
  it('[NAV-011] Manage Careers opens two entries for read:careers', () => {
    const [careers, ...others] = menuOf({ scopes: ['read:careers'] });
    expect(others).toEqual([]);
    expect(careers).toMatchObject({ label: 'Manage Careers' });
    expect(careers?.links?.map(({ path }) => path)).toEqual([
      '/manage-careers/careers-information-details',
      '/manage-careers/careers',
    ]);
  });

  it('[NAV-005, NAV-007, NAV-008, NAV-009, NAV-010, NAV-012, NAV-013, NAV-015, NAV-018] each need the scope of their area', () => {
    const entries = [
      ['read:property', 'Manage Properties', '/manage-properties'],
      ['read:showroom', 'Manage Showroom', '/manage-showroom'],
      ['read:content', 'Manage Content', '/manage-content'],
      ['read:banner', 'Manage Hero Banner', '/manage-hero-banner'],
      ['read:gallery', 'Manage Gallery', '/manage-gallery'],
      ['read:links', 'Manage Links', '/manage-links'],
      ['read:mdor', 'Manage MDDOR Documents', '/manage-mddor-documents'],
      ['read:email', 'Manage Email', '/manage-email'],
      ['read:awards_content', 'Manage Awards', '/manage-awards'],
    ] as const;
    for (const [scope, label, path] of entries) expect(menuOf({ scopes: [scope] })).toMatchObject([{ label, path }]);
  });

  it('[NAV-003] stand in their order', () => {
    const scopes = areas.flatMap(({ access, audience }) => (access && audience !== 'platform' ? [access.read] : []));
    const labels = menuOf({ scopes: [...scopes.filter((scope) => scope !== CONTRACTS_SCOPE), 'read:sample'] }).map(
      ({ label }) => label,
    );
    const given = [
      'Manage Company Information',
      'Manage Properties',
      'Manage Showroom',
      'Manage Content',
      'Manage Hero Banner',
      'Manage Gallery',
      'Manage Careers',
      'Manage Links',
      'Manage MDDOR Documents',
      'Manage Email',
      'Manage Home Buying Guide',
      'Sample Feature',
      'Manage Awards',
    ];
    expect(labels).toEqual(given);
  });

  it('[NAV-006] staff of ALISI have one entry for each brand below Manage Properties', () => {
    expect(menuOf({ scopes: ['read:property'], brand: 'ALISI' })[0]?.links).toMatchObject([
      { label: 'ALISI', path: '/manage-properties?brand=ALISI' },
    ]);
  });

  it('[NAV-014] ALISI has no property documents', () => {
    expect(menuOf({ scopes: ['read:mdor'], brand: 'ALISI' })).toEqual([]);
  });

  it('[NAV-016, HBG-001] Manage Home Buying Guide opens four entries for read:hbg', () => {
    const [guide, ...others] = menuOf({ scopes: ['read:hbg'] });
    expect(others).toEqual([]);
    expect(guide).toMatchObject({ label: 'Manage Home Buying Guide' });
    expect(guide?.links?.map(({ label, path }) => [label, path])).toEqual([
      ['Reservation Process', '/manage-home-buying-guide/reservation-process'],
      ['Document Requirements', '/manage-home-buying-guide/document-requirements'],
      ['Payment Channel', '/manage-home-buying-guide/payment-channel'],
      ['FAQ', '/manage-home-buying-guide/faq'],
    ]);
  });
});

it.each([
  ['buyers-guide-{brand}', 'hbg'],
  ['mdor_document', 'mdor'],
  ['contract_document', 'contract_document_entry'],
  ['GALLERY-{BRAND}', 'gallery'],
  ['AWARDS-{BRAND}', 'awards_content'],
])(
  '[HBG-015, MDDOR-003, CTR-017, GAL-023, AWD-014] adding, changing and deleting %s each needs a scope of its own',
  (kind, resource) => {
    const policy = contentAccess.find(({ of }) => ('pages' in of ? of.pages : of.records) === kind);
    expect(policy?.access).toEqual({
      read: `read:${resource}`,
      create: `create:${resource}`,
      update: `update:${resource}`,
      delete: `delete:${resource}`,
    });
  },
);

it('addresses that show nothing themselves lead to an area or to one of its tabs (A-83)', () => {
  const screens = new Set(areas.flatMap((area) => [area.path, ...tabPaths(area.name)]));
  const starts = startsOf(areas);
  expect(starts).toEqual(
    expect.arrayContaining([
      { path: '/manage-careers', to: '/manage-careers/careers' },
      { path: '/manage-home-buying-guide', to: '/manage-home-buying-guide/reservation-process' },
    ]),
  );
  expect(starts.filter(({ to }) => !screens.has(to))).toEqual([]);
});

it('every tab of an area has its editor', async () => {
  for (const area of areas.filter(isPageArea)) {
    const editors = (await editorsOfArea[area.name]?.()) ?? [];
    const names = editors.map(({ name }) => name);
    for (const { editor } of area.tabs) expect(names).toContain(editor);
  }
});

function tabPaths(name: string): readonly string[] {
  const area = areas.filter(isPageArea).find((candidate) => candidate.name === name);
  return area?.tabs.map(({ key }) => `${area.path}/${key}`) ?? [];
}
