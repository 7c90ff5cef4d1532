import { describe, expect, it } from 'vitest';
import { createPageReader } from '../../../src/stores/pageReader';
import { fakeContentService, refusal } from '../support/contentService';
import { propertyPage } from '../support/propertyPage';

/** A service whose page is at a revision; null: gone. */
function setUp(first: number | null) {
  let revision: number | null | undefined = first;
  const { client, calls } = fakeContentService(({ name }) => {
    if (revision === null) return refusal('NOT_FOUND', 'Page not found.');
    const page = { ...propertyPage([]), revision: revision ?? null };
    const { id, revision: current } = page;
    return {
      getSpecificBrandPageById: name === 'PageRevision' ? { __typename: 'BrandPage', id, revision: current } : page,
    };
  });
  const reader = createPageReader(client, 'page-1');
  return {
    reader,
    asked: () => calls.map(({ name }) => name),
    set: (next: number | null | undefined) => (revision = next),
  };
}

describe('reading a page again', () => {
  it('asks for its revision only while nobody saves it, and for the page once somebody has', async () => {
    const { reader, asked, set } = setUp(3);
    const first = await reader.read();
    expect(await reader.read()).toBe(first);
    expect(asked()).toEqual(['BrandPageById', 'PageRevision']);
    set(4);
    expect(await reader.read()).toMatchObject({ revision: 4 });
    expect(asked().slice(2)).toEqual(['PageRevision', 'BrandPageById']);
  });

  it('[ERR-007] says that it is gone', async () => {
    const { reader, set } = setUp(3);
    await reader.read();
    set(null);
    await expect(reader.read()).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await setUp(null).reader.read()).toBeNull();
  });

  it('is done anew each time where the service counts no revisions', async () => {
    const { reader, asked, set } = setUp(3);
    set(undefined);
    await reader.read();
    await reader.read();
    expect(asked()).toEqual(['BrandPageById', 'BrandPageById']);
  });
});
