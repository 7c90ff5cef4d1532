import { describe, expect, it } from 'vitest';
import { areas } from '../../../schemas';
import { companyInformation } from '../../../schemas/company-information/area';
import { allScopes } from '../../../server/identity/vocabulary';
import { consoleAreas } from '../../../src/app/consoleAreas';
import { BRANDS, type AreaDefinition, type Brand } from '../../../src/definition';
import { canOpenArea, CONTRACTS_SCOPE, menuAreas, openTabs, SAMPLE_SCOPE, scopesOf } from '../../../src/session/access';
import { CONTRACTS_PATH, landingPath, NO_ACCESS_PATH, USERS_PATH } from '../../../src/session/landing';
import type { MenuArea } from '../../../src/session/menuArea';
import { COMPANY_SCOPES, userWith } from '../support/people';

const contracts: AreaDefinition = {
  ...companyInformation,
  name: 'contracts',
  path: CONTRACTS_PATH,
  access: { read: CONTRACTS_SCOPE },
};
const showroom: AreaDefinition = {
  ...contracts,
  name: 'showroom',
  path: '/manage-showroom',
  access: { read: 'read:showroom' },
};

function access(scopes: readonly string[], brand: Brand | undefined = 'ALP') {
  return { scopes: new Set(scopes), brand, user: userWith({}) };
}

/** The access of a platform administrator. */
function ofPlatform(scopes: readonly string[]) {
  return { scopes: new Set(scopes), brand: undefined, user: userWith({ tenants: [] }) };
}

describe('the scopes of a user', () => {
  it('[PERM-001] are all texts of the form action:resource', () => {
    expect(allScopes).toEqual(
      expect.arrayContaining([
        'read:property',
        'create:company-information',
        'update:content',
        'delete:gallery',
        'manage:company-information-about-us',
      ]),
    );
    for (const scope of allScopes) expect(scope).toMatch(/^(read|create|update|delete|manage):[a-z][a-z_-]*$/);
    const asked = areas.flatMap(({ access }) => Object.values({ ...access }) as readonly string[]);
    expect(asked.filter((scope) => !allScopes.includes(scope))).toEqual([]);
  });

  it('[PERM-002] are those of the first role; a second role adds nothing', () => {
    const user = userWith({ scopes: ['read:content'], secondRole: ['read:showroom'] });
    expect([...scopesOf(user)]).toEqual(['read:content']);
    expect([...scopesOf({ ...user, roles: [] })]).toEqual([]);
  });

  it('hold the sample feature under either of its names', () => {
    expect(scopesOf(userWith({ scopes: ['sample'] })).has(SAMPLE_SCOPE)).toBe(true);
    expect(scopesOf(userWith({ scopes: ['read:sample'] })).has(SAMPLE_SCOPE)).toBe(true);
    expect(scopesOf(userWith({ scopes: ['update:sample'] })).has(SAMPLE_SCOPE)).toBe(false);
  });
});

describe('the menu', () => {
  it('[NAV-001] omits areas that the user may not read', () => {
    expect(menuAreas([companyInformation, showroom], access(['read:showroom']))).toEqual([showroom]);
    expect(menuAreas([companyInformation, showroom], access([]))).toEqual([]);
  });

  it('[NAV-002] has contracts only for users with the contracts scope, whatever else they may read', () => {
    const scopes = access([CONTRACTS_SCOPE, 'read:showroom', ...COMPANY_SCOPES]);
    expect(menuAreas([companyInformation, showroom, contracts], scopes)).toEqual([contracts]);
  });

  it('[NAV-004, PERM-004] has Manage Company Information for read:company-information', () => {
    const [entry] = menuAreas(areas, access(['read:company-information']));
    expect(entry).toMatchObject({
      path: '/manage-company-information',
      menu: { label: 'Manage Company Information' },
      access: { read: 'read:company-information' },
    });
    expect(canOpenArea(companyInformation, access(['update:company-information']))).toBe(false);
  });

  it('[NAV-019, NAV-020] has users and roles for platform administrators, who have no brand, and for nobody else', () => {
    const platform = menuAreas(consoleAreas, ofPlatform(COMPANY_SCOPES));
    expect(platform.map(({ menu, path }) => [menu.label, path])).toEqual([
      ['Manage Users', '/manage-users'],
      ['Manage Roles', '/manage-roles'],
    ]);
    expect(menuAreas(consoleAreas, access(['read:user', 'read:role']))).toEqual([]);
  });

  it('[NAV-020, SESS-016] of staff with an unknown brand is not that of platform administrators', () => {
    expect(menuAreas(consoleAreas, { ...access(COMPANY_SCOPES), brand: undefined })).toEqual([]);
  });

  it('of platform administrators has users and roles, whatever their role says of contracts', () => {
    const paths = menuAreas(consoleAreas, ofPlatform([CONTRACTS_SCOPE])).map(({ path }) => path);
    expect(paths).toEqual(['/manage-users', '/manage-roles']);
    expect(landingPath(userWith({ tenants: [], scopes: [CONTRACTS_SCOPE] }), consoleAreas, undefined)).toBe(USERS_PATH);
  });

  it('[PERM-017] offers users and roles to platform administrators only, yet they open for every signed-in user', () => {
    const platform = areas.filter(({ audience }) => audience === 'platform');
    expect(platform.map((area) => canOpenArea(area, access([])))).toEqual([true, true]);
  });

  it('has no area of other brands', () => {
    const mddor: AreaDefinition = { ...showroom, brands: ['ALP', 'AVIDA', 'AMAIA'] };
    expect(canOpenArea(mddor, access(['read:showroom'], 'ALISI'))).toBe(false);
    expect(canOpenArea(mddor, access(['read:showroom'], 'ALP'))).toBe(true);
  });
});

