import { describe, expect, it } from 'vitest';
import { companyInformation } from '../../../schemas/company-information/area';
import { editors } from '../../../schemas/company-information/editors';
import { pageKinds } from '../../../src/app/pageScreens';
import { cachedAreaPages, readAreaPages } from '../../../src/stores/areaPages';
import { fakeContentService } from '../support/contentService';

const kinds = pageKinds(companyInformation.tabs, editors);

function page(index: number, slug: string) {
  const at = '2026-01-05T02:00:00.000Z';
  return {
    id: `p${index}`,
    name: slug,
    tag: 'T',
    slug,
    published: true,
    created_at: at,
    updated_at: at,
    __typename: 'BrandPage',
  };
}

const search = { brandId: 'b1', tag: 'T', search: '', sort: { by: 'name', order: 'ASC' }, kinds } as const;

describe('the pages of an area', () => {
  it('[CI-022] are of the kind whose slug prefix they have', () => {
    expect(kinds.map(({ tab, slugPrefix }) => [tab, slugPrefix])).toEqual([
      ['about-us', 'about-us-'],
      ['seo-tags', 'seo-tags-'],
      ['footer-links', 'footer-links-'],
      ['facts', 'facts-'],
      ['mission-vision', 'mission-vision-'],
      ['awards', 'awards-'],
      ['terms-and-conditions', 'terms-and-conditions-'],
      ['privacy-policy', 'privacy-policy-'],
    ]);
  });

  it('are read completely, and then cached', async () => {
    const all = Array.from({ length: 150 }, (_, index) => page(index, index % 2 ? 'facts-alp' : 'legacy'));
    const { client, calls } = fakeContentService(({ variables }) => {
      const from = (Number(variables['page']) - 1) * 100;
      return { searchPages: { totalCount: 150, pages: all.slice(from, from + 100), __typename: 'PageSearchResult' } };
    });
    const found = await readAreaPages(client, search);
    expect(found).toHaveLength(75);
    expect(new Set(found.map(({ kind }) => kind.tab))).toEqual(new Set(['facts']));
    expect(calls.map(({ variables }) => variables['page'])).toEqual([1, 2]);
  });

  it('are cached if they fit into one response', async () => {
    const { client } = fakeContentService(() => ({
      searchPages: { totalCount: 1, pages: [page(1, 'facts-alp')], __typename: 'PageSearchResult' },
    }));
    expect(cachedAreaPages(client, search)).toBeUndefined();
    const found = await readAreaPages(client, search);
    expect(cachedAreaPages(client, search)).toEqual(found);
  });
});
