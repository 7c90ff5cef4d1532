import { describe, expect, it } from 'vitest';
import { brands } from '../../../schemas/brands';
import { propertyAmenities } from '../../../schemas/properties/amenities';
import { compileEditor } from '../../../src/compile';
import { VERSIONS_PAGE_SIZE } from '../../../src/stores/history';
import { createPageReader } from '../../../src/stores/pageReader';
import { createSectionStore } from '../../../src/stores/sectionStore';
import { fakeContentService, refusal, type GraphQLAnswer, type GraphQLCall } from '../support/contentService';
import { propertyPage, section, unit } from '../support/propertyPage';

const NOW = propertyPage([unit('north', { sections: [section('a', 'AMENITIES', { 'AMENITIES-TITLE': 'Now' })] })]);

/** The history of the amenities of the unit 'north'. */
async function setUp(answer: (call: GraphQLCall) => GraphQLAnswer) {
  const { client, calls } = fakeContentService((call) =>
    call.name === 'BrandPageById' ? { getSpecificBrandPageById: NOW } : answer(call),
  );
  const { editor, lens, defaults } = compileEditor(propertyAmenities, brands.AVIDA);
  const place = { page: createPageReader(client, 'page-1'), unitId: 'north', order: 0 };
  const store = createSectionStore({ client, editor, lens, defaults, place, newId: () => 'new' });
  const history = store.history?.(await store.load());
  if (!history) throw new Error('A section has a history.');
  return { history, asked: (name: string) => calls.filter((call) => call.name === name) };
}

describe('the history of a section', () => {
  it('is read page by page: who, when, and whether there may be more', async () => {
    const saved = (revision: number) => ({
      revision,
      action: 'saved',
      saved_by: null,
      saved_at: '2026-01-05T02:00:00Z',
    });
    const { history } = await setUp(({ variables }) => ({
      pageRevisions:
        variables['page'] === 1 ? Array.from({ length: VERSIONS_PAGE_SIZE }, (_, i) => saved(20 - i)) : [saved(10)],
    }));
    const first = await history.versions(1);
    expect(first.items[0]).toEqual({ revision: 20, action: 'saved', by: undefined, at: '2026-01-05T02:00:00Z' });
    expect(first.hasMore).toBe(true);
    expect(await history.versions(2)).toMatchObject({ items: [{ revision: 10 }], hasMore: false });
  });

  it('is empty for a page that was never saved with versions', async () => {
    const { history } = await setUp(() => refusal('NOT_FOUND', 'Page not found.'));
    expect(await history.versions(1)).toEqual({ items: [], hasMore: false });
    expect(await history.formAt(1)).toBeUndefined();
  });

  it('shows the form of the section in each version, and requests each version once', async () => {
    const { history, asked } = await setUp(({ variables }) => {
      const old = section('a', 'AMENITIES', { 'AMENITIES-TITLE': 'Then' });
      const units = { 1: [], 2: [unit('north', {})], 3: [unit('north', { sections: [old] })] }[
        Number(variables['revision'])
      ];
      return { pageRevision: { containers: propertyPage(units ?? []).containers } };
    });
    expect(await history.formAt(1)).toBeUndefined();
    expect(await history.formAt(2)).toMatchObject({ amenities: [] });
    expect(await history.formAt(3)).toMatchObject({ title: 'Then' });
    await history.formAt(3);
    expect(asked('PageAtRevision')).toHaveLength(3);
  });

  it('retries after a failure, and reports missing rights', async () => {
    let attempt = 0;
    const { history } = await setUp(() =>
      ++attempt === 1 ? refusal('FORBIDDEN', 'No.') : { pageRevision: { containers: NOW.containers } },
    );
    await expect(history.formAt(5)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    expect(await history.formAt(5)).toMatchObject({ title: 'Now' });
  });
});
