import { expect, it } from 'vitest';
import type { DeployChange } from '../../../src/api/deploy';
import { readChangedForms } from '../../../src/app/history/changedForms';
import type { Session, SessionBrand } from '../../../src/session/session';
import { fakeContentService } from '../support/contentService';
import { userWith } from '../support/people';
import { propertyPage, section, unit } from '../support/propertyPage';

const AVIDA: SessionBrand = { id: 'brand-avida', name: 'AVIDA', tenantId: 'tenant-avida' };
const SCOPES = ['read:property', 'manage:property-amenities', 'read:careers'];
const SESSION: Session = {
  ...{ user: userWith({ scopes: SCOPES }), userName: 'Editor', scopes: new Set(SCOPES), brand: 'AVIDA' },
  ...{ brands: [AVIDA], ownBrands: [AVIDA], selectedBrand: AVIDA, pageDetails: undefined },
};
const CHANGE: DeployChange = {
  ...{ kind: 'page', of: 'PROPERTIES-AVIDA', id: 'page-1', name: 'Lake Walk', slug: 'lake-walk', category: undefined },
  ...{ isRemoved: false, saves: 2, savedBy: ['Ana'], savedAt: '2026-11-23T00:00:00Z' },
};
const SAVED = { action: 'saved', saved_by: 'Ana', planned_at: null };
const LINK = { category: 'external', link: 'https://example.com', imageKey: null };
/** Newest first, as the service returns them. */
const VERSIONS = [3, 2, 1].map((revision) => ({ ...SAVED, revision, saved_at: `2026-11-2${revision}T00:00:00Z` }));

function pageWith(title: string) {
  return propertyPage([unit('north', { sections: [section('a', 'AMENITIES', { 'AMENITIES-TITLE': title })] })]);
}

/** A list of links: one has another id in each version, and a new name in the third; another is added in the third. */
function setAt(revision: number) {
  const named = { ...LINK, id: `link-${revision}`, name: revision === 3 ? 'Chat with us' : 'Chat' };
  const added = { ...LINK, id: 'added', name: 'Shop', link: 'https://shop.example' };
  return revision === 3 ? [named, added] : [named];
}

/** The changes in a page or a career whose title is its version number. */
function changesSince(since: string, change = CHANGE, { isSet = false } = {}) {
  const { client } = fakeContentService(({ name, variables }) => {
    const title = `Title ${String(variables['revision'])}`;
    if (name === 'PageRevisions') return { pageRevisions: VERSIONS };
    if (name === 'PageAtRevision') return { pageRevision: { containers: pageWith(title).containers } };
    if (name === 'SetRevisions') return { setRevisions: isSet ? VERSIONS : [] };
    if (name === 'SetAtRevision') return { setRevision: { records: setAt(Number(variables['revision'])) } };
    if (name === 'RecordRevisions') return { recordRevisions: VERSIONS };
    if (variables['of'] === 'link') return { recordRevision: { data: { ...LINK, name: title } } };
    return { recordRevision: { data: { title, location: 'Makati' } } };
  });
  return readChangedForms(change, since, { client, session: SESSION, brand: AVIDA, hasSetHistory: true });
}

it('a page is compared with its version at the time, section by section of its units', async () => {
  const forms = await changesSince('2026-11-22T12:00:00Z');
  expect(forms).toMatchObject([{ title: expect.stringMatching(/ › Amenities/) }]);
  const [form] = Array.isArray(forms) ? forms : [];
  expect([JSON.stringify(form?.before), JSON.stringify(form?.after)]).toEqual([
    expect.stringContaining('Title 2'),
    expect.stringContaining('Title 3'),
  ]);
});

it('a record is compared by its form', async () => {
  const forms = await changesSince('2026-11-21T12:00:00Z', { ...CHANGE, kind: 'record', of: 'career', id: 'c1' });
  expect(forms).toMatchObject([
    { before: { career: { title: 'Title 1' } }, after: { career: { title: 'Title 3', location: 'Makati' } } },
  ]);
});

it('a record of a list that is edited as a whole is compared as an item of that list', async () => {
  const forms = await changesSince('2026-11-22T12:00:00Z', { ...CHANGE, kind: 'record', of: 'link', id: 'link-1' });
  expect(forms).toMatchObject([
    {
      title: 'External Links',
      before: { links: [{ $id: 'link-1', name: 'Title 2', link: 'https://example.com' }] },
      after: { links: [{ $id: 'link-1', name: 'Title 3' }] },
    },
  ]);
});

it('a record that was removed and added again under another id is compared with what it was', async () => {
  const changeOf = (id: string) => ({ ...CHANGE, kind: 'record', of: 'link', id }) as const;
  const since = '2026-11-22T12:00:00Z';
  expect(await changesSince(since, changeOf('link-3'), { isSet: true })).toMatchObject([
    { before: { links: [{ name: 'Chat' }] }, after: { links: [{ name: 'Chat with us' }] } },
  ]);
  expect(await changesSince(since, changeOf('added'), { isSet: true })).toBe('new');
});

it('an entry that did not exist then is new, and one that no form shows is not compared', async () => {
  expect(await changesSince('2026-11-01T00:00:00Z')).toBe('new');
  const unknownKind = { ...CHANGE, kind: 'record', of: 'shelf' } as const;
  expect(await changesSince('2026-11-22T12:00:00Z', unknownKind)).toBeUndefined();
});
