import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { showroom } from '../../../schemas/showroom/showroom';
import type { FormData, Page } from '../../../src/tree';
import { refusal } from '../support/contentService';
import { pageService } from '../support/pageService';
import { storedPage } from '../support/storedPage';
import { openScreen } from './support/openScreen';

const SCOPES = ['read', 'create', 'update', 'delete'].map((action) => `${action}:showroom`);
const IMAGES = ['plan', 'lobby'].map((name) => ({
  ...{ key: `files/${name}.png`, fileName: `${name}.png`, fileType: 'image/png', altText: `The ${name}` },
  ...(name === 'lobby' && { featured: true }),
}));

/** A showroom of ALP as it is stored. */
function storedShowroom(title: string, main: FormData = {}): Page {
  const form = { main: { title, ...main } };
  return storedPage({ definition: showroom, brand: 'ALP', slug: title.toLowerCase(), form });
}

const MAKATI = {
  items: [
    { title: 'Lobby', address: 'Garden Wing' },
    { title: 'Pier', address: 'Lake Wing' },
  ],
  images: IMAGES,
};

async function open(path: string, given: { readonly scopes?: readonly string[]; readonly main?: FormData } = {}) {
  const { scopes = SCOPES, main = MAKATI } = given;
  const service = pageService([storedShowroom('Makati', main)]);
  return { service, ...(await openScreen({ path, brand: 'ALP', scopes, answer: service.answer })) };
}

// What is refused is logged.
beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue());
afterEach(() => vi.restoreAllMocks());

describe('the list of showrooms', () => {
  it('[SHOW-001, SHOW-002] shows the name, the title and address of the first row, and the featured picture of each', async () => {
    await open('/manage-showroom');
    expect(await screen.findByRole('heading', { level: 1, name: 'Showroom' })).toBeVisible();
    const link = await screen.findByRole('link', { name: 'Makati' });
    expect(link).toHaveAttribute('href', '/manage-showroom/makati');
    const card = link.closest('li')!;
    expect([...card.querySelectorAll('p, h2')].map(({ textContent }) => textContent)).toEqual([
      ...['Makati', 'Lobby', 'Garden Wing'],
    ]);
    expect(within(card).getByRole('img', { name: 'The lobby' })).toHaveAttribute(
      'src',
      expect.stringContaining('lobby.png'),
    );
    const cards = within(screen.getByRole('list', { name: 'Showroom' })).getAllByRole('listitem');
    expect(within(cards[0]!).getByRole('link', { name: '+ Add Showroom' })).toHaveAttribute(
      'href',
      '/manage-showroom/add',
    );
  });

  it('[SHOW-002] says what a showroom without rows lacks', async () => {
    await open('/manage-showroom', { main: {} });
    const card = (await screen.findByRole('link', { name: 'Makati' })).closest('li')!;
    expect(card).toHaveTextContent('No title listed');
    expect(card).toHaveTextContent('No address listed');
  });

  it.each([
    ['create:showroom', ['+ Add Showroom'], ['View']],
    ['update:showroom', [], ['Edit', 'Add to Featured']],
    ['delete:showroom', [], ['View', 'Delete']],
  ])('[SHOW-026] offers users with %s %j and %j', async (scope, added, offered) => {
    const { user } = await open('/manage-showroom', { scopes: ['read:showroom', scope] });
    await screen.findByRole('heading', { name: 'Makati' });
    expect(screen.queryAllByRole('link', { name: /^\+ Add/ }).map(({ textContent }) => textContent)).toEqual(added);
    const menu = screen.queryByRole('button', { name: 'Actions of Makati' });
    if (menu) await user.click(menu);
    expect(screen.queryAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(offered);
  });

  it('[SHOW-022] asks before one of them is deleted', async () => {
    const { user, service } = await open('/manage-showroom');
    await user.click(await screen.findByRole('button', { name: 'Actions of Makati' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    const question = screen.getByRole('dialog', { name: 'Delete Page?' });
    expect(question).toHaveTextContent('Are you sure you want to delete this page?');
    expect(service.asked('RemovePage')).toEqual([]);
    await user.click(within(question).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(service.asked('RemovePage')).toHaveLength(1));
  });

  it('[SHOW-029] says that it cannot be loaded', async () => {
    const service = pageService([]);
    service.refuse('CardPages', refusal('INTERNAL_SERVER_ERROR', 'No.'));
    await openScreen({ path: '/manage-showroom', brand: 'ALP', scopes: SCOPES, answer: service.answer });
    expect(await screen.findByText('Something went wrong')).toBeVisible();
  });
});

describe('the screen of a showroom', () => {
  it.each([
    ['/manage-showroom/add', 'Add Showroom', ''],
    ['/manage-showroom/makati', 'Edit Showroom', 'Makati'],
  ])(
    '[SHOW-003, SHOW-004, SHOW-005] at %s is headed %s, with CANCEL to the list and SAVE',
    async (path, heading, title) => {
      const { user, address } = await open(path);
      expect(await screen.findByRole('button', { name: 'SAVE' })).toBeDisabled();
      expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(heading);
      const page = within(screen.getByRole('region', { name: 'Page' }));
      expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue(title);
      await user.click(screen.getByRole('button', { name: 'CANCEL' }));
      await waitFor(() => expect(address()).toBe('/manage-showroom'));
    },
  );

  it('[SHOW-019] creates a page, then its tree, and says so', async () => {
    const { user, service } = await open('/manage-showroom/add');
    await user.click(await screen.findByRole('textbox', { name: 'Title' }));
    await user.paste('Cebu');
    await waitFor(() => expect(screen.getByRole('button', { name: 'SAVE' })).toBeEnabled());
    await user.click(screen.getByRole('button', { name: 'SAVE' }));
    expect(await screen.findByText('Showroom successfully created!')).toBeVisible();
    expect(service.saves().map((plan) => plan.map(({ operation }) => operation))).toEqual([
      ['addOrUpdateBrandPage', 'addOrUpdateContainersFCFields'],
    ]);
    expect(service.stored('Cebu')).toMatchObject({ tag: 'SHOWROOM-ALP', slug: 'cebu' });
  });

  it('[SHOW-020] saves the changes, deletes the removed rows, and says so', async () => {
    const { user, service } = await open('/manage-showroom/makati');
    await user.click(await screen.findByRole('button', { name: 'Remove Showroom 1' }));
    const label = screen.getByRole('textbox', { name: 'Showroom (Default)' });
    await user.click(label);
    await user.paste('Branches');
    await user.click(screen.getByRole('button', { name: 'SAVE' }));
    expect(await screen.findByText('Showroom successfully updated!')).toBeVisible();
    expect(service.saves().map((plan) => plan.map(({ operation }) => operation))).toEqual([
      ['removeMultipleFieldCollection', 'addOrUpdateContainersFCFields'],
    ]);
    const stored = JSON.stringify(service.stored('Makati')?.containers);
    for (const kept of ['Branches', 'Pier']) expect(stored).toContain(kept);
    expect(stored).not.toContain('Lobby');
  });
});
