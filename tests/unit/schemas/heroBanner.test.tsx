import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { heroBanner } from '../../../schemas/hero-banner/heroBanner';
import type { FormData } from '../../../src/tree';
import { storyServices } from '../../../stories/support/services';
import { openForm } from '../fields/support/openForm';

const PICTURE = { key: 'files/a.png', fileName: 'a.png', fileType: 'image/png' };
const ARTICLE = { linkType: 'CONTENT', linkCategory: 'news' };

function open(banner: FormData = {}, given: Partial<Parameters<typeof openForm>[0]> = {}) {
  return openForm({ definition: heroBanner, form: { banner }, isNew: true, ...given });
}

function select(name: string): HTMLElement {
  return screen.getByRole('combobox', { name });
}

describe('the form of a hero banner', () => {
  it('[BAN-012, BAN-013, BAN-014] offers the type first, then the category, then the page', async () => {
    const { user } = open();
    expect(select('Category')).toBeDisabled();
    expect(select('Page')).toBeDisabled();
    const options = (name: string) =>
      within(select(name))
        .getAllByRole('option')
        .slice(1)
        .map(({ textContent }) => textContent);
    expect(options('Type of Link')).toEqual(['Property', 'Article']);
    await user.selectOptions(select('Type of Link'), 'Property');
    expect(options('Category')).toEqual([
      ...['Condominium', 'Office', 'Lots', 'Commercial', 'Townhouse', 'Leisure', 'Apartments'],
      ...['House and Lot', 'Estate'],
    ]);
    await user.selectOptions(select('Type of Link'), 'Article');
    expect(options('Category')).toEqual([
      ...['News', 'Events', 'Announcements', 'Destinations', 'Neighborhood', 'Sustainability'],
      ...['Home Buying Guide', 'Blogs', 'Vlogs'],
    ]);
    await user.selectOptions(select('Category'), 'News');
    await waitFor(() => expect(select('Page')).toBeEnabled());
  });

  it('[BAN-011, BAN-015] fills in title and description from the page in one step, and summarises the page', async () => {
    const { user, current, store } = open(ARTICLE);
    expect(await screen.findByText('No page selected')).toBeInTheDocument();
    await user.type(select('Page'), 'street');
    await user.click(await screen.findByRole('option', { name: 'The garden street opens' }));
    expect(current()['banner']).toMatchObject({
      page: 'page-1',
      title: 'The garden street opens',
      description: 'From this week on.',
    });
    expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      'page-1',
      'The garden street opens',
      'News',
      'From this week on.',
      'Oct 31, 2026',
    ]);
    await user.type(screen.getByRole('textbox', { name: 'Title' }), '!');
    expect(current()['banner']).toMatchObject({ title: 'The garden street opens!' });
    store.undo();
    store.undo();
    expect(current()['banner']).toMatchObject(ARTICLE);
    expect(current()['banner']).not.toHaveProperty('title');
  });

  it('[BAN-017, BAN-018] clears values of another type or category, but not picture and video', async () => {
    const rest = {
      title: 'T',
      description: 'D',
      descriptionMobile: 'M',
      seoTitle: 'S',
      seoDescription: 'E',
      h1Tag: 'H',
    };
    const kept = { image: PICTURE, videoLink: 'https://vimeo.com/76979871' };
    const { user, current } = open({ ...ARTICLE, page: 'page-1', ...rest, ...kept });
    await user.selectOptions(select('Category'), 'Blogs');
    expect(current()['banner']).toEqual({ linkType: 'CONTENT', linkCategory: 'blogs', ...kept });
    await user.type(screen.getByRole('textbox', { name: 'Title' }), 'New');
    await user.selectOptions(select('Type of Link'), 'Property');
    expect(current()['banner']).toEqual({ linkType: 'PROPERTIES', ...kept });
  });

  it('[BAN-016] locks link, category and page once stored, even if no page was selected', async () => {
    open(ARTICLE, { isNew: false });
    for (const name of ['Type of Link', 'Category']) {
      expect(screen.getByRole('textbox', { name })).toHaveAttribute('readonly');
    }
    expect(await screen.findByRole('textbox', { name: 'Page' })).toHaveAttribute('readonly');
    expect(screen.getByRole('textbox', { name: 'Title' })).not.toHaveAttribute('readonly');
  });

  const TEXTS = ['Title', 'Short Description', 'Mobile Description', 'SEO Title', 'SEO Description', 'H1 Tag'];
  const saveButton = () => screen.getByRole('button', { name: 'SAVE' });

  it('[BAN-024] has its texts, a picture and a video link', () => {
    open();
    for (const name of [...TEXTS, 'Video Link']) expect(screen.getByRole('textbox', { name })).toBeEnabled();
    expect(screen.getAllByRole('textbox')).toHaveLength(TEXTS.length + 1);
    expect(screen.getByRole('button', { name: /^Upload Image/ })).toBeEnabled();
  });

  it('[BAN-020] requires a link type', async () => {
    const { user, showProblems } = open();
    await user.type(screen.getByRole('textbox', { name: 'Title' }), 'T');
    await showProblems();
    expect(select('Type of Link')).toHaveAccessibleDescription('Please select a link type.');
    expect(saveButton()).toBeDisabled();
  });

  it('[BAN-021] requires a category', async () => {
    const { user, showProblems } = open();
    await user.selectOptions(select('Type of Link'), 'Article');
    await showProblems();
    expect(select('Category')).toHaveAccessibleDescription('Please select link category.');
    expect(saveButton()).toBeDisabled();
  });

  it('[BAN-023] requires nothing else', async () => {
    const { user, saved } = open();
    await user.selectOptions(select('Type of Link'), 'Article');
    await user.selectOptions(select('Category'), 'News');
    await waitFor(() => expect(saveButton()).toBeEnabled());
    await user.click(saveButton());
    expect(saved).toEqual([{ banner: ARTICLE }]);
  });

  it.each(['a.gif', 'a.mp4', 'a.png.exe', 'png'])('[BAN-022] refuses a picture stored as %s', async (key) => {
    const { user, showProblems } = open({ ...ARTICLE, image: { key, fileName: key } });
    await user.type(screen.getByRole('textbox', { name: 'Title' }), 'T');
    await showProblems();
    expect(within(screen.getByRole('group', { name: 'Image' })).getByText('Invalid format.')).toBeVisible();
    expect(saveButton()).toBeDisabled();
  });

  it.each(['a.jpg', 'a.JPG', 'a.jpeg', 'a.JPEG', 'a.png', 'a.PNG', 'a.webp'])(
    '[BAN-022] accepts a picture stored as %s',
    async (key) => {
      const { user } = open({ ...ARTICLE, image: { key, fileName: key } });
      await user.type(screen.getByRole('textbox', { name: 'Title' }), 'T');
      await waitFor(() => expect(saveButton()).toBeEnabled());
    },
  );

  it('[BAN-025, BRAND-002] has an alt text for ALP', () => {
    open({ ...ARTICLE, image: PICTURE });
    expect(screen.getByRole('textbox', { name: /Alt text/ })).toBeEnabled();
    expect(screen.getByRole('textbox', { name: 'Video Link' })).toBeEnabled();
    expect(screen.getByRole('textbox', { name: 'Video Link' })).not.toHaveAttribute('readonly');
  });

  it.each(['AVIDA', 'ALISI'] as const)('[BAN-026, BRAND-007] has its video link disabled for %s', (brand) => {
    open({ ...ARTICLE, image: PICTURE }, { brand });
    expect(screen.queryByRole('textbox', { name: /Alt text/ })).not.toBeInTheDocument();
    const video = screen.getByRole('textbox', { name: 'Video Link' });
    expect(video).toBeDisabled();
    expect(video).toHaveAccessibleDescription('The banners of this brand have no video link.');
  });

  it('[BAN-031] requests matching pages from the service, notes that there are more, and keeps the selected one', async () => {
    const page = (index: number) => ({ value: `page-${index}`, label: `Street ${index}` });
    const search = vi.fn(async (_parameters: unknown, text: string) =>
      text === '' ? { options: [page(1)], total: 345 } : { options: [page(300)], total: 1 },
    );
    const source = { list: async () => [], search, find: async () => undefined };
    const { user, current } = open(ARTICLE, { services: { ...storyServices(), options: () => source } });
    await waitFor(() => expect(select('Page')).toBeEnabled());
    await user.click(select('Page'));
    expect(await screen.findByText('1 of 345 shown. Type more to narrow them down.')).toBeVisible();
    await user.type(select('Page'), 'end of the list');
    await user.click(await screen.findByRole('option', { name: 'Street 300' }));
    expect(current()['banner']).toMatchObject({ page: 'page-300' });
    await waitFor(() => expect(search).toHaveBeenLastCalledWith({ type: 'CONTENT', category: 'news' }, ''));
    expect(select('Page')).toHaveValue('Street 300');
  });

  it("[BAN-030] says 'Something went wrong.' when the pages cannot be loaded", async () => {
    const services = storyServices();
    const fail = async () => Promise.reject(new Error('down'));
    const broken = { list: fail, search: fail, find: async () => undefined };
    open(ARTICLE, { services: { ...services, options: () => broken } });
    expect(await screen.findByText(/Something went wrong\./)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Retry' })).toBeInTheDocument();
  });
});
