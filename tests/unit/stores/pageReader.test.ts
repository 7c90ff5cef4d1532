import { describe, expect, it } from 'vitest';
import { createPageReader, PageNotFoundError } from '../../../src/stores/pageReader';
import { fakeContentService, refusal } from '../support/contentService';
import { propertyPage } from '../support/propertyPage';

/** A service with a page at a revision; null: deleted; undefined: revisions are not counted. */
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
  it('requests only its revision while it is unchanged, and the page once it was saved', async () => {
    const { reader, asked, set } = setUp(3);
    const first = await reader.read();
    expect(await reader.read()).toBe(first);
    expect(asked()).toEqual(['BrandPageById', 'PageRevision']);
    set(4);
    expect(await reader.read()).toMatchObject({ revision: 4 });
    expect(asked().slice(2)).toEqual(['PageRevision', 'BrandPageById']);
  });

  it('[ERR-007] reports that it was deleted', async () => {
    const { reader, set } = setUp(3);
    await reader.read();
    set(null);
    await expect(reader.read()).rejects.toThrow(PageNotFoundError);
    await expect(setUp(null).reader.read()).rejects.toThrow(PageNotFoundError);
  });

  it('fetches it each time if the service counts no revisions', async () => {
    const { reader, asked, set } = setUp(3);
    set(undefined);
    await reader.read();
    await reader.read();
    expect(asked()).toEqual(['BrandPageById', 'BrandPageById']);
  });
});
