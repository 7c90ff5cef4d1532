import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { article } from '../../../schemas/content/article';
import type { FormData, Page } from '../../../src/tree';
import { refusal } from '../support/contentService';
import { pageService } from '../support/pageService';
import { storedPage } from '../support/storedPage';
import { openScreen } from './support/openScreen';

const SCOPES = ['read:content', 'update:content', 'manage:content-news'];
const TYPES = [
  ...['news', 'events', 'announcement', 'destinations', 'neighborhood', 'sustainability'],
  ...['home-buying-guide', 'blogs', 'vlogs'],
];
/** The scopes of a user who may add and change articles of every type. */
const EVERY_TYPE = ['read', 'create', 'update']
  .map((action) => `${action}:content`)
  .concat(TYPES.map((type) => `manage:content-${type}`));

/** An article of ALP as it is stored. @param given further values of its overview and its content */
function storedArticle(
  category: string,
  given: { readonly overview?: FormData; readonly content?: FormData } = {},
): Page {
  const { overview, content = {} } = given;
  const form = { overview: { title: 'Rain', category, ...overview }, content };
  return storedPage({ definition: article, brand: 'ALP', slug: 'rain', form });
}

/** The value of a field of the overview. */
function storedValue({ containers }: Page, name: string): string | null | undefined {
  return containers[0]?.field_collections[0]?.fields.find((field) => field.name === name)?.value;
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
  async function openList() {
    const service = pageService([storedArticle('vlogs')]);
    const { answer } = service;
    const opened = await openScreen({ path: '/manage-content', brand: 'ALP', scopes: EVERY_TYPE, answer });
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

  it('[CONT-007, C-8] is as it was when an article is left by CANCEL', async () => {
    const { user, address, router } = await openList();
    await user.click(screen.getByRole('tab', { name: 'Vlogs' }));
    await waitFor(() => expect(router.state.location.search).toBe('?tab=vlogs'));
    await user.click(screen.getByRole('link', { name: 'Rain' }));
    await screen.findByRole('textbox', { name: 'Title' });
    await user.click(screen.getByRole('button', { name: 'CANCEL' }));
    await waitFor(() => expect(address()).toBe('/manage-content'));
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

describe('the screen of an article', () => {
  const RAIN = storedArticle('sustainability', {
    overview: { subcategory: 'Water' },
    content: { components: [{ type: '9', title: 'Opening hours' }] },
  });

  async function openForm(path: string) {
    const service = pageService([RAIN]);
    const opened = await openScreen({ path, brand: 'ALP', scopes: EVERY_TYPE, answer: service.answer });
    const title = await screen.findByRole('textbox', { name: 'Title' });
    const { user } = opened;
    return {
      ...{ ...opened, service, title },
      async fill(name: string, text: string) {
        const input = screen.getByRole('textbox', { name });
        await user.clear(input);
        await user.click(input);
        await user.paste(text);
      },
      async save() {
        await waitFor(() => expect(screen.getByRole('button', { name: 'SAVE' })).toBeEnabled());
        await user.click(screen.getByRole('button', { name: 'SAVE' }));
      },
      /** The operations of each save. */
      operations: () => service.saves().map((plan) => plan.map(({ operation }) => operation)),
    };
  }

  it('[CONT-057] has the category of its address selected, which cannot be changed', async () => {
    const { address, fill, save, service } = await openForm('/manage-content/add/announcement');
    expect(address()).toBe('/manage-content/add/announcements');
    const category = screen.getByRole('textbox', { name: 'Category' });
    expect(category).toHaveValue('Announcements');
    expect(category).toHaveAttribute('readonly');
    await fill('Title', 'A desk of stone');
    await save();
    await waitFor(() => expect(service.stored('A desk of stone')).toBeDefined());
    expect(storedValue(service.stored('A desk of stone')!, 'CATEGORY')).toBe('announcements');
  });

  it.each([
    { what: 'without a slug adds an article', path: '/manage-content/add', heading: 'Add Content', name: '' },
    {
      what: 'with a slug edits that article',
      path: '/manage-content/sustainability/rain',
      heading: 'Edit Content',
      name: 'Rain',
    },
  ])(
    '[CONT-007, CONT-010, CONT-040] at an address $what, and CANCEL leads to the list',
    async ({ path, heading, name }) => {
      const { user, address, title } = await openForm(path);
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(new RegExp(`^${heading}$`));
      expect(title).toHaveValue(name);
      await user.click(screen.getByRole('button', { name: 'CANCEL' }));
      await waitFor(() => expect(address()).toBe('/manage-content'));
    },
  );

  it('[CONT-028] has tags, CANCEL and SAVE', async () => {
    await openForm('/manage-content/add');
    expect(within(screen.getByRole('region', { name: 'Tags' })).getByRole('textbox')).toBeEnabled();
    expect(screen.getByRole('button', { name: 'CANCEL' })).toBeEnabled();
    expect(screen.getByRole('button', { name: 'SAVE' })).toBeVisible();
  });

  it('[CONT-008, CONT-042, CONT-052] creates the page, then its content, says so and leads to the list', async () => {
    const { address, fill, save, service, operations } = await openForm('/manage-content/add/news');
    await fill('Title', 'A desk of stone');
    await save();
    expect(await screen.findByText('Content successfully created.')).toBeVisible();
    await waitFor(() => expect(address()).toBe('/manage-content'));
    expect(operations()).toEqual([['addOrUpdateBrandPage', 'addOrUpdateContainersFCFields']]);
    expect(service.stored('A desk of stone')).toMatchObject({ tag: 'CONTENT-ALP', slug: 'a-desk-of-stone' });
    expect(service.stored('Rain')).toBeDefined();
  });

  it('[CONT-053] says that changes are saved', async () => {
    const { address, fill, save, service } = await openForm('/manage-content/sustainability/rain');
    await fill('Sub-title', 'Since 1975');
    await save();
    expect(await screen.findByText('Update success.')).toBeVisible();
    expect(storedValue(service.stored('Rain')!, 'SUBTITLE')).toBe('Since 1975');
    expect(address()).toBe('/manage-content/sustainability/rain');
  });

  it('[CONT-009, CONT-041] gets a new address for a new title, and the saved content is loaded again', async () => {
    const { user, address, fill, save, service, operations } = await openForm('/manage-content/sustainability/rain');
    await fill('Title', 'Rain, again');
    await user.click(screen.getByRole('button', { name: 'Remove Row 1' }));
    await save();
    await waitFor(() => expect(address()).toBe('/manage-content/sustainability/rain-again'));
    expect(operations()).toEqual([
      ['addOrUpdateBrandPage', 'removeMultipleFieldCollection', 'addOrUpdateContainersFCFields'],
    ]);
    const { id } = service.stored('Rain, again')!;
    await waitFor(() => expect(service.asked('BrandPageById')).toMatchObject([{ variables: { id } }]));
    await screen.findByText('Nothing changed yet');
    expect(screen.getByRole('textbox', { name: 'Title' })).toHaveValue('Rain, again');
  });

  it('moves to the address of its category when that is changed, and then loses its sub category', async () => {
    const { user, address, save, service } = await openForm('/manage-content/news/rain');
    await waitFor(() => expect(address()).toBe('/manage-content/sustainability/rain'));
    expect(storedValue(RAIN, 'SUB-CATEGORY')).toBe('Water');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Category' }), 'News');
    await save();
    await waitFor(() => expect(address()).toBe('/manage-content/news/rain'));
    expect(storedValue(service.stored('Rain')!, 'CATEGORY')).toBe('news');
    expect(storedValue(service.stored('Rain')!, 'SUB-CATEGORY')).toBeNull();
  });
});
