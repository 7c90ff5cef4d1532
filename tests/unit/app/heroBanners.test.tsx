import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { refusal, type GraphQLAnswer, type GraphQLCall } from '../support/contentService';
import { openScreen } from './support/openScreen';

const BANNERS = '/manage-hero-banner';
const SCOPES = ['read', 'create', 'update', 'delete'].map((action) => `${action}:banner`);
const BANNER = {
  ...{ __typename: 'HomeBanner', id: 'banner-1', brand_id: 'brand-avida', title: 'First keys in Cavite' },
  ...{ page_id: 'page-1', link_type: 'CONTENT', category: 'news', description: 'Houses for families' },
  ...{ description_mobile: null, seo_banner_title: null, seo_banner_description: null, banner_heading_tag: null },
  ...{ image: null, meta_data: null, video_link: null },
  ...{ created_at: '2026-01-05T02:00:00.000Z', updated_at: '2026-02-06T02:00:00.000Z', revision: 1 },
};
const PAGE = {
  ...{ __typename: 'BrandPage', id: 'page-1', name: 'The garden street opens', updated_at: '2026-01-04T02:00:00.000Z' },
  card: { category: 'news', excerpt: 'From this week on.' },
};

/** A service with one banner of twelve. @param banners answers to reading it, one for each attempt; afterwards it is found */
function bannerService(banners: readonly (Error | object)[] = []) {
  let total = 12;
  const refusals = new Map<string, Error>();
  const answers = banners.values();
  function answer({ name, variables }: GraphQLCall): GraphQLAnswer {
    const refused = refusals.get(name);
    if (refused) return refused;
    switch (name) {
      case 'Banners': {
        const found = { __typename: 'HomeBannerSearchResult', home_banners: [BANNER], total_count: total };
        return { getFilteredHomeBanners: found };
      }
      case 'Banner': {
        const read = answers.next().value ?? BANNER;
        return read instanceof Error ? read : { getHomeBanner: read };
      }
      case 'SaveBanner':
        return { addOrUpdateHomeBanner: { ...BANNER, ...(variables['homeBannerData'] as object) } };
      case 'RemoveBanners':
        total -= 1;
        return { removeHomeBanners: { ids: variables['ids'], __typename: 'RemovedRecords' } };
      case 'BrandName':
        return { getBrand: { __typename: 'Brand', id: 'brand-avida', name: 'AVIDA' } };
      case 'LinkablePages':
        return { searchPages: { __typename: 'PageSearchResult', totalCount: 1, pages: [PAGE] } };
      case 'LinkedPage':
        return { getSpecificBrandPageById: PAGE };
      default:
        return new Error(`Nothing is known of ${name}.`);
    }
  }
  return {
    answer,
    /** Fails the saves of banners from now on; undefined lets them succeed again. */
    refuseSaves(error: Error | undefined) {
      if (error) refusals.set('SaveBanner', error);
      else refusals.delete('SaveBanner');
    },
  };
}

async function open(path = BANNERS, service = bannerService()) {
  vi.spyOn(console, 'error').mockReturnValue();
  const opened = await openScreen({ path, scopes: SCOPES, offers: [], answer: service.answer });
  const { asked, user } = opened;
  return {
    ...opened,
    /** The variables of each call of this name. */
    sent: (name: string) => asked.filter((call) => call.name === name).map(({ variables }) => variables),
    async save(answer: 'Yes' | 'No') {
      await waitFor(() => expect(screen.getByRole('button', { name: 'SAVE' })).toBeEnabled());
      await user.click(screen.getByRole('button', { name: 'SAVE' }));
      const question = await screen.findByRole('dialog', { name: 'Save Hero Banner?' });
      expect(question).toHaveTextContent('Are you sure you want to save?');
      await user.click(within(question).getByRole('button', { name: answer }));
    },
  };
}

/** Fills in the form of a new banner. */
async function fillIn({ user }: Awaited<ReturnType<typeof open>>, title: string): Promise<void> {
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Type of Link' }), 'Article');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Category' }), 'News');
  await user.click(screen.getByRole('textbox', { name: 'Title' }));
  await user.paste(title);
}

afterEach(() => vi.restoreAllMocks());

