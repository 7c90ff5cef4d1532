import { describe, expect, it } from 'vitest';
import { areas, editorsOfArea } from '../../../schemas';
import { contentAccess } from '../../../schemas/access';
import { isPageArea, type Brand } from '../../../src/definition';
import { consoleAreas } from '../../../src/app/consoleAreas';
import type { Session, SessionBrand } from '../../../src/session/session';
import { CONTRACTS_SCOPE } from '../../../src/session/access';
import { areaRedirects } from '../../../src/session/menuArea';
import { menuItems } from '../../../src/shell/menu/menuItems';
import { userWith } from '../support/people';

/** Read scopes of the brand areas. */
const READ_SCOPES = areas.flatMap(({ access, audience }) => (access && audience !== 'platform' ? [access.read] : []));
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

  /** Expects the scope to open this entry alone, and no other scope to open it. */
  function expectEntry(label: string, { scope, path }: { readonly scope: string; readonly path: string }): void {
    expect(menuOf({ scopes: [scope] })).toMatchObject([{ label, path }]);
    const others = READ_SCOPES.filter((other) => other !== scope && other !== CONTRACTS_SCOPE);
    expect(menuOf({ scopes: others }).map((entry) => entry.label)).not.toContain(label);
  }

  it('[NAV-005] Manage Properties needs read:property', () => {
    expectEntry('Manage Properties', { scope: 'read:property', path: '/manage-properties' });
  });

  it('[NAV-007] Manage Showroom needs read:showroom', () => {
    expectEntry('Manage Showroom', { scope: 'read:showroom', path: '/manage-showroom' });
  });

  it('[NAV-008] Manage Content needs read:content', () => {
    expectEntry('Manage Content', { scope: 'read:content', path: '/manage-content' });
  });

  it('[NAV-009] Manage Hero Banner needs read:banner', () => {
    expectEntry('Manage Hero Banner', { scope: 'read:banner', path: '/manage-hero-banner' });
  });

  it('[NAV-010] Manage Gallery needs read:gallery', () => {
    expectEntry('Manage Gallery', { scope: 'read:gallery', path: '/manage-gallery' });
  });

  it('[NAV-012] Manage Links needs read:links', () => {
    expectEntry('Manage Links', { scope: 'read:links', path: '/manage-links' });
  });

  it('[NAV-013] Manage MDDOR Documents needs read:mdor', () => {
    expectEntry('Manage MDDOR Documents', { scope: 'read:mdor', path: '/manage-mddor-documents' });
  });

  it('[NAV-015] Manage Email needs read:email', () => {
    expectEntry('Manage Email', { scope: 'read:email', path: '/manage-email' });
  });

  it('[NAV-018] Manage Awards needs read:awards_content', () => {
    expectEntry('Manage Awards', { scope: 'read:awards_content', path: '/manage-awards' });
  });

  it('[NAV-003] are in the specified order', () => {
    const labels = menuOf({ scopes: [...READ_SCOPES.filter((scope) => scope !== CONTRACTS_SCOPE), 'read:sample'] }).map(
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
    // Screens that are not in the specification may appear between them.
    expect(labels.filter((label) => given.includes(label))).toEqual(given);
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

describe('adding, changing and deleting', () => {
  /** Scopes that the services require for the pages or records of a kind. */
  function accessTo(kind: string) {
    return contentAccess.find(({ of }) => ('pages' in of ? of.pages : of.records) === kind)?.access;
  }

  function scopesOf(resource: string) {
    return {
      read: `read:${resource}`,
      create: `create:${resource}`,
      update: `update:${resource}`,
      delete: `delete:${resource}`,
    };
  }

  it('[HBG-015] need one scope each in the home buying guide', () => {
    expect(accessTo('buyers-guide-{brand}')).toEqual(scopesOf('hbg'));
  });

  it('[GAL-023] need one scope each in the gallery', () => {
    expect(accessTo('GALLERY-{BRAND}')).toEqual(scopesOf('gallery'));
  });

  it('[AWD-014] need one scope each for awards', () => {
    expect(accessTo('AWARDS-{BRAND}')).toEqual(scopesOf('awards_content'));
  });

  it.each([
    ['mdor_document', 'mdor'],
    ['contract_document', 'contract_document_entry'],
  ])('need one scope each for documents of %s', (kind, resource) => {
    expect(accessTo(kind)).toEqual(scopesOf(resource));
  });
});

it('paths without a screen redirect to an area or one of its tabs (A-83)', () => {
  const screens = new Set(areas.flatMap((area) => [area.path, ...tabPaths(area.name)]));
  const starts = areaRedirects(areas);
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