describe('the tabs of company information', () => {
  const keysFor = (brand: Brand, scopes: readonly string[] = COMPANY_SCOPES) =>
    openTabs(companyInformation.tabs, access(scopes, brand)).map(({ key }) => key);

  it('[CI-009] are in their order', () => {
    const common = ['facts', 'mission-vision', 'awards', 'terms-and-conditions', 'privacy-policy'];
    for (const brand of BRANDS) {
      const [first, second, ...others] = keysFor(brand);
      expect([first, ...others]).toEqual(['about-us', ...common]);
      expect(['seo-tags', 'footer-links']).toContain(second);
    }
  });

  it('[CI-012, BRAND-010] have no Seo Tags for AMAIA', () => {
    expect(BRANDS.filter((brand) => keysFor(brand).includes('seo-tags'))).toEqual(['ALP', 'AVIDA', 'ALISI']);
  });

  it('[CI-013, BRAND-010] have Footer Link for AMAIA alone', () => {
    expect(BRANDS.filter((brand) => keysFor(brand).includes('footer-links'))).toEqual(['AMAIA']);
  });

  it.each([
    ['about-us', 'about-us'],
    ['facts', 'facts'],
    ['mission-vision', 'mission-and-vision'],
    ['awards', 'awards'],
    ['terms-and-conditions', 'terms-and-conditions'],
    ['privacy-policy', 'privacy-and-policy'],
  ])('[CI-010, PERM-018] the tab %s opens with manage:company-information-%s', (tab, kind) => {
    expect(keysFor('ALP', [`manage:company-information-${kind}`])).toEqual([tab]);
  });

  it('[PERM-019] Seo Tags and Footer Link have scopes of their own', () => {
    expect(keysFor('ALISI', ['manage:company-information-seo-tags'])).toEqual(['seo-tags']);
    expect(keysFor('AMAIA', ['manage:company-information-footer-links'])).toEqual(['footer-links']);
  });
});

describe('the landing page', () => {
  it('[SIGN-009] is contracts with read:contract_document_entry, whatever other scopes there are', () => {
    const user = userWith({ scopes: [...COMPANY_SCOPES, CONTRACTS_SCOPE] });
    expect(landingPath(user, [companyInformation, contracts], 'ALP')).toBe('/manage-contracts');
  });

  it('[SIGN-010] is the first area of the route access table whose read scope is held, whatever the order of the menu', () => {
    const user = userWith({ scopes: ['read:showroom', ...COMPANY_SCOPES] });
    expect(landingPath(user, [showroom, companyInformation], 'ALP')).toBe('/manage-company-information');
    const awards: MenuArea = { ...showroom, path: '/manage-awards', access: { read: 'read:awards_content' } };
    const reader = userWith({ scopes: ['read:showroom', 'read:awards_content'] });
    expect(landingPath(reader, [showroom, awards], 'ALP')).toBe('/manage-awards');
  });

  it('may be the sample feature, after everything that the table names', () => {
    const sample: MenuArea = { ...showroom, path: '/sample-feature', access: { read: SAMPLE_SCOPE } };
    const both = userWith({ scopes: ['sample', 'read:showroom'] });
    expect(landingPath(both, [sample, showroom], 'ALP')).toBe('/manage-showroom');
    expect(landingPath(userWith({ scopes: ['sample'] }), [sample, showroom], 'ALP')).toBe('/sample-feature');
  });

  it('is the users for platform administrators, and the invalid page for brand staff without any access', () => {
    expect(landingPath(userWith({ tenants: [] }), areas, undefined)).toBe(USERS_PATH);
    expect(landingPath(userWith({}), areas, 'ALP')).toBe(NO_ACCESS_PATH);
  });

  it('[SIGN-010, NAV-014] is an area that the brand has', () => {
    const user = userWith({ scopes: ['read:mdor', 'read:sample'] });
    expect(BRANDS.map((brand) => landingPath(user, consoleAreas, brand))).toEqual([
      '/manage-mddor-documents',
      '/manage-mddor-documents',
      '/manage-mddor-documents',
      '/sample-feature',
    ]);
    expect(landingPath(userWith({ scopes: ['read:mdor'] }), consoleAreas, 'ALISI')).toBe(NO_ACCESS_PATH);
  });
});
