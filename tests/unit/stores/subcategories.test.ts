import { expect, it } from 'vitest';
import { createSubcategories } from '../../../src/stores/options/subcategories';
import { fakeContentService } from '../support/contentService';

function article(index: number, subcategory: string | undefined) {
  return {
    ...{ id: `page-${index}`, name: `Page ${index}`, slug: `page-${index}`, __typename: 'BrandPage' },
    ...{ featured: false, alternative_featured: false, updated_at: '2026-10-31T00:00:00.000Z' },
    card: { category: 'blogs', ...(subcategory === undefined ? {} : { subcategory }) },
  };
}

it('[B-35] the sub categories in use are the distinct ones of the articles of a category, sorted by name', async () => {
  const pages = ['Water', undefined, 'Living', 'Water'].map((subcategory, index) => article(index, subcategory));
  const { client, calls } = fakeContentService(({ name }) =>
    name === 'BrandName'
      ? { getBrand: { __typename: 'Brand', id: 'brand-1', name: 'ALP' } }
      : { searchPages: { __typename: 'PageSearchResult', totalCount: 4, pages } },
  );
  const options = await createSubcategories(client, 'brand-1').list({ category: 'blogs' });
  expect(options).toEqual([
    { value: 'Living', label: 'Living' },
    { value: 'Water', label: 'Water' },
  ]);
  expect(calls[1]!.variables).toMatchObject({ tag: 'CONTENT-ALP', filters: { content: { type: 'blogs' } } });
});
