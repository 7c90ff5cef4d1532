import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { refusal, type GraphQLCall } from '../support/contentService';
import { openScreen } from './support/openScreen';

const BANNERS = '/manage-hero-banner';
const BANNER = {
  ...{ __typename: 'HomeBanner', id: 'banner-1', brand_id: 'brand-avida', title: 'First keys in Cavite' },
  ...{ page_id: null, link_type: 'CONTENT', category: 'news', description: null, description_mobile: null },
  ...{ seo_banner_title: null, seo_banner_description: null, banner_heading_tag: null, image: null, meta_data: null },
  ...{ video_link: null, created_at: '2026-01-05T02:00:00.000Z', updated_at: '2026-01-05T02:00:00.000Z', revision: 1 },
};

/** Opens the address of a banner. @param banner results of reading it, one for each attempt */
function open(...banner: readonly (Error | object)[]) {
  vi.spyOn(console, 'error').mockReturnValue();
  const answers = banner.values();
  return openScreen({
    path: `${BANNERS}/banner-1`,
    scopes: ['read:banner', 'update:banner'],
    offers: [],
    answer({ name }: GraphQLCall) {
      const found = { __typename: 'HomeBannerSearchResult', home_banners: [BANNER], total_count: 1 };
      if (name === 'Banners') return { getFilteredHomeBanners: found };
      const answer = name === 'Banner' ? answers.next().value : undefined;
      if (answer === undefined) return new Error(`Nothing is known of ${name}.`);
      return answer instanceof Error ? answer : { getHomeBanner: answer };
    },
  });
}

afterEach(() => vi.restoreAllMocks());

describe('a hero banner', () => {
  it("[BAN-029] that was deleted says 'Page not found.' and leads to the list", async () => {
    const { address } = await open(refusal('NOT_FOUND', 'Page not found.'));
    expect(await screen.findByText('Page not found.')).toBeVisible();
    expect(await screen.findByRole('link', { name: 'First keys in Cavite' })).toBeVisible();
    expect(address()).toBe(BANNERS);
  });

  it('that could not be loaded for another reason is retried', async () => {
    const { user, address } = await open(new Error('The database is away.'), BANNER);
    await user.click(await screen.findByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Title' })).toHaveValue('First keys in Cavite'));
    expect(address()).toBe(`${BANNERS}/banner-1`);
  });
});
