import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { award } from '../../../schemas/awards/award';
import { brands } from '../../../schemas/brands';
import { gallery } from '../../../schemas/gallery/gallery';
import { compileEditor } from '../../../src/compile';
import type { EditorDefinition } from '../../../src/definition';
import { newPage, type FormData, type Page } from '../../../src/tree';
import type { GraphQLCall } from '../support/contentService';
import { pageService } from '../support/pageService';
import { newStoredId } from '../support/storedProperty';
import { openScreen } from './support/openScreen';

/** A page of AVIDA as it is stored. */
function storedPage(definition: EditorDefinition, slug: string, main: FormData): Page {
  const { editor, lens } = compileEditor(definition, brands.AVIDA);
  const form = { main };
  const page = newPage({ editor, brandId: 'brand-avida', newId: newStoredId, form });
  return lens.formToTree(form, { ...page, slug }, newStoredId);
}

/** Opens an address of a feature as a user with all its scopes. */
async function open(path: string, feature: string, page: Page) {
  const service = pageService([page]);
  const scopes = ['read', 'create', 'update', 'delete'].map((action) => `${action}:${feature}`);
  const answer = (call: GraphQLCall) => {
    const answered = service.answer(call);
    return call.name === 'RemovePage' ? { removePage: { id: page.id, __typename: 'BrandPage' } } : answered;
  };
  return { service, ...(await openScreen({ path, scopes, answer })) };
}

/** The links of the cards of a list; the first one adds. */
function links(list: string): readonly (readonly [string | null, string | null])[] {
  const found = within(screen.getByRole('list', { name: list })).getAllByRole('link');
  return found.map((link) => [link.textContent, link.getAttribute('href')]);
}

async function fill(opened: Awaited<ReturnType<typeof open>>, name: string, text: string): Promise<void> {
  const input = await screen.findByRole('textbox', { name });
  await opened.user.clear(input);
  await opened.user.type(input, text);
  await waitFor(() => expect(screen.getByRole('button', { name: 'SAVE' })).toBeEnabled());
  await opened.user.click(screen.getByRole('button', { name: 'SAVE' }));
}

afterEach(() => vi.restoreAllMocks());

describe('galleries', () => {
  const LIST = '/manage-gallery';
  const HARBOR = storedPage(gallery, 'harbor', { title: 'Harbor' });
  const openGalleries = (path = LIST) => open(path, 'gallery', HARBOR);

  it('[GAL-001] have cards, which can be featured', async () => {
    const { user } = await openGalleries();
    expect(await screen.findByRole('heading', { level: 1, name: 'Gallery' })).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Actions of Harbor' }));
    expect(await screen.findByRole('menuitem', { name: 'Add to Featured' })).toBeVisible();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menuitem')).not.toBeInTheDocument());
    expect(links('Gallery')).toEqual([
      ['+ Add Gallery', `${LIST}/add`],
      ['Harbor', `${LIST}/harbor`],
    ]);
  });

  it.each([
    [`${LIST}/add`, 'Add Gallery', ''],
    [`${LIST}/harbor`, 'Edit Gallery', 'Harbor'],
  ])('[GAL-002, GAL-003] have their form at %s, and CANCEL leads to the list', async (path, heading, title) => {
    const { user, address } = await openGalleries(path);
    expect(await screen.findByRole('textbox', { name: 'Title' })).toHaveValue(title);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(heading);
    await user.click(screen.getByRole('button', { name: 'CANCEL' }));
    await waitFor(() => expect(address()).toBe(LIST));
  });

  it('[GAL-016] are created with a message, and the list opens', async () => {
    const opened = await openGalleries(`${LIST}/add`);
    await fill(opened, 'Title', 'Pier');
    expect(await screen.findByText('Gallery successfully created!')).toBeVisible();
    await waitFor(() => expect(opened.address()).toBe(LIST));
    expect(opened.service.stored('Pier')).toMatchObject({ tag: 'GALLERY-AVIDA', slug: 'pier' });
  });

  it('[GAL-017] are changed with a message; a new title gives a new address', async () => {
    const opened = await openGalleries(`${LIST}/harbor`);
    await fill(opened, 'Title', 'Harbor at night');
    expect(await screen.findByText('Gallery successfully updated!')).toBeVisible();
    await waitFor(() => expect(opened.address()).toBe(`${LIST}/harbor-at-night`));
  });
});

describe('awards', () => {
  const LIST = '/manage-awards';
  const LOGO = { key: 'files/laurel.png', fileName: 'laurel.png', fileType: 'image/png' };
  const GREENEST = storedPage(award, 'greenest-2025', {
    ...{ award: 'Greenest', year: '2025', organization: 'Institute', image: LOGO },
  });
  const openAwards = (path = LIST) => open(path, 'awards_content', GREENEST);

  it('[AWD-001] have cards', async () => {
    await openAwards();
    expect(await screen.findByRole('heading', { level: 1, name: 'Awards' })).toBeVisible();
    await screen.findByRole('link', { name: 'Greenest' });
    expect(links('Awards')).toEqual([
      ['+ Add Award', `${LIST}/add`],
      ['Greenest', `${LIST}/edit/greenest-2025`],
    ]);
  });

  it.each([
    [`${LIST}/add`, 'Add Award', ''],
    [`${LIST}/edit/greenest-2025`, 'Edit Award', 'Greenest'],
  ])('[AWD-002] have their form at %s', async (path, heading, name) => {
    await openAwards(path);
    expect(await screen.findByRole('textbox', { name: 'Award' })).toHaveValue(name);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(heading);
  });

  it('[AWD-015] are changed with a message', async () => {
    const opened = await openAwards(`${LIST}/edit/greenest-2025`);
    await fill(opened, 'Organization', 'Council');
    expect(await screen.findByText('Update success.')).toBeVisible();
    expect(JSON.stringify(opened.service.stored('Greenest 2025')?.containers)).toContain('Council');
    expect(opened.address()).toBe(`${LIST}/edit/greenest-2025`);
  });

  it('[AWD-016] show name and logo; deleting one asks first, shows a message and reads the list again', async () => {
    const { user, service } = await openAwards();
    const card = (await screen.findByRole('link', { name: 'Greenest' })).closest('li')!;
    expect(card.querySelector('img')).toHaveAttribute('src', expect.stringContaining('laurel.png'));
    await user.click(within(card).getByRole('button', { name: 'Actions of Greenest' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    const question = screen.getByRole('dialog', { name: 'Delete Page?' });
    expect(question).toHaveTextContent('Are you sure you want to delete this page?');
    expect(service.asked('RemovePage')).toEqual([]);
    await user.click(within(question).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Successfully deleted page')).toBeVisible();
    expect(service.asked('RemovePage')).toMatchObject([{ variables: { id: GREENEST.id } }]);
    await waitFor(() => expect(service.asked('CardPages')).toHaveLength(2));
  });

  it('that do not exist lead to the list', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const { address } = await openAwards(`${LIST}/edit/greenest-1901`);
    expect(await screen.findByText('Page not found.')).toBeVisible();
    expect(address()).toBe(LIST);
  });
});
