import { describe, expect, it } from 'vitest';
import { contentArea } from '../../../schemas/content/area';
import { properties } from '../../../schemas/properties/area';
import { addressedKind } from '../../../src/app/addressedKind';
import { cardRights } from '../../../src/app/cardRights';
import { addCardPath, cardPath } from '../../../src/list/entryPaths';
import type { Session } from '../../../src/session/session';
import { userWith } from '../support/people';

const BRAND = { id: 'brand-ALP', name: 'ALP', tenantId: 'tenant' } as const;

function rightsWith(scopes: readonly string[]) {
  const session: Session = {
    ...{ brand: 'ALP', scopes: new Set(scopes), user: userWith({}), userName: 'Editor' },
    ...{ selectedBrand: BRAND, brands: [BRAND], ownBrands: [BRAND], pageDetails: undefined },
  };
  return cardRights(contentArea, session, BRAND);
}

describe('the type of content in an address', () => {
  const may = new Set(['manage:content-news', 'manage:content-announcement', 'manage:content-home-buying-guide']);
  const check = (name: string | undefined) => addressedKind(contentArea, may, name);

  it('[CONT-004, CONT-006, PERM-023] is one that the user may manage', () => {
    expect(check('news')).toEqual({ kind: 'valid' });
    expect(check('home-buying-guide')).toEqual({ kind: 'valid' });
    expect(check('blogs')).toEqual({ kind: 'unavailable' });
    expect(check('recipes')).toEqual({ kind: 'unavailable' });
    expect(check('__proto__')).toEqual({ kind: 'unavailable' });
  });

  it('redirects from an alias to the proper name', () => {
    expect(check('announcement')).toEqual({ kind: 'renamed', name: 'announcements' });
    expect(check('News')).toEqual({ kind: 'renamed', name: 'news' });
    expect(check('home buying guide')).toEqual({ kind: 'renamed', name: 'home-buying-guide' });
  });

  it('does not matter if there is none, or if only creating needs a scope', () => {
    expect(check(undefined)).toEqual({ kind: 'valid' });
    expect(check('none')).toEqual({ kind: 'valid' });
    expect(addressedKind(properties, new Set(), 'castle')).toEqual({ kind: 'valid' });
  });

  it('[CONT-003, CONT-005] stands in the addresses of its pages', () => {
    expect(addCardPath(contentArea, 'vlogs')).toBe('/manage-content/add/vlogs');
    expect(cardPath(contentArea, { slug: 'rain', category: 'blogs' })).toBe('/manage-content/blogs/rain');
    expect(cardPath(contentArea, { slug: 'rain', category: 'announcement' })).toBe(
      '/manage-content/announcements/rain',
    );
    expect(cardPath(contentArea, { slug: 'rain', category: 'of another time' })).toBe('/manage-content/none/rain');
    expect(cardPath(contentArea, { slug: 'rain' })).toBe('/manage-content/none/rain');
  });
});

describe('the list of content', () => {
  it('[CONT-001, PERM-023] has a tab for each type that the user may manage', () => {
    const { tabs, noAccess } = rightsWith(['read:content', 'manage:content-blogs', 'manage:content-announcement']);
    expect(tabs.map(({ label }) => label)).toEqual(['Announcements', 'Blogs']);
    expect(noAccess).toBeUndefined();
  });

  it('[CONT-002] is not shown to users who may manage no type', () => {
    expect(rightsWith(['read:content']).noAccess).toBe('No Content Access Please Contact the Administrator');
  });

  it('[CONT-056] offers what the scopes allow', () => {
    const may = (scopes: readonly string[]) => rightsWith(['manage:content-news', ...scopes]).can;
    expect(may([])).toEqual({ create: false, update: false, feature: false, remove: false });
    expect(may(['create:content'])).toMatchObject({ create: true, update: false, remove: false });
    expect(may(['update:content'])).toMatchObject({ update: true, feature: true });
    expect(may(['delete:content'])).toMatchObject({ remove: true });
  });
});
