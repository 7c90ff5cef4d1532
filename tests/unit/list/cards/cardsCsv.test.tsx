import { configure, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import type { Client } from 'urql';
import { afterEach, expect, it, vi } from 'vitest';
import { contentArea } from '../../../../schemas/content/area';
import { properties } from '../../../../schemas/properties/area';
import { createContentCalls } from '../../../../src/api/contentCalls';
import { cardTable } from '../../../../src/list/cards/cardFacts';
import { CardListScreen } from '../../../../src/list/cards/CardListScreen';
import { ToastProvider } from '../../../../src/shell/toasts';
import type { CardPage } from '../../../../src/stores/cardPages';
import { fakeContentService, type GraphQLAnswer, type GraphQLCall } from '../../support/contentService';
import { watchSavedFiles } from '../support/savedFiles';

// A busy machine takes its time; nothing here asserts how long.
vi.setConfig({ testTimeout: 60_000 });
configure({ asyncUtilTimeout: 15_000 });

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const PAGE: CardPage = {
  id: '1',
  name: 'The Lattice',
  slug: 'the-lattice',
  isFeatured: true,
  savedAt: '2026-01-31T02:00:00.000Z',
  texts: { category: ['Condominium'], location: ['Makati'], lowestPrice: ['1500000'] },
  cover: undefined,
};

it('[PROP-011] properties are exported as their cards show them, without the status of later units', () => {
  const statuses = ['Sold out', 'New Launches'];
  const shown = { ...PAGE, texts: { ...PAGE.texts, status: ['Sold out'], statuses } };
  expect(cardTable(properties.list, [shown, { ...PAGE, isFeatured: false, texts: { statuses } }])).toEqual([
    ['Name', 'Category', 'Location', 'Price', 'Status', 'Featured'],
    ['The Lattice', 'Condominium', 'Makati', 'PHP 1.5M', 'Sold out', 'Yes'],
    ['The Lattice', '', '', '', '', 'No'],
  ]);
});

it('cards are exported with the label of their category', () => {
  const [head, row] = cardTable(contentArea.list, [{ ...PAGE, texts: { category: ['news'] } }]);
  expect(head).toContain('Category');
  expect(row).toContain(contentArea.list.tabs?.find(({ category }) => category === 'news')?.label);
});

/** A service with `count` properties. */
function answerWith(count: number) {
  const all = Array.from({ length: count }, (_, index) => ({
    ...{ id: `p${index}`, name: `Property ${index}`, slug: `property-${index}`, card: {}, __typename: 'BrandPage' },
    ...{ featured: false, alternative_featured: false, updated_at: '2026-01-31T02:00:00.000Z' },
  }));
  return ({ name, variables }: GraphQLCall): GraphQLAnswer => {
    if (name !== 'CardPages') {
      return { getPropertyStatusFilters: { status: [] }, getPropertyLocationFilters: { location: [] } };
    }
    const { page, limit } = variables as { readonly page: number; readonly limit: number };
    const pages = all.slice((page - 1) * limit, page * limit);
    return { searchPages: { totalCount: count, pages, __typename: 'PageSearchResult' } };
  };
}

/** Renders the list of the properties of ALP, searched for 'Property'. */
function show(client: Client): void {
  const list = (
    <CardListScreen
      list={properties.list}
      client={client}
      calls={createContentCalls(client)}
      of={SCOPE}
      tabs={[]}
      can={{ create: true, update: true, feature: true, remove: true }}
      addPath={() => '/add'}
      pathOf={({ slug }) => slug}
      onOpen={() => undefined}
      fileUrl={(key) => key}
      now={() => Date.parse('2026-11-21T08:00:00.000Z')}
    />
  );
  const router = createMemoryRouter([{ path: '*', element: <ToastProvider>{list}</ToastProvider> }], {
    initialEntries: ['/?search=Property'],
  });
  render(<RouterProvider router={router} />);
}

it('all matching cards are exported, of every page', async () => {
  const saved = watchSavedFiles();
  const { client, calls } = fakeContentService(answerWith(130));
  show(client);
  await screen.findByRole('link', { name: 'Property 0' });
  await userEvent.click(screen.getByRole('button', { name: 'Export CSV' }));
  await waitFor(() => expect(saved.names).toEqual(['properties-2026-11-21.csv']));
  expect(await saved.lines()).toHaveLength(131);
  expect(calls.at(-1)?.variables).toMatchObject({ search: 'Property', page: 2, limit: 100 });
});

const SCOPE = { brandId: 'brand-alp', tag: 'PROPERTIES-ALP', flag: 'featured' } as const;
