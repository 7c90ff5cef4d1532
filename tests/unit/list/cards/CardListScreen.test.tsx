import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { awardsArea } from '../../../../schemas/awards/area';
import { contentArea } from '../../../../schemas/content/area';
import { galleryArea } from '../../../../schemas/gallery/area';
import { properties } from '../../../../schemas/properties/area';
import { showroomArea } from '../../../../schemas/showroom/area';
import type { CardArea } from '../../../../src/definition';
import { CardListScreen, type CardListProps } from '../../../../src/list/cards/CardListScreen';
import { ToastProvider, useToasts } from '../../../../src/shell/toasts';
import { fakeContentService, refusal, type GraphQLCall } from '../../support/contentService';

const OF = { brandId: 'brand-alp', tag: 'PAGES-ALP', flag: 'featured' } as const;
const EVERYTHING = { create: true, update: true, feature: true, remove: true };
const AREAS = [properties, showroomArea, contentArea, galleryArea, awardsArea];

/** A page as the content service lists it. */
function listed(name: string, card: Readonly<Record<string, unknown>> = {}) {
  const at = '2026-02-06T02:00:00.000Z';
  return {
    ...{ id: name, name, slug: name.toLowerCase(), tag: OF.tag, brand_id: OF.brandId, card },
    ...{ featured: false, alternative_featured: false, created_at: at, updated_at: at, __typename: 'BrandPage' },
  };
}

/** The list of an area over a service that finds these pages, and refuses what it is told to. */
function show(
  area: CardArea,
  given: { readonly pages?: readonly ReturnType<typeof listed>[]; readonly refused?: string } = {},
) {
  const { pages = [listed('Turf')], refused } = given;
  const { client, calls } = fakeContentService(({ name }: GraphQLCall) => {
    if (name === refused) return refusal('BAD_USER_INPUT', 'No.');
    if (name !== 'CardPages')
      return { getPropertyStatusFilters: { status: [] }, getPropertyLocationFilters: { location: [] } };
    return { searchPages: { totalCount: pages.length, pages, __typename: 'PageSearchResult' } };
  });
  const element = (
    <ToastProvider>
      <ListWithToasts
        {...{ client, of: OF, list: area.list, tabs: [], can: EVERYTHING }}
        addPath={() => '/add'}
        editPath={({ slug }) => `/${slug}`}
        onOpen={() => undefined}
        fileUrl={(key) => `/files/${key}`}
        now={() => 0}
      />
    </ToastProvider>
  );
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />);
  return { user: userEvent.setup(), asked: (operation: string) => calls.some(({ name }) => name === operation) };
}

function ListWithToasts(props: Omit<CardListProps, 'onSuccess' | 'onError'>) {
  const { success, error } = useToasts();
  return <CardListScreen {...props} onSuccess={success} onError={error} />;
}

async function choose(user: ReturnType<typeof userEvent.setup>, entry: string): Promise<void> {
  await user.click(await screen.findByRole('button', { name: 'Actions of Turf' }));
  await user.click(await screen.findByRole('menuitem', { name: entry }));
}

describe('a list of cards', () => {
  it('[CARD-014] that is empty says so', async () => {
    show(showroomArea, { pages: [] });
    expect(await screen.findByText('No results found')).toBeInTheDocument();
  });

  it('[CARD-015] shows a fallback and says so where the picture of a card is broken', async () => {
    show(showroomArea, { pages: [listed('Turf', { cover: { key: 'broken.png', alt_text: 'The lobby' } })] });
    fireEvent.error(await screen.findByRole('img', { name: 'The lobby' }));
    expect(screen.getByText("We're sorry, The file is broken.")).toBeInTheDocument();
    expect(screen.getByTestId('BrokenImageOutlinedIcon')).toBeInTheDocument();
    expect(screen.queryByRole('img', { name: 'The lobby' })).not.toBeInTheDocument();
  });

  it.each([
    ['properties', properties, ['No location listed', 'No price listed', 'No status listed']],
    ['showrooms', showroomArea, ['No title listed', 'No address listed']],
  ] as const)('[CARD-016] names the texts that a card of %s lacks', async (_name, area, missing) => {
    show(area);
    for (const text of missing) expect(await screen.findByText(text)).toBeInTheDocument();
  });

  it.each(AREAS.map((area) => [area.name, area] as const))(
    '[UPL-038, CARD-022, PROP-013, SHOW-022, GAL-021] of %s asks before a page goes, and says when it could not be deleted',
    async (_name, area) => {
      const { user, asked } = show(area, { refused: 'RemovePage' });
      await choose(user, 'Delete');
      const question = screen.getByRole('dialog', { name: 'Delete Page?' });
      expect(question).toHaveTextContent('Are you sure you want to delete this page?');
      expect(asked('RemovePage')).toBe(false);
      await user.click(within(question).getByRole('button', { name: 'Delete' }));
      expect(await screen.findByText('Something went wrong')).toBeInTheDocument();
      expect(screen.getByRole('link', { name: 'Turf' })).toBeInTheDocument();
    },
  );

  it.each(AREAS.filter(({ list }) => list.canFeature).map((area) => [area.name, area] as const))(
    '[CARD-023, GAL-020] of %s says when a page could not be featured, and does not show it as if it was',
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
    ['galleries', galleryArea, 'Something went wrong.'],
    ['awards', awardsArea, 'Something went wrong.'],
  ] as const)(
    '[ERR-006, PROP-015, SHOW-029, GAL-022] of %s says when it cannot be loaded',
    async (_name, area, text) => {
      show(area, { refused: 'CardPages' });
      expect(await screen.findByText(text)).toBeInTheDocument();
    },
  );
});