describe('the list of hero banners', () => {
  async function openList() {
    const opened = await open();
    await screen.findByRole('link', { name: BANNER.title });
    const { sent, user } = opened;
    return {
      ...opened,
      /** The last request for banners. */
      asked: () => sent('Banners').at(-1),
      async choose(filter: string, option: string) {
        await user.click(screen.getByRole('combobox', { name: filter }));
        const options = screen.getAllByRole('option').map(({ textContent }) => textContent);
        await user.click(screen.getByRole('option', { name: option }));
        return options;
      },
    };
  }

  it('[BAN-001, BAN-006] shows name, excerpt and date of each on a card', async () => {
    await openList();
    expect(screen.getByRole('heading', { level: 1, name: 'Hero Banner' })).toBeVisible();
    const card = screen.getByRole('link', { name: BANNER.title }).closest('li')!;
    expect([...card.querySelectorAll('h2, p')].map(({ textContent }) => textContent)).toEqual([
      ...[BANNER.title, 'Houses for families', 'Feb 06, 2026'],
    ]);
    expect(within(card).getByText('Article · News')).toBeVisible();
  });

  it('[BAN-004, A-64] is filtered by type of link, then by its categories', async () => {
    const { asked, choose } = await openList();
    const category = () => screen.getByRole('combobox', { name: 'Category' });
    expect(category()).toHaveTextContent('Category: All');
    expect(category()).toHaveAttribute('aria-disabled', 'true');
    expect(await choose('Type of Link', 'Article')).toEqual(['Type of Link: All', 'Property', 'Article']);
    await waitFor(() => expect(asked()).toMatchObject({ link_type: 'CONTENT' }));
    expect(await choose('Category', 'Vlogs')).toEqual([
      ...['Category: All', 'News', 'Events', 'Announcements', 'Destinations', 'Neighborhood', 'Sustainability'],
      ...['Home Buying Guide', 'Blogs', 'Vlogs'],
    ]);
    await waitFor(() => expect(asked()).toMatchObject({ link_type: 'CONTENT', category: 'vlogs' }));
    await choose('Type of Link', 'Type of Link: All');
    await waitFor(() => expect(asked()).not.toMatchObject({ link_type: 'CONTENT' }));
    expect(asked()).not.toMatchObject({ category: 'vlogs' });
    expect(category()).toHaveAttribute('aria-disabled', 'true');
  });

  it('keeps the category of an address without a type, until the type is chosen', async () => {
    const { user } = await open(`${BANNERS}?category=home-buying-guide`);
    const category = await screen.findByRole('combobox', { name: 'Category' });
    expect(category).toHaveTextContent('Home Buying Guide');
    await user.click(screen.getByRole('combobox', { name: 'Type of Link' }));
    await user.click(screen.getByRole('option', { name: 'Property' }));
    await waitFor(() => expect(category).toHaveTextContent('Category: All'));
  });

  it('[BAN-005] is searched, and has pages', async () => {
    const { asked, user } = await openList();
    await user.click(screen.getByRole('button', { name: 'Go to page 2' }));
    await waitFor(() => expect(asked()).toMatchObject({ page: 2 }));
    await user.click(screen.getByPlaceholderText('Search Hero Banner'));
    await user.paste('first home');
    await waitFor(() => expect(asked()).toMatchObject({ page: 1, search: 'first home' }));
  });

  it('[BAN-007, BAN-008] asks before a banner is deleted, and says that it is', async () => {
    const { user, sent } = await openList();
    const ask = async () => {
      await user.click(screen.getByRole('button', { name: `Actions of ${BANNER.title}` }));
      await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
      const question = await screen.findByRole('dialog', { name: 'Delete Banner?' });
      expect(question).toHaveTextContent('Are you sure you want to delete this banner?');
      return within(question);
    };
    await user.click((await ask()).getByRole('button', { name: 'CANCEL' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(sent('RemoveBanners')).toEqual([]);
    await user.click((await ask()).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Successfully deleted banner')).toBeVisible();
    expect(sent('RemoveBanners')).toEqual([{ ids: [BANNER.id] }]);
    expect(await screen.findByText('1 - 10 of 11 items')).toBeVisible();
  });
});

describe('a hero banner', () => {
  it.each([
    ['+ Add Hero Banner', `${BANNERS}/add`, ''],
    [BANNER.title, `${BANNERS}/banner-1`, BANNER.title],
  ])('[BAN-002, BAN-003] is opened by %j at %s, and CANCEL leads to the list', async (link, path, title) => {
    const { user, address } = await open();
    await user.click(await screen.findByRole('link', { name: link }));
    expect(await screen.findByRole('textbox', { name: 'Title' })).toHaveValue(title);
    expect(address()).toBe(path);
    await user.click(screen.getByRole('button', { name: 'CANCEL' }));
    await waitFor(() => expect(address()).toBe(BANNERS));
  });

  it('[BAN-003, C-8] is left for the list as it was, with its search, filters and page', async () => {
    const query = '?link_type=CONTENT&page=2&search=keys';
    const { user, router, address } = await open(`${BANNERS}${query}`);
    await user.click(await screen.findByRole('link', { name: BANNER.title }));
    await screen.findByRole('textbox', { name: 'Title' });
    await user.click(screen.getByRole('button', { name: 'CANCEL' }));
    await waitFor(() => expect(address()).toBe(BANNERS));
    expect(new URLSearchParams(router.state.location.search)).toEqual(new URLSearchParams(query));
  });

  it('[BAN-010, BAN-027] is saved after a question, says so and leads to the list', async () => {
    const opened = await open(`${BANNERS}/add`);
    await fillIn(opened, 'Five plants');
    await opened.save('No');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(opened.sent('SaveBanner')).toEqual([]);
    expect(opened.address()).toBe(`${BANNERS}/add`);
    await opened.save('Yes');
    expect(await screen.findByText('Successfully saved banner.')).toBeVisible();
    await waitFor(() => expect(opened.address()).toBe(BANNERS));
    const added = { brand_id: 'brand-avida', link_type: 'CONTENT', category: 'news', title: 'Five plants' };
    expect(opened.sent('SaveBanner')).toMatchObject([{ homeBannerData: added }]);
  });

  it('[BAN-016] keeps its type, category and page', async () => {
    const { user, save, sent } = await open(`${BANNERS}/banner-1`);
    for (const [name, value] of [
      ['Type of Link', 'Article'],
      ['Category', 'News'],
      ['Page', PAGE.name],
    ] as const) {
      const locked = await screen.findByRole('textbox', { name });
      await waitFor(() => expect(locked).toHaveValue(value));
      expect(locked).toHaveAttribute('readonly');
    }
    await user.click(screen.getByRole('textbox', { name: 'Title' }));
    await user.paste('!');
    await save('Yes');
    expect(await screen.findByText('Successfully saved banner.')).toBeVisible();
    const { page_id, link_type, category } = BANNER;
    const kept = { id: BANNER.id, page_id, link_type, category, title: `${BANNER.title}!` };
    expect(sent('SaveBanner')).toMatchObject([{ homeBannerData: kept }]);
  });

  it('[BAN-028] that could not be saved says so, leads to the list and is kept as a draft', async () => {
    const service = bannerService();
    const opened = await open(`${BANNERS}/add`, service);
    await fillIn(opened, 'Kept for later');
    service.refuseSaves(refusal('INTERNAL_SERVER_ERROR', 'The disk is full.'));
    await opened.save('Yes');
    expect(await screen.findByText('Something went wrong.')).toBeVisible();
    await waitFor(() => expect(opened.address()).toBe(BANNERS));
    service.refuseSaves(undefined);
    await opened.user.click(await screen.findByRole('link', { name: '+ Add Hero Banner, Unsaved draft' }));
    await opened.user.click(await screen.findByRole('button', { name: /Restore/ }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Title' })).toHaveValue('Kept for later'));
    await opened.save('Yes');
    expect(await screen.findByText('Successfully saved banner.')).toBeVisible();
    expect(await screen.findByRole('link', { name: '+ Add Hero Banner' })).toBeVisible();
  });

  it.each([
    ['was deleted', refusal('NOT_FOUND', 'Page not found.')],
    ['has a mistyped address', refusal('BAD_USER_INPUT', 'id: expected a UUID.', { argument: 'id' })],
  ])("[BAN-029] that %s says 'Page not found.' and leads to the list", async (_why, refused) => {
    const { address } = await open(`${BANNERS}/banner-1`, bannerService([refused]));
    expect(await screen.findByText('Page not found.')).toBeVisible();
    expect(await screen.findByRole('link', { name: BANNER.title })).toBeVisible();
    expect(address()).toBe(BANNERS);
  });

  it('that could not be loaded for another reason is retried', async () => {
    const { user, address } = await open(`${BANNERS}/banner-1`, bannerService([new Error('The database is away.')]));
    await user.click(await screen.findByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Title' })).toHaveValue(BANNER.title));
    expect(address()).toBe(`${BANNERS}/banner-1`);
  });
});
