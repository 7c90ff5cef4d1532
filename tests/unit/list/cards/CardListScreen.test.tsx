import { configure, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { awardsArea } from '../../../../schemas/awards/area';
import { galleryArea } from '../../../../schemas/gallery/area';
import type { CardArea } from '../../../../src/definition';
import { CardListScreen } from '../../../../src/list/cards/CardListScreen';
import { fakeContentService, type GraphQLCall } from '../../support/contentService';

// A busy machine takes its time; nothing here asserts how long.
vi.setConfig({ testTimeout: 60_000 });
configure({ asyncUtilTimeout: 15_000 });

const ALL = { create: true, update: true, feature: true, remove: true };
const LAKE = {
  ...{ id: 'page-1', name: 'The lake', slug: 'the-lake', featured: false, alternative_featured: false },
  ...{ updated_at: '2026-02-06T02:00:00.000Z', card: {}, __typename: 'BrandPage' },
};

/** The list of an area with one page, of a service that fails for what its operations are called. */
function show(area: CardArea, fails: (operation: string) => boolean) {
  const { client } = fakeContentService(({ name, query }: GraphQLCall) => {
    if (fails(query)) return new Error(`${name} fails.`);
    return { searchPages: { totalCount: 1, pages: [LAKE], __typename: 'PageSearchResult' } };
  });
  const said = { success: vi.fn(), error: vi.fn() };
  const of = { brandId: 'brand-alp', tag: 'GALLERY-ALP', flag: 'featured' } as const;
  const element = (
    <CardListScreen
      list={area.list}
      of={of}
      client={client}
      tabs={[]}
      can={ALL}
      addPath={() => '/add'}
      editPath={({ slug }) => `/${slug}`}
      onOpen={() => undefined}
      fileUrl={(key) => key}
      onSuccess={said.success}
      onError={said.error}
    />
  );
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />);
  return said;
}

async function choose(action: string): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name: 'Actions of The lake' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: action }));
}

beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue());
afterEach(() => vi.restoreAllMocks());

describe('a list of cards whose service fails', () => {
  it.each([galleryArea, awardsArea])(
    "[GAL-022] says 'Something went wrong.' when $name cannot be loaded",
    async (area) => {
      const { error } = show(area, (query) => query.includes('searchPages'));
      await waitFor(() => expect(error).toHaveBeenCalledExactlyOnceWith('Something went wrong.'));
      expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible();
    },
  );

  it("[GAL-020, CARD-023] says 'Something went wrong' when a page cannot be featured", async () => {
    const { error, success } = show(galleryArea, (query) => query.includes('addOrUpdateBrandPage'));
    await choose('Add to Featured');
    await waitFor(() => expect(error).toHaveBeenCalledExactlyOnceWith('Something went wrong'));
    expect(success).not.toHaveBeenCalled();
  });

  it("[GAL-021, CARD-022] says 'Something went wrong' when a page cannot be removed, and keeps it", async () => {
    const { error, success } = show(galleryArea, (query) => query.includes('removePage'));
    await choose('Delete');
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(error).toHaveBeenCalledExactlyOnceWith('Something went wrong'));
    expect(success).not.toHaveBeenCalled();
    expect(screen.getByRole('link', { name: 'The lake' })).toBeInTheDocument();
  });
});
