import { describe, expect, it } from 'vitest';
import { createContentCalls } from '../../../../src/api/contentCalls';
import { createLinkablePages } from '../../../../src/stores/options/linkablePages';
import { createBannerSource } from '../../../../src/stores/records/banners';
import { fakeContentService, refusal, type GraphQLAnswer } from '../../support/contentService';

const BANNER = {
  __typename: 'HomeBanner',
  id: 'banner-1',
  brand_id: 'brand-1',
  page_id: 'page-1',
  link_type: 'CONTENT',
  category: 'blogs',
  title: 'Five plants',
  description: 'That forgive everything',
  description_mobile: null,
  seo_banner_title: null,
  seo_banner_description: null,
  banner_heading_tag: 'Plants',
  image: 'files/plants.png',
  meta_data: { __typename: 'BannerMetaData', key: 'files/plants.png', alt_text: 'A balcony' },
  video_link: null,
  created_at: '2026-11-01T00:00:00.000Z',
  updated_at: '2026-11-20T00:00:00.000Z',
};

function setUp(answers: Readonly<Record<string, GraphQLAnswer>>) {
  const { client, calls } = fakeContentService(({ name }) => answers[name] ?? new Error(`Nobody asks for ${name}.`));
  return {
    source: createBannerSource(createContentCalls(client), 'brand-1'),
    pages: createLinkablePages(client, 'brand-1'),
    calls,
  };
}

const QUERY = {
  search: '',
  sort: { by: 'updated_at', order: 'DESC' },
  page: 2,
  limit: 10,
  isActive: undefined,
} as const;

describe('hero banners', () => {
  it('[BAN-004, BAN-005, BAN-006] are listed by search, type and category', async () => {
    const found = { __typename: 'HomeBannerSearchResult', home_banners: [BANNER], total_count: 11 };
    const { source, calls } = setUp({ Banners: { getFilteredHomeBanners: found } });
    const filters = { link_type: 'CONTENT', category: 'blogs' };
    expect(await source.list({ ...QUERY, search: 'five', filters })).toEqual({
      rows: [
        {
          ...{ id: 'banner-1', title: 'Five plants', excerpt: 'That forgive everything' },
          ...{ link_type: 'CONTENT', category: 'blogs', picture: 'files/plants.png', alt_text: 'A balcony' },
          ...{ video_link: undefined, updated_at: BANNER.updated_at },
        },
      ],
      total: 11,
    });
    expect(calls[0]!.variables).toEqual({ brand_id: 'brand-1', page: 2, limit: 10, search: 'five', ...filters });
  });

  it('[BAN-019, BAN-025, BAN-032] are sent trimmed, with the names of the contract and the texts of the picture', async () => {
    const { source, calls } = setUp({ SaveBanner: { addOrUpdateHomeBanner: BANNER } });
    const saved = await source.update('banner-1', {
      ...BANNER,
      title: '  Five plants ',
      description_mobile: ' short ',
      video_link: ' https://vimeo.com/76979871 ',
      seo_banner_title: ' kept ',
      meta_data: { key: 'files/plants.png', alt_text: 'A balcony', file_type: 'image/png', featured: 'false' },
    });
    expect(saved.updatedAt).toBe(BANNER.updated_at);
    expect(calls[0]!.variables).toEqual({
      homeBannerData: {
        ...{ id: 'banner-1', brand_id: 'brand-1', page_id: 'page-1', link_type: 'CONTENT', category: 'blogs' },
        ...{ title: 'Five plants', description: 'That forgive everything', description_mobile: 'short' },
        ...{ seo_banner_title: ' kept ', seo_banner_description: null, banner_heading_tag: 'Plants' },
        ...{ image: 'files/plants.png', video_link: 'https://vimeo.com/76979871' },
        meta_data: { key: 'files/plants.png', alt_text: 'A balcony' },
      },
    });
  });

  it('[BAN-008] are removed by their ids', async () => {
    const { source, calls } = setUp({ RemoveBanners: { removeHomeBanners: { ids: ['banner-1'] } } });
    await source.remove?.('banner-1');
    expect(calls[0]!.variables).toEqual({ ids: ['banner-1'] });
  });

  it('[BAN-029] are not found after they were deleted', async () => {
    const { source } = setUp({ Banner: refusal('NOT_FOUND', 'Page not found.') });
    await expect(source.read('gone')).rejects.toMatchObject({ code: 'NOT_FOUND', message: 'Page not found.' });
  });
});

describe('the pages that a banner can link to', () => {
  const brand = { getBrand: { __typename: 'Brand', id: 'brand-1', name: 'ALP' } };
  const page = (index: number, card: unknown) => ({
    ...{ __typename: 'BrandPage', id: `page-${index}`, name: `Page ${index}`, card },
    updated_at: '2026-10-31T00:00:00.000Z',
  });

  it('[BAN-011, BAN-015, BAN-031] are the search results of the type and category without a banner', async () => {
    const { client, calls } = fakeContentService(({ name }) => {
      if (name === 'BrandName') return brand;
      const pages = [page(1, { category: 'blogs', excerpt: 'Short', cover: { key: 'files/a.png' } }), page(2, null)];
      return { searchPages: { __typename: 'PageSearchResult', totalCount: 345, pages } };
    });
    const source = createLinkablePages(client, 'brand-1');
    const { options, total } = await source.search!({ type: 'CONTENT', category: 'blogs' }, 'pag');
    expect(total).toBe(345);
    expect(options.map(({ value, label }) => `${value} ${label}`)).toEqual(['page-1 Page 1', 'page-2 Page 2']);
    expect(options[0]?.suggestions).toEqual({ name: 'Page 1', excerpt: 'Short' });
    expect(options[0]?.summary?.picture).toBe('files/a.png');
    expect(options[1]?.summary?.lines).toEqual([
      { name: 'ID', text: 'page-2' },
      { name: 'Name', text: 'Page 2' },
      { name: 'Category', text: 'No category', parameter: 'category' },
      { name: 'Date', text: 'Oct 31, 2026' },
    ]);
    const filters = { content: { type: 'blogs' } };
    expect(calls[1]!.variables).toEqual({ brand_id: 'brand-1', tag: 'CONTENT-ALP', filters, search: 'pag', limit: 20 });
    expect(calls[1]!.query).toContain('withoutHomeBanner: true');
  });

  it('request properties by their type, and find the linked one', async () => {
    const answers = {
      BrandName: brand,
      LinkablePages: { searchPages: { __typename: 'PageSearchResult', totalCount: 0, pages: [] } },
      LinkedPage: { getSpecificBrandPageById: page(7, { location: 'Taguig' }) },
    };
    const { pages, calls } = setUp(answers);
    expect(await pages.list({ type: 'PROPERTIES', category: 'Estate' })).toEqual([]);
    expect(calls[1]!.variables).toMatchObject({ tag: 'PROPERTIES-ALP', filters: { property: { type: 'Estate' } } });
    expect(await pages.find('page-7')).toMatchObject({ label: 'Page 7', isStillValid: true });
  });

  it('do not find a deleted one', async () => {
    const { pages } = setUp({ LinkedPage: refusal('NOT_FOUND', 'Page not found.') });
    expect(await pages.find('gone')).toBeUndefined();
  });
});
