import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PROPERTY_TYPES } from '../../../schemas/properties/types';
import { BRANDS } from '../../../src/definition';
import { styleComponents } from '../../support/styles';
import { refusal } from '../support/contentService';
import { pageService } from '../support/pageService';
import { storedProperty } from '../support/storedProperty';
import { EVERYTHING, openProperties } from './support/openProperties';
import { openScreen } from './support/openScreen';

// What is refused is logged.
beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue());
afterEach(() => vi.restoreAllMocks());

describe('the list of properties', () => {
  it('[PROP-001, PROP-010] shows the cards of the brand behind one that adds', async () => {
    const applyStyles = styleComponents();
    await openProperties('/manage-properties', { pages: [{ name: 'Lake Walk' }, { name: 'Hill Park' }] });
    expect(await screen.findByRole('heading', { level: 1, name: 'Properties' })).toBeVisible();
    await screen.findByRole('link', { name: 'Lake Walk' });
    const cards = within(screen.getByRole('list', { name: 'Properties' })).getAllByRole('listitem');
    expect(cards.map((card) => within(card).getByRole('link').textContent)).toEqual([
      '+ Add Property',
      'Lake Walk',
      'Hill Park',
    ]);
    const add = screen.getByRole('link', { name: '+ Add Property' });
    expect(add).toHaveAttribute('href', '/manage-properties/add');
    applyStyles();
    expect(add).toHaveStyle({ borderStyle: 'dashed' });
    expect(screen.getByRole('link', { name: 'Lake Walk' })).toHaveAttribute('href', '/manage-properties/lake-walk');
  });

  it.each([
    ['house and lot', 'House and Lot'],
    ['8', 'House and Lot'],
    ['CONDOMINIUM', 'Condominium'],
    ['Castle', 'Castle'],
  ])('[CARD-006, PROP-037] shows the type stored as %j as %s', async (propertyType, shown) => {
    await openProperties('/manage-properties', { pages: [{ overview: { propertyType } }] });
    const card = (await screen.findByRole('heading', { name: 'Lake Walk' })).closest('li')!;
    expect(within(card).getByText(shown, { exact: true })).toBeVisible();
  });

  it.each(['create:property', 'create:property-category-lots'])(
    '[PROP-010] has no add card without %s',
    async (missing) => {
      const needed = ['create:property', 'create:property-category-lots', 'read:property', 'manage:property-overview'];
      await openProperties('/manage-properties', { scopes: needed.filter((scope) => scope !== missing) });
      await screen.findByRole('heading', { name: 'Lake Walk' });
      expect(screen.queryByRole('link', { name: '+ Add Property' })).not.toBeInTheDocument();
    },
  );

  it.each(BRANDS)(
    '[PROP-002] of %s offers the brands for ALISI only, and begins with the one in its address',
    async (brand) => {
      const { service } = await openProperties('/manage-properties?brand=AMAIA', { brand });
      await screen.findByRole('heading', { level: 1, name: 'Properties' });
      const isAlisi = brand === 'ALISI';
      await waitFor(() =>
        expect(service.asked('CardPages').at(-1)?.variables).toMatchObject({
          brand_id: `brand-${(isAlisi ? 'AMAIA' : brand).toLowerCase()}`,
          tag: isAlisi ? 'PROPERTIES-AMAIA' : `PROPERTIES-${brand}`,
        }),
      );
      const selector = screen.queryByRole('combobox', { name: 'Brand' });
      if (isAlisi) expect(selector).toHaveTextContent('AMAIA');
      else expect(selector).not.toBeInTheDocument();
    },
  );

  it('[PROP-007, PROP-008] has three filters with all their choices, those of status and location from the service', async () => {
    const { user, service } = await openProperties('/manage-properties');
    await screen.findByRole('link', { name: 'Lake Walk' });
    const offered: Record<string, readonly (string | null)[]> = {};
    for (const name of ['Status', 'Location', 'Type']) {
      await user.click(screen.getByRole('combobox', { name }));
      offered[name] = (await screen.findAllByRole('option')).map(({ textContent }) => textContent);
      await user.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('option')).not.toBeInTheDocument());
      expect(screen.getByRole('combobox', { name })).toHaveTextContent(`${name}: All`);
    }
    expect(offered).toEqual({
      Status: ['Status: All', 'New Launches', 'Sold out'],
      Location: ['Location: All', 'Cebu', 'Makati'],
      Type: ['Type: All', ...PROPERTY_TYPES],
    });
    expect(service.asked('FilterChoices')[0]).toMatchObject({ variables: { brand_id: 'brand-avida' } });
    const { query } = service.asked('FilterChoices')[0]!;
    expect(query).toContain('getPropertyStatusFilters(brand_id: $brand_id)');
    expect(query).toContain('getPropertyLocationFilters(brand_id: $brand_id)');
  });

  it('[PROP-009] queries the service again for each filter change', async () => {
    const { user, service } = await openProperties('/manage-properties');
    await screen.findByRole('link', { name: 'Lake Walk' });
    const sent = () =>
      service.asked('CardPages').map(({ variables }) => (variables['filters'] as { property?: object }).property ?? {});
    const choose = async (name: string, option: string) => {
      const before = sent().length;
      await user.click(screen.getByRole('combobox', { name }));
      await user.click(await screen.findByRole('option', { name: option }));
      await waitFor(() => expect(sent()).toHaveLength(before + 1));
    };
    await choose('Status', 'Sold out');
    await choose('Location', 'Makati');
    await choose('Type', 'House and Lot');
    await choose('Status', 'Status: All');
    await choose('Status', 'Sold out');
    expect(sent()).toEqual([
      {},
      { status: 'Sold out' },
      { status: 'Sold out', location: 'Makati' },
      { status: 'Sold out', location: 'Makati', type: 'House and Lot' },
      { location: 'Makati', type: 'House and Lot' },
      { status: 'Sold out', location: 'Makati', type: 'House and Lot' },
    ]);
  });

  it('keeps its filters and its search in the address, so that going back undoes a filter', async () => {
    const { user, router, service } = await openProperties('/manage-properties');
    await screen.findByRole('link', { name: 'Lake Walk' });
    await user.click(screen.getByRole('combobox', { name: 'Status' }));
    await user.click(await screen.findByRole('option', { name: 'Sold out' }));
    await waitFor(() => expect(router.state.location.search).toBe('?status=Sold+out'));
    await act(() => router.navigate(-1));
    await waitFor(() => expect(service.asked('CardPages').at(-1)?.variables['filters']).toEqual({}));
    expect(screen.getByRole('combobox', { name: 'Status' })).toHaveTextContent('Status: All');
    await user.click(screen.getByRole('searchbox', { name: 'Search Properties' }));
    await user.paste('central');
    await waitFor(() => expect(router.state.location.search).toBe('?search=central'));
    await waitFor(() => expect(service.asked('CardPages').at(-1)?.variables).toMatchObject({ search: 'central' }));
  });

  it('[CARD-013] of another brand is featured by ALISI with a flag of its own', async () => {
    const service = pageService([storedProperty({ brand: 'AVIDA' })]);
    const { user } = await openScreen({
      ...{ path: '/manage-properties?brand=AVIDA', brand: 'ALISI', scopes: EVERYTHING, answer: service.answer },
    });
    const cardOf = async () => (await screen.findByRole('heading', { name: 'Lake Walk' })).closest('li')!;
    await user.click(await screen.findByRole('button', { name: 'Actions of Lake Walk' }));
    expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(['Add to Featured']);
    await user.click(screen.getByRole('menuitem', { name: 'Add to Featured' }));
    expect(await within(await cardOf()).findByText('Featured', { exact: true })).toBeVisible();
    expect(service.asked('FeaturePage').map(({ variables }) => variables)).toEqual([
      {
        ...{ brand_id: 'brand-avida', tag: 'PROPERTIES-AVIDA' },
        item: { id: service.stored('Lake Walk')!.id, alternative_featured: true },
      },
    ]);
    expect(service.stored('Lake Walk')).toMatchObject({ featured: false, alternative_featured: true });
  });

  it.each([
    ['ALISI', 'AVIDA', true],
    ['AVIDA', 'AVIDA', false],
  ] as const)('[CARD-013] shows to %s what it featured itself', async (brand, of, isFeatured) => {
    const service = pageService([{ ...storedProperty({ brand: of }), alternative_featured: true }]);
    await openScreen({ path: `/manage-properties?brand=${of}`, brand, scopes: EVERYTHING, answer: service.answer });
    const card = (await screen.findByRole('heading', { name: 'Lake Walk' })).closest('li')!;
    expect(within(card).queryAllByText('Featured', { exact: true })).toHaveLength(isFeatured ? 1 : 0);
  });

  it('[CARD-024, CARD-025] of another brand has no add card for ALISI, and their own has', async () => {
    const pages = (['AVIDA', 'ALISI'] as const).map((brand) => storedProperty({ brand, name: `Park of ${brand}` }));
    const { user } = await openScreen({
      ...{ path: '/manage-properties?brand=AVIDA', brand: 'ALISI', scopes: EVERYTHING },
      answer: pageService(pages).answer,
    });
    expect(await screen.findByRole('heading', { name: 'Park of AVIDA' })).toBeVisible();
    expect(screen.queryByRole('link', { name: '+ Add Property' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('combobox', { name: 'Brand' }));
    await user.click(await screen.findByRole('option', { name: 'ALISI' }));
    expect(await screen.findByRole('link', { name: 'Park of ALISI' })).toBeVisible();
    expect(screen.getByRole('link', { name: '+ Add Property' })).toBeVisible();
  });

  it('[PROP-011, PROP-012] shows name, location, price and the status of the first unit of each', async () => {
    const overview = { location: 'Cebu', lowestPrice: 1_500_000, highestPrice: 2_250_000, price: 9 };
    await openProperties('/manage-properties', {
      pages: [
        { name: 'Two units', overview, statuses: ['Sold out', 'New Launches'] },
        { name: 'Later status', overview: { lowestPrice: 950_000 }, statuses: [null, 'New Launches'] },
      ],
    });
    const linesOf = async (name: string) => {
      const card = (await screen.findByRole('link', { name })).closest('li')!;
      return [...card.querySelectorAll('p, h2')].map(({ textContent }) => textContent);
    };
    expect(await linesOf('Two units')).toEqual(['Two units', 'Cebu', 'PHP 1.5M - 2.25M', 'Sold out']);
    expect(await linesOf('Later status')).toEqual([
      'Later status',
      'No location listed',
      'PHP 950K',
      'No status listed',
    ]);
  });

  it('[CARD-007] shows a play icon if the gallery of a unit has a video, also behind a picture', async () => {
    const pages = [
      { name: 'Behind', gallery: ['files/tower.png', 'files/tour.mp4'] },
      { name: 'In front', gallery: ['files/tour.mp4'] },
      { name: 'Pictures', gallery: ['files/tower.png', 'files/park.png'] },
    ];
    await openProperties('/manage-properties', { pages });
    await screen.findByRole('link', { name: 'Behind' });
    const hasIcon = ({ name }: { readonly name: string }) =>
      within(screen.getByRole('link', { name }).closest('li')!).queryByTitle('Has a video') !== null;
    expect(pages.map(hasIcon)).toEqual([true, true, false]);
  });

  it('[PROP-013] asks before one of them is deleted', async () => {
    const { user, service } = await openProperties('/manage-properties');
    await user.click(await screen.findByRole('button', { name: 'Actions of Lake Walk' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    const question = screen.getByRole('dialog', { name: 'Delete Page?' });
    expect(question).toHaveTextContent('Are you sure you want to delete this page?');
    expect(service.asked('RemovePage')).toHaveLength(0);
    await user.click(within(question).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(service.asked('RemovePage')).toHaveLength(1));
  });

  it('[PROP-014] is a text for users without rights for properties', async () => {
    const { service } = await openProperties('/manage-properties', { scopes: ['read:property', 'update:property'] });
    const name = 'No Property Access Please Contact the Administrator';
    expect(await screen.findByRole('heading', { name, level: 1 })).toBeVisible();
    expect(service.asked('CardPages')).toHaveLength(0);
  });

  it('[PROP-015] says that it cannot be loaded', async () => {
    const service = pageService([]);
    service.refuse('CardPages', refusal('INTERNAL_SERVER_ERROR', 'No.'));
    await openScreen({ path: '/manage-properties', brand: 'AVIDA', scopes: EVERYTHING, answer: service.answer });
    expect(await screen.findByText('Something went wrong')).toBeVisible();
  });

  it('keeps its selection when a deleted page is restored', async () => {
    const service = pageService([storedProperty({ brand: 'AVIDA', name: 'Lake Walk' })]);
    const removed = { page_id: 'p9', revision: 1, name: 'Hill Park', saved_by: null, saved_at: '2026-02-06T02:00:00Z' };
    const { user } = await openScreen({
      ...{ path: '/manage-properties', brand: 'AVIDA', scopes: EVERYTHING },
      answer(call) {
        if (call.name === 'RemovedPages') return { removedPages: [{ ...removed, __typename: 'RemovedPage' }] };
        if (call.name !== 'RestorePageRevision') return service.answer(call);
        return { restorePageRevision: { id: 'p9', name: 'Hill Park', slug: 'hill-park', __typename: 'BrandPage' } };
      },
    });
    await user.click(await screen.findByRole('checkbox', { name: 'Choose Lake Walk' }));
    await user.click(screen.getByRole('button', { name: 'Deleted pages' }));
    await user.click(await screen.findByRole('button', { name: 'Restore Hill Park' }));
    expect(await screen.findByText('Hill Park is restored.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(service.asked('CardPages')).toHaveLength(2));
    expect(await screen.findByRole('checkbox', { name: 'Choose Lake Walk' })).toBeChecked();
  });
});
