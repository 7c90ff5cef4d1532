import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { awardsArea } from '../../../../schemas/awards/area';
import { contentArea } from '../../../../schemas/content/area';
import { galleryArea } from '../../../../schemas/gallery/area';
import { properties } from '../../../../schemas/properties/area';
import { showroomArea } from '../../../../schemas/showroom/area';
import { specifiedFilters } from '../../../../schemas/specifiedFilters';
import { createContentCalls } from '../../../../src/api/contentCalls';
import type { CardArea } from '../../../../src/definition';
import { CardListScreen, type CardListProps } from '../../../../src/list/cards/CardListScreen';
import { ToastProvider } from '../../../../src/shell/toasts';
import { styleComponents } from '../../../support/styles';
import { fakeContentService, refusal, type GraphQLCall } from '../../support/contentService';

const SCOPE = { brandId: 'brand-alp', tag: 'PAGES-ALP', flag: 'featured' } as const;
const EVERYTHING = { create: true, update: true, feature: true, remove: true };
const NOTHING = { create: false, update: false, feature: false, remove: false };
const AREAS = [properties, showroomArea, contentArea, galleryArea, awardsArea];

/** A page as the content service lists it. */
function listed(name: string, card: Readonly<Record<string, unknown>> = {}) {
  const at = '2026-02-06T02:00:00.000Z';
  return {
    ...{ id: name, name, slug: name.toLowerCase(), tag: SCOPE.tag, brand_id: SCOPE.brandId, card },
    ...{ featured: false, alternative_featured: false, created_at: at, updated_at: at, __typename: 'BrandPage' },
  };
}

/** Renders the list of an area over a service that finds these pages, and rejects one operation. */
function show(
  area: CardArea,
  given: {
    readonly pages?: readonly ReturnType<typeof listed>[];
    /** The total on all pages. */
    readonly total?: number;
    /** Whether there are more, beyond the count. */
    readonly hasUncounted?: boolean;
    readonly refused?: string;
    readonly can?: Partial<CardListProps['can']>;
    readonly tabs?: CardListProps['tabs'];
    readonly flag?: CardListProps['of']['flag'];
  } = {},
) {
  const {
    pages = [listed('Turf')],
    total = pages.length,
    hasUncounted = false,
    refused,
    tabs = [],
    flag = SCOPE.flag,
  } = given;
  const can = given.can ? { ...NOTHING, ...given.can } : EVERYTHING;
  const scope = { ...SCOPE, flag, specified: specifiedFilters.filter(({ pages: tag }) => tag === area.store.tag) };
  const { client, calls } = fakeContentService(({ name, variables }: GraphQLCall) => {
    if (name === refused) return refusal('BAD_USER_INPUT', 'No.');
    if (name === 'FeaturePage') return { addOrUpdateBrandPage: { id: 'Turf', __typename: 'BrandPage' } };
    if (name === 'RemovePage') return { removePage: { id: 'Turf', __typename: 'BrandPage' } };
    if (name === 'PageFacets') return { pageFacets: [`${String(variables['value'])} one`, 'Another'] };
    if (name !== 'CardPages')
      return {
        getPropertyStatusFilters: { status: ['Sold out'] },
        getPropertyLocationFilters: { location: ['Cebu'] },
      };
    return {
      searchPages: { totalCount: total, totalIsExact: !hasUncounted, pages, __typename: 'PageSearchResult' },
    };
  });
  const opened = vi.fn();
  const element = (
    <ToastProvider>
      <CardListScreen
        {...{ client, of: scope, list: area.list, tabs, can }}
        calls={createContentCalls(client)}
        addPath={() => '/add'}
        pathOf={({ slug }) => `/${slug}`}
        onOpen={opened}
        fileUrl={(key) => `/files/${key}`}
        now={() => 0}
      />
    </ToastProvider>
  );
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />);
  const asked = (operation: string) => calls.filter(({ name }) => name === operation);
  return {
    user: userEvent.setup(),
    opened,
    asked,
    searches: () => asked('CardPages').map(({ variables }) => variables),
  };
}

