import { screen } from '@testing-library/react';
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
  await openScreen({ path: '/manage-content/news/rain', brand: 'ALP', scopes: SCOPES, answer: service.answer });
}

// What is refused is logged.
beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue());
afterEach(() => vi.restoreAllMocks());

const DENIED = refusal('FORBIDDEN', 'You do not have access to this.', { scope: 'manage:content-blogs' });

describe('an article under the address of another type', () => {
  it.each([
    ['that the service refuses', DENIED],
    ['that the service shows', undefined],
  ])('[CONT-006] %s to somebody who may not manage its type is the fallback screen', async (_how, refused) => {
    await open('blogs', refused);
    expect(await screen.findByRole('heading', { level: 1, name: 'Invalid Page' })).toBeVisible();
    expect(screen.getByText(/manage:content-blogs/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^(?:SAVE|Retry)$/ })).not.toBeInTheDocument();
  });

  it('of a type of another time opens', async () => {
    await open('gossip');
    expect(await screen.findByRole('heading', { level: 1, name: 'Edit Content' })).toBeVisible();
    expect(await screen.findByRole('button', { name: 'SAVE' })).toBeVisible();
  });

  it('that could not be loaded for another reason can be asked for again', async () => {
    await open('news', refusal('SERVICE_UNAVAILABLE', 'Later.'));
    expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible();
  });
});
