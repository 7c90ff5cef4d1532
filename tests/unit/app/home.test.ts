import { describe, expect, it, vi } from 'vitest';
import type { FoundPage } from '../../../src/api/foundPages';
import { changeEntries, draftEntries, editEntries, problemEntry } from '../../../src/app/home/homeEntries';
import { checkPage } from '../../../src/app/home/pageCheck';
import { cachedCheck } from '../../../src/app/home/problemCheck';
import type { Session, SessionBrand } from '../../../src/session/session';
import { userWith } from '../support/people';
import { propertyPage, section, unit } from '../support/propertyPage';

const NOW = Date.parse('2026-11-21T08:00:00.000Z');
const AVIDA: SessionBrand = { id: 'brand-avida', name: 'AVIDA', tenantId: 'tenant-avida' };

function sessionWith(scopes: readonly string[]): Session {
  return {
    ...{ user: userWith({ scopes }), userName: 'Editor', scopes: new Set(scopes), brand: 'AVIDA' },
    ...{ brands: [AVIDA], ownBrands: [AVIDA], selectedBrand: AVIDA, pageDetails: undefined },
  };
}

const READER = sessionWith(['read:property', 'manage:property-amenities', 'manage:property-unit-and-floor-plans']);

const FOUND: FoundPage = {
  ...{
    id: 'page-1',
    kind: 'page',
    name: 'Lake Walk',
    of: 'PROPERTIES-AVIDA',
    slug: 'lake-walk',
    category: 'Condominium',
  },
  ...{ savedAt: '2026-11-21T06:02:00.000Z', savedBy: 'AVIDA Editor' },
};

describe('the recent edits of a brand', () => {
  it('say who saved which page when, and omit pages that the user may not open', async () => {
    const place = { session: READER, brand: AVIDA };
    const others = [
      { ...FOUND, of: 'SHOWROOM-AVIDA' },
      { ...FOUND, of: 'UNKNOWN' },
    ];
    expect(await editEntries([FOUND, ...others, { ...FOUND, savedBy: undefined }], place, NOW)).toEqual([
      {
        path: '/manage-properties/lake-walk',
        label: 'Lake Walk',
        hint: 'Manage Properties',
        detail: 'AVIDA Editor, 02:02 PM',
      },
      { path: '/manage-properties/lake-walk', label: 'Lake Walk', hint: 'Manage Properties', detail: '02:02 PM' },
    ]);
  });
});

describe('the unsaved drafts of a person', () => {
  it('are named like their screen, and link to it; one of an older console is omitted', () => {
    const key = { userId: 'user-1', brandId: 'brand-avida', editor: 'career', id: undefined };
    const draft = { form: {}, base: {}, at: NOW, key };
    const discard = vi.fn<() => void>();
    const drawer = { path: '/manage-careers/careers?search=a&open=1', title: 'Edit Career' };
    const page = { path: '/manage-properties/lake-walk?section=amenities', title: 'Amenities', page: 'Lake walk II' };
    const drafts = [{ ...draft, screen: drawer }, { ...draft, screen: page }, draft];
    const entries = draftEntries(drafts, { now: NOW, discard });
    const discards = { discard: expect.any(Function) };
    expect(entries).toEqual([
      { path: drawer.path, label: 'Careers', hint: 'Manage Careers', detail: 'Edit Career, 04:00 PM', ...discards },
      { path: page.path, label: 'Lake walk II', hint: 'Manage Properties', detail: 'Amenities, 04:00 PM', ...discards },
    ]);
    entries[1]?.discard?.();
    expect(discard).toHaveBeenCalledExactlyOnceWith(drafts[1], 'Lake walk II');
  });
});

describe('what is not on the website yet', () => {
  const saved = { ...FOUND, saves: 2, savedBy: ['AVIDA Editor'], isRemoved: false };

  it('says who saved it and when, and links to what can be opened', () => {
    const screen = { path: '/manage-properties/lake-walk', hint: 'Manage Properties' };
    const removed = { ...saved, saves: 1, savedBy: [], isRemoved: true, screen: undefined };
    expect(changeEntries([{ ...saved, screen }, removed], NOW)).toEqual([
      { ...screen, label: 'Lake Walk', detail: 'saved 2 times by AVIDA Editor · 02:02 PM' },
      { path: undefined, hint: '', label: 'Lake Walk', detail: 'Removed · saved once · 02:02 PM' },
    ]);
  });
});

describe('the problems of a page', () => {
  const plans = section('plans', 'FLOOR-PLANS', { 'NO-OF-FLOORS': 'many' });
  const stored = propertyPage([
    unit('unit-1', { sections: [section('fine', 'AMENITIES', {})] }),
    unit('unit-2', { sections: [plans] }),
  ]);
  const check = (session: Session, page: typeof stored | null = stored) =>
    checkPage(FOUND, { session, brand: AVIDA, read: async () => page });

  it('are those of all forms that the user may open, and link to the first', async () => {
    const found = await check(READER);
    expect(found?.problems.map(({ message }) => message)).toEqual([
      'Image logo is required.',
      'Project Name is required.',
      'Property Type is required.',
      'No. of Floors must be a number.',
    ]);
    expect(found && problemEntry(found)).toEqual({
      path: '/manage-properties/lake-walk',
      label: 'Lake Walk',
      hint: 'Manage Properties',
      detail: '4 problems: Property › Image Logo › Image logo is required.',
    });
    const withoutPlans = await check(sessionWith(['read:property', 'manage:property-amenities']));
    expect(withoutPlans?.problems).toHaveLength(3);
  });

  it('that are in a section only link to the section of its unit', async () => {
    const values = { 'IMAGE-LOGO': 'logo.png', 'PROJECT-NAME': 'Lake Walk', 'PROPERTY-TYPE': 'Condominium' };
    const overview = { ...section('overview', 'OVERVIEW-FC', values), children: [] };
    const container = { id: 'c', page_id: 'page-1', name: 'OVERVIEW', order: 0, field_collections: [overview] };
    const found = await check(READER, { ...stored, containers: [container, ...stored.containers] });
    expect(found?.path).toBe('/manage-properties/lake-walk?unit=unit-2&section=floor-plans');
    expect(found && problemEntry(found).detail).toMatch(/No. of Floors must be a number.$/);
  });

  it('are checked once for each save of a page and each session', async () => {
    const check = vi.fn(async () => undefined);
    const checks = [cachedCheck(READER, check), cachedCheck(READER, check), cachedCheck({ ...READER }, check)];
    for (const again of checks) await again(FOUND);
    expect(check).toHaveBeenCalledTimes(2);
    await checks[0]!({ ...FOUND, savedAt: '2026-11-21T07:00:00.000Z' });
    expect(check).toHaveBeenCalledTimes(3);
  });

  it('are none for a page that was deleted or that the user may not open', async () => {
    expect(await check(READER, null)).toBeUndefined();
    expect(await check(sessionWith(['read:showroom']))).toBeUndefined();
  });
});