async function choose(user: ReturnType<typeof userEvent.setup>, entry: string): Promise<void> {
  await user.click(await screen.findByRole('button', { name: 'Actions of Turf' }));
  await user.click(await screen.findByRole('menuitem', { name: entry }));
}

function cardsOf({ list }: CardArea): readonly HTMLElement[] {
  return within(screen.getByRole('list', { name: list.heading })).getAllByRole('listitem');
}

/** The entries of the menu of a card. */
async function menuOf(user: ReturnType<typeof userEvent.setup>): Promise<readonly (string | null)[]> {
  await user.click(await screen.findByRole('button', { name: 'Actions of Turf' }));
  return screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
}

describe('while the cards are loaded', () => {
  it('the checkbox that selects all of them already has its place', async () => {
    show(galleryArea);
    const box = () => screen.getByRole('checkbox', { name: 'Choose all of this page' });
    expect(box()).toBeDisabled();
    await waitFor(() => expect(box()).toBeEnabled());
  });
});

describe('a list of cards', () => {
  it('[CARD-001] has its tabs, its search and its filters above the cards', async () => {
    show(properties, { tabs: contentArea.list.tabs! });
    const grid = await screen.findByRole('list', { name: 'Properties' });
    const above = [
      screen.getByRole('tab', { name: 'News' }),
      screen.getByRole('searchbox', { name: 'Search Properties' }),
      ...['Status', 'Location', 'Type'].map((name) => screen.getByRole('combobox', { name })),
    ];
    for (const control of above) {
      expect(control.compareDocumentPosition(grid)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    }
  });

  it('[CARD-001] has neither tabs nor filters if its area has none', async () => {
    show(galleryArea);
    expect(await screen.findByRole('searchbox', { name: 'Search Gallery' })).toBeInTheDocument();
    expect(screen.queryByRole('tab')).not.toBeInTheDocument();
    expect(screen.queryByRole('combobox', { name: /Status|Location|Type/ })).not.toBeInTheDocument();
  });

  it.each([
    ['2026-02-06T02:00:00.000Z', 'Feb 06, 2026'],
    ['', 'Jan 05, 2026'],
  ])(
    '[CONT-033] of articles shows name, excerpt and date, of the last change or else of creation: %j',
    async (at, date) => {
      const page = { ...listed('Turf', { excerpt: 'Short' }), created_at: '2026-01-05T02:00:00.000Z', updated_at: at };
      show(contentArea, { pages: [page] });
      const card = (await screen.findByRole('link', { name: 'Turf' })).closest('li')!;
      expect([...card.querySelectorAll('h2, p')].map(({ textContent }) => textContent)).toEqual([
        'Turf',
        'Short',
        date,
      ]);
    },
  );

  it('[CARD-014] that is empty says so', async () => {
    show(showroomArea, { pages: [] });
    expect(await screen.findByText('No results found')).toBeInTheDocument();
  });

  it('[CARD-019] shows no count until it is known', async () => {
    show(showroomArea, { refused: 'CardPages' });
    expect(screen.queryByText(/\d+ items/)).not.toBeInTheDocument();
    expect(await screen.findByText('The list could not be loaded.')).toBeInTheDocument();
    expect(screen.queryByText(/\d+ items/)).not.toBeInTheDocument();
  });

  it.each(AREAS.map((area) => [area.name, area] as const))(
    '[CARD-004] of %s begins with a dashed card that adds, with the right to',
    async (_name, area) => {
      const applyStyles = styleComponents();
      show(area);
      await screen.findByText('1 - 1 of 1 items');
      const [first, ...others] = cardsOf(area);
      const card = within(first!).getByRole('link', { name: `+ ${area.list.addLabel}` });
      // The only plus sign is the one in the text.
      expect(card).toHaveTextContent(new RegExp(`^\\+ ${area.list.addLabel}$`));
      expect(within(card).queryByTestId(/Icon$/)).not.toBeInTheDocument();
      applyStyles();
      expect(card).toHaveStyle({ borderStyle: 'dashed' });
      expect(others).toHaveLength(1);
    },
  );

  it('[CARD-004] has no such card without the right to add', async () => {
    show(galleryArea, { can: { update: true, feature: true, remove: true } });
    await screen.findByText('1 - 1 of 1 items');
    expect(cardsOf(galleryArea)).toHaveLength(1);
    expect(screen.queryByRole('link', { name: /Add/ })).not.toBeInTheDocument();
  });

  it.each([
    [['Edit'], { update: true }],
    [['View', 'Delete'], { remove: true }],
  ])('[CARD-010] offers %j with the rights for it, and nothing else', async (entries, can) => {
    const { user } = show(galleryArea, { can });
    expect(await menuOf(user)).toEqual(entries);
  });

  it('lets readers open a page from its menu, too', async () => {
    const { user, opened } = show(galleryArea, { can: {} });
    await choose(user, 'View');
    expect(opened).toHaveBeenCalledExactlyOnceWith('/turf');
  });

  it.each(AREAS.map((area) => [area.name, area] as const))(
    '[CARD-011] of %s offers featuring with the right to, if its pages can be featured at all',
    async (name, area) => {
      const { user } = show(area, { can: { remove: true, feature: true } });
      // Awards have no featured entry (AWD-001).
      expect(await menuOf(user)).toEqual(
        name === 'awards' ? ['View', 'Delete'] : ['View', 'Add to Featured', 'Delete'],
      );
    },
  );

  it('[CARD-011] does not offer featuring without the right to', async () => {
    const { user } = show(galleryArea, { can: { remove: true } });
    expect(await menuOf(user)).toEqual(['View', 'Delete']);
  });

  it.each([false, true])('[CARD-012] toggles the flag of a page that is featured: %s', async (featured) => {
    const { user, asked } = show(galleryArea, { pages: [{ ...listed('Turf'), featured }] });
    await choose(user, featured ? 'Remove from Featured' : 'Add to Featured');
    await waitFor(() => expect(asked('FeaturePage')).toHaveLength(1));
    const [sent] = asked('FeaturePage');
    expect(sent?.query).toMatch(/\{\s*addOrUpdateBrandPage\(/);
    expect(sent?.variables).toEqual({
      brand_id: SCOPE.brandId,
      tag: SCOPE.tag,
      item: { id: 'Turf', featured: !featured },
    });
  });

  it.each([
    [true, 'Remove from Featured'],
    [false, 'Add to Featured'],
  ])('[CARD-008, CARD-009] shows the tag and the action for a page that is featured: %s', async (featured, entry) => {
    const { user } = show(galleryArea, { pages: [{ ...listed('Turf'), featured }] });
    const card = (await screen.findByRole('link', { name: 'Turf' })).closest('li')!;
    expect(within(card).queryAllByText('Featured', { exact: true })).toHaveLength(featured ? 1 : 0);
    expect(await menuOf(user)).toEqual(['Edit', entry, 'Delete']);
  });

  it('says that there are more than were counted, and offers no link to the last page', async () => {
    const { user, searches } = show(showroomArea, { total: 1_000, hasUncounted: true });
    expect(await screen.findByText('1 - 10 of more than 1,000 items')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Go to page 100' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Go to page 5' }));
    expect(await screen.findByText('41 - 50 of more than 1,000 items')).toBeInTheDocument();
    expect(searches().at(-1)).toMatchObject({ page: 5 });
    expect(screen.getByRole('button', { name: 'Go to next page' })).toBeEnabled();
  });

  it("[CARD-019] reads 'x - y of N items', ten to a page or as many as are chosen, from the first on", async () => {
    const { user, searches } = show(showroomArea, { total: 37 });
    expect(await screen.findByText('1 - 10 of 37 items')).toBeInTheDocument();
    expect(searches()).toMatchObject([{ page: 1, limit: 10 }]);
    expect(screen.getByRole('button', { name: 'page 1', current: 'page' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Go to page 4' }));
    expect(await screen.findByText('31 - 37 of 37 items')).toBeInTheDocument();
    await user.click(screen.getByRole('combobox', { name: 'Items per page' }));
    await user.click(screen.getByRole('option', { name: '20 / page' }));
    expect(await screen.findByText('1 - 20 of 37 items')).toBeInTheDocument();
  });

  it('[CARD-026] sends the search, the filters, the page and its size with its query', async () => {
    const { user, searches } = show(properties, { total: 37 });
    await screen.findByText('1 - 10 of 37 items');
    await user.click(screen.getByRole('searchbox'));
    await user.paste('turf');
    await waitFor(() => expect(searches()).toHaveLength(2));
    await user.click(screen.getByRole('combobox', { name: 'Status' }));
    await user.click(await screen.findByRole('option', { name: 'Sold out' }));
    await waitFor(() => expect(searches()).toHaveLength(3));
    await user.click(screen.getByRole('button', { name: 'Go to page 2' }));
    await waitFor(() => expect(searches()).toHaveLength(4));
    await user.click(screen.getByRole('combobox', { name: 'Items per page' }));
    await user.click(screen.getByRole('option', { name: '20 / page' }));
    await waitFor(() => expect(searches()).toHaveLength(5));
    const filters = { property: { status: 'Sold out' } };
    const scope = { brand_id: SCOPE.brandId, tag: SCOPE.tag };
    expect(searches()).toEqual([
      { ...scope, page: 1, limit: 10, filters: {} },
      { ...scope, page: 1, limit: 10, search: 'turf', filters: {} },
      { ...scope, page: 1, limit: 10, search: 'turf', filters },
      { ...scope, page: 2, limit: 10, search: 'turf', filters },
      { ...scope, page: 1, limit: 20, search: 'turf', filters },
    ]);
  });

  it('[CARD-002] is filtered by any value of its cards, within the results of the service', async () => {
    const { user, asked, searches } = show(awardsArea);
    await screen.findByText('1 - 1 of 1 items');
    const scope = { brand_id: SCOPE.brandId, tag: SCOPE.tag };
    const values = asked('PageFacets').map(({ variables }) => variables);
    expect(values.slice(0, 2)).toEqual(['year', 'organization'].map((value) => ({ ...scope, value })));
    await user.click(screen.getByRole('combobox', { name: 'Organization' }));
    await user.click(await screen.findByRole('option', { name: 'organization one' }));
    const card = [{ value: 'organization', is: 'organization one' }];
    await waitFor(() => expect(searches().at(-1)).toEqual({ ...scope, page: 1, limit: 10, filters: { card } }));
    await user.click(screen.getByRole('combobox', { name: 'Organization' }));
    await user.click(await screen.findByRole('option', { name: 'Organization: All' }));
    await waitFor(() => expect(searches().at(-1)).toEqual({ ...scope, page: 1, limit: 10, filters: {} }));
  });

  it('[CARD-015] shows and announces a fallback if the picture of a card is broken', async () => {
    show(showroomArea, { pages: [listed('Turf', { cover: { key: 'broken.png', alt_text: 'The lobby' } })] });
    fireEvent.error(await screen.findByRole('img', { name: 'The lobby' }));
    expect(screen.getByText("We're sorry, The file is broken.")).toBeInTheDocument();
    expect(screen.getByTestId('BrokenImageOutlinedIcon')).toBeInTheDocument();
    expect(screen.queryByRole('img', { name: 'The lobby' })).not.toBeInTheDocument();
  });

  it.each([
    ['properties', properties],
    ['articles', contentArea],
    ['galleries', galleryArea],
  ] as const)('[CARD-007] shows a play icon if one of %s has a video', async (_name, area) => {
    const pages = [
      listed('Turf', { video: 'https://youtu.be/abcdefghijk' }),
      listed('Pond', { cover: { key: 'pond.mp4' } }),
      listed('Lawn'),
    ];
    show(area, { pages });
    await screen.findByRole('link', { name: 'Turf' });
    const icons = cardsOf(area)
      .slice(1)
      .map((card) => within(card).queryByTitle('Has a video') !== null);
    expect(icons).toEqual([true, true, false]);
  });

  it('[CARD-005, CARD-018] shows the picture, a frame of the video, or the thumbnail of the linked video', async () => {
    const pages = [
      listed('Turf', { cover: { key: 'turf.png' }, video: 'https://youtu.be/abcdefghijk' }),
      listed('Pond', { cover: { key: 'pond.mp4' } }),
      listed('Lawn', { video: 'https://youtu.be/abcdefghijk' }),
      listed('Moor'),
    ];
    show(contentArea, { pages });
    await screen.findByRole('link', { name: 'Turf' });
    const covers = cardsOf(contentArea)
      .slice(1)
      .map((card) =>
        [...card.querySelectorAll('img, video')].map((cover) => [cover.tagName, cover.getAttribute('src')]),
      );
    expect(covers).toEqual([
      [['IMG', '/files/turf.png']],
      [['VIDEO', '/files/pond.mp4']],
      [['IMG', 'https://img.youtube.com/vi/abcdefghijk/mqdefault.jpg']],
      [],
    ]);
  });

  it.each([
    ['properties', properties, ['No location listed', 'No price listed', 'No status listed']],
    ['showrooms', showroomArea, ['No title listed', 'No address listed']],
  ] as const)('[CARD-016] names the texts that a card of %s lacks', async (_name, area, missing) => {
    show(area);
    for (const text of missing) expect(await screen.findByText(text)).toBeInTheDocument();
  });

  it.each(AREAS.map((area) => [area.name, area] as const))(
    '[UPL-038, CARD-022, GAL-021] of %s asks before a page is deleted, and says if that failed',
    async (_name, area) => {
      const { user, asked } = show(area, { refused: 'RemovePage' });
      await choose(user, 'Delete');
      const question = screen.getByRole('dialog', { name: 'Delete Page?' });
      expect(question).toHaveTextContent('Are you sure you want to delete this page?');
      expect(question).toHaveTextContent('Turf');
      expect(asked('RemovePage')).toEqual([]);
      await user.click(within(question).getByRole('button', { name: 'Delete' }));
      expect(await screen.findByText('Something went wrong')).toBeInTheDocument();
      expect(screen.getByRole('link', { name: 'Turf' })).toBeInTheDocument();
    },
  );

  it('[CARD-020, CARD-021] removes a page after a confirmation, says so and refreshes the list', async () => {
    const { user, asked } = show(galleryArea);
    await choose(user, 'Delete');
    const question = screen.getByRole('dialog', { name: 'Delete Page?' });
    expect(question).toHaveTextContent('Are you sure you want to delete this page?');
    await user.click(within(question).getByRole('button', { name: 'CANCEL' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(asked('RemovePage')).toEqual([]);
    await choose(user, 'Delete');
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Successfully deleted page')).toBeInTheDocument();
    expect(asked('RemovePage').map(({ query, variables }) => [/\bremovePage\(/.test(query), variables])).toEqual([
      [true, { id: 'Turf' }],
    ]);
    await waitFor(() => expect(asked('CardPages')).toHaveLength(2));
  });

  it.each(AREAS.filter(({ list }) => list.canFeature).map((area) => [area.name, area] as const))(
    '[CARD-023, GAL-020] of %s says if a page could not be featured, and does not show it as featured',
    async (_name, area) => {
      const { user } = show(area, { refused: 'FeaturePage' });
      await choose(user, 'Add to Featured');
      expect(await screen.findByText('Something went wrong')).toBeInTheDocument();
      expect(screen.queryByText('Featured')).not.toBeInTheDocument();
    },
  );

  it.each([
    ['properties', properties, 'Something went wrong'],
    ['showrooms', showroomArea, 'Something went wrong'],
    ['articles', contentArea, 'Something went wrong.'],
    ['galleries', galleryArea, 'Something went wrong.'],
    ['awards', awardsArea, 'Something went wrong.'],
  ] as const)('[ERR-006, GAL-022] of %s says when it cannot be loaded', async (_name, area, text) => {
    show(area, { refused: 'CardPages' });
    expect(await screen.findByText(text)).toBeInTheDocument();
  });
});
