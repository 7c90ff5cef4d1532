import { expect, it } from 'vitest';
import { createContentCalls } from '../../../src/api/contentCalls';
import { createTrash } from '../../../src/stores/trash';
import { fakeContentService, nameTaken, type GraphQLCall } from '../support/contentService';

const REMOVED = { page_id: 'page-1', revision: 4, name: 'Harbor', saved_by: null, saved_at: '2026-01-05T02:00:00Z' };

function trashOf(answer: (call: GraphQLCall) => Readonly<Record<string, unknown>> | Error) {
  const { client, calls } = fakeContentService(answer);
  return { trash: createTrash(createContentCalls(client), { brandId: 'brand-alp', tag: 'GALLERY-ALP' }), calls };
}

it('lists the removed pages of one tag of one brand, page by page', async () => {
  const { trash, calls } = trashOf(() => ({ removedPages: [REMOVED] }));
  expect(await trash.list(2)).toEqual({
    items: [{ id: 'page-1', revision: 4, name: 'Harbor', removedBy: undefined, removedAt: '2026-01-05T02:00:00Z' }],
    hasMore: false,
  });
  expect(calls[0]?.variables).toMatchObject({ brand_id: 'brand-alp', tag: 'GALLERY-ALP', page: 2 });
});

it('lists the removed records of one kind, and restores one', async () => {
  const { client, calls } = fakeContentService(({ name }) =>
    name === 'RemovedRecords'
      ? {
          removedRecords: [
            { record_id: 'entry-1', revision: 2, name: 'When?', saved_by: 'Ana', saved_at: REMOVED.saved_at },
          ],
        }
      : { restoreRecordRevision: { id: 'entry-1', revision: 3, __typename: 'RestoredRecord' } },
  );
  const trash = createTrash(createContentCalls(client), { brandId: 'brand-alp', records: 'faq' });
  const { items } = await trash.list(1);
  expect(items).toEqual([{ id: 'entry-1', revision: 2, name: 'When?', removedBy: 'Ana', removedAt: REMOVED.saved_at }]);
  await trash.restore(items[0]!);
  expect(calls.map(({ variables }) => variables)).toMatchObject([
    { brand_id: 'brand-alp', of: 'faq', page: 1 },
    { of: 'faq', id: 'entry-1', revision: 2 },
  ]);
});

it('restores a page as its last revision, or says why it cannot', async () => {
  const back = { id: 'page-1', name: 'Harbor', slug: 'harbor', __typename: 'BrandPage' };
  const { trash, calls } = trashOf(() => ({ restorePageRevision: back }));
  await trash.restore({ id: 'page-1', revision: 4 });
  expect(calls[0]).toMatchObject({ name: 'RestorePageRevision', variables: { page_id: 'page-1', revision: 4 } });
  const nameConflict = trashOf(() => nameTaken('revision'));
  await expect(nameConflict.trash.restore({ id: 'page-1', revision: 4 })).rejects.toThrow(
    'Page name is already exists!',
  );
});
