import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { brands } from '../../../schemas/brands';
import { article } from '../../../schemas/content/article';
import { compileEditor } from '../../../src/compile';
import { newPage, type Page } from '../../../src/tree';
import { refusal } from '../support/contentService';
import { pageService } from '../support/pageService';
import { newStoredId } from '../support/storedProperty';
import { openScreen } from './support/openScreen';

const SCOPES = ['read:content', 'update:content', 'manage:content-news'];

/** An article of ALP as it is stored. */
function storedArticle(category: string): Page {
  const { editor, lens } = compileEditor(article, brands.ALP);
  const form = { overview: { title: 'Rain', category } };
  const page = newPage({ editor, brandId: 'brand-alp', newId: newStoredId, form });
  return lens.formToTree(form, { ...page, slug: 'rain' }, newStoredId);
}

/** Opens the article under the address of a type that the user may manage. */
async function open(category: string, refused?: Error) {
  const service = pageService([storedArticle(category)]);
  service.refuse('BrandPage', refused);
  return openScreen({ path: '/manage-content/news/rain', brand: 'ALP', scopes: SCOPES, answer: service.answer });
}

// What is refused is logged.
beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue());
afterEach(() => vi.restoreAllMocks());

const DENIED = refusal('FORBIDDEN', 'You do not have access to this.', { scope: 'manage:content-blogs' });

describe('the list of articles', () => {
  const TYPES = [
    ...['news', 'events', 'announcement', 'destinations', 'neighborhood', 'sustainability'],
    ...['home-buying-guide', 'blogs', 'vlogs'],
  ];

  async function openList() {
    const service = pageService([storedArticle('vlogs')]);
    const scopes = ['read:content', 'create:content', ...TYPES.map((type) => `manage:content-${type}`)];
    const opened = await openScreen({ path: '/manage-content', brand: 'ALP', scopes, answer: service.answer });
    await screen.findByRole('link', { name: 'Rain' });
    return { service, ...opened };
  }

  it('[CONT-001] has one tab for each type', async () => {
    await openList();
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      ...['All', 'News', 'Events', 'Announcements', 'Destinations', 'Neighborhood', 'Sustainability'],
      ...['Home Buying Guide', 'Blogs', 'Vlogs'],
    ]);
  });

  it('[CONT-031] sends the type of its tab as a filter, and keeps it in the address', async () => {
    const { user, service, router } = await openList();
    await user.click(screen.getByRole('tab', { name: 'Vlogs' }));
    const asked = () => service.asked('CardPages').map(({ variables }) => variables['filters']);
    await waitFor(() => expect(asked()).toEqual([{}, { content: { type: 'vlogs' } }]));
    expect(router.state.location.search).toBe('?tab=vlogs');
  });

  it('[CONT-032] begins with a card that adds an article of the type', async () => {
    const { user } = await openList();
    const first = () => within(within(screen.getByRole('list', { name: 'Content' })).getAllByRole('listitem')[0]!);
    expect(first().getByRole('link', { name: '+ Add Content' })).toHaveAttribute('href', '/manage-content/add');
    await user.click(screen.getByRole('tab', { name: 'Vlogs' }));
    await waitFor(() =>
      expect(first().getByRole('link', { name: '+ Add Content' })).toHaveAttribute('href', '/manage-content/add/vlogs'),
    );
  });
});

describe('an article under the address of another type', () => {
  it.each([
    ['that the service refuses', DENIED],
    ['that the service shows', undefined],
  ])('[CONT-006] %s to users who may not manage its type shows the fallback screen', async (_how, refused) => {
    const { router } = await open('blogs', refused);
    expect(await screen.findByRole('heading', { level: 1, name: 'Invalid Page' })).toBeVisible();
    expect(screen.getByText(/manage:content-blogs/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^(?:SAVE|Retry)$/ })).not.toBeInTheDocument();
    expect(router.state.location.pathname).toBe('/manage-content/news/rain');
  });

  it('of a type of another time opens', async () => {
    await open('gossip');
    expect(await screen.findByRole('heading', { level: 1, name: 'Edit Content' })).toBeVisible();
    expect(await screen.findByRole('button', { name: 'SAVE' })).toBeVisible();
  });

  it('that could not be loaded for another reason can be retried', async () => {
    await open('news', refusal('SERVICE_UNAVAILABLE', 'Later.'));
    expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible();
  });
});
