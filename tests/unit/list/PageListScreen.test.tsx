import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { companyInformation as area } from '../../../schemas/company-information/area';
import { editors } from '../../../schemas/company-information/editors';
import { createContentCalls } from '../../../src/api/contentCalls';
import { pageKinds } from '../../../src/app/pageScreens';
import type { ListedPage } from '../../../src/api/pages';
import type { ListedArea } from '../../../src/definition';
import { PageListScreen } from '../../../src/list/PageListScreen';
import { openTabs } from '../../../src/session/access';
import { ToastContext } from '../../../src/shell/toasts';
import { fakeContentService, type GraphQLCall } from '../support/contentService';
import { COMPANY_SCOPES } from '../support/people';
import { watchSavedFiles } from './support/savedFiles';

const companyInformation = area as ListedArea;
const BRAND = { id: 'brand-alp', name: 'ALP', tenantId: 'tenant-alp' } as const;

function listed(slug: string, given: Partial<ListedPage> = {}): ListedPage {
  return {
    id: `id-${slug}`,
    name: `${slug.toUpperCase()} page`,
    tag: 'COMPANY-INFO-ALP',
    slug,
    published: true,
    created_at: '2026-01-05T02:00:00.000Z',
    updated_at: '2026-02-06T02:00:00.000Z',
    ...given,
  };
}

const PAGES = [listed('about-us-alp'), listed('facts-alp'), listed('awards-alp', { published: false })];

function Elsewhere() {
  return <p>at {useLocation().pathname}</p>;
}

function show(
  given: {
    readonly pages?: readonly ListedPage[] | Error;
    readonly scopes?: readonly string[];
    readonly can?: { readonly update: boolean; readonly create: boolean };
    readonly at?: string;
    readonly area?: ListedArea;
  } = {},
) {
  const {
    pages = PAGES,
    scopes = COMPANY_SCOPES,
    can = { update: true, create: true },
    at = '/list',
    area = companyInformation,
  } = given;
  let current = pages;
  const { client, calls } = fakeContentService(({ variables }: GraphQLCall) => {
    if (current instanceof Error) return current;
    const { search = '' } = variables as { readonly search?: string };
    const found = current.filter(({ name }) => name.toLowerCase().includes(search.toLowerCase()));
    const typed = found.map((page) => ({ ...page, __typename: 'BrandPage' }));
    return { searchPages: { totalCount: found.length, pages: typed, __typename: 'PageSearchResult' } };
  });
  const onError = vi.fn();
  const kinds = pageKinds(openTabs(companyInformation.tabs, { scopes: new Set(scopes), brand: 'ALP' }), editors);
  const screenUnderTest = (
    <PageListScreen
      {...{ area, client, kinds, can }}
      calls={createContentCalls(client)}
      brand={BRAND}
      // One hour after midnight in Manila.
      now={() => Date.parse('2026-11-20T17:00:00.000Z')}
    />
  );
  const router = createMemoryRouter(
    [
      { path: '/list', element: screenUnderTest },
      { path: '*', element: <Elsewhere /> },
    ],
    { initialEntries: [at] },
  );
  render(
    <ToastContext value={{ success: vi.fn(), error: onError }}>
      <RouterProvider router={router} />
    </ToastContext>,
  );
  return { calls, onError, router, answerWith: (next: readonly ListedPage[] | Error) => (current = next) };
}

function rowNames(): readonly (string | null)[] {
  return screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell')[0]!.textContent);
}

afterEach(() => vi.restoreAllMocks());

describe('while the pages are loaded', () => {
  it('the controls above them already have their place', async () => {
    show();
    const exported = () => screen.getByRole('button', { name: 'Export CSV' });
    expect(exported()).toBeDisabled();
    await waitFor(() => expect(exported()).toBeEnabled());
  });
});

describe('the list of company information', () => {
  it('[CI-001, LIST-001] shows heading, toggle, search, add button, sortable table and paging', async () => {
    show();
    expect(await screen.findByRole('link', { name: 'ABOUT-US-ALP page' })).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Company Information' })).toBeInTheDocument();
    expect(screen.getAllByRole('button', { name: /^(Ina|A)ctive/ })).toHaveLength(2);
    expect(screen.getByRole('searchbox')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Add Page' })).toBeInTheDocument();
    const heads = screen.getAllByRole('columnheader');
    expect(heads.map((cell) => cell.textContent)).toEqual(['Page Name', 'Date Created', 'Date Updated']);
    for (const head of heads) expect(within(head).getByRole('button')).toBeEnabled();
    expect(screen.getByText('Jan 05, 2026', { selector: 'tr:nth-child(1) td' })).toBeInTheDocument();
    expect(screen.getByRole('navigation', { name: 'Pages' })).toBeInTheDocument();
  });

  it('[LIST-002, LIST-003] begins with the active ones, and counts both sides', async () => {
    show();
    expect(await screen.findByRole('button', { name: 'Active (2)', pressed: true })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Inactive (1)', pressed: false })).toBeInTheDocument();
    expect(rowNames()).toEqual(['ABOUT-US-ALP page', 'FACTS-ALP page']);
  });

  it('[LIST-004] says what is searched', async () => {
    show();
    expect(await screen.findByPlaceholderText('Search Company Information')).toHaveAccessibleName(
      'Search Company Information',
    );
  });

  it('shows the other side of the toggle, and keeps it in the address', async () => {
    const { router } = show();
    await userEvent.click(await screen.findByRole('button', { name: 'Inactive (1)' }));
    expect(rowNames()).toEqual(['AWARDS-ALP page']);
    expect(router.state.location.search).toBe('?status=inactive');
  });

  it('[CI-002, LIST-005] asks the service for updated_at DESC first, and again when the sort changes', async () => {
    const { calls } = show();
    await screen.findByRole('link', { name: 'FACTS-ALP page' });
    await userEvent.click(screen.getByRole('button', { name: 'Page Name' }));
    await waitFor(() => expect(calls).toHaveLength(2));
    expect(screen.getByRole('columnheader', { name: 'Page Name' })).toHaveAttribute('aria-sort', 'ascending');
    await userEvent.click(screen.getByRole('button', { name: 'Page Name' }));
    await waitFor(() => expect(calls).toHaveLength(3));
    expect(screen.getByRole('columnheader', { name: 'Page Name' })).toHaveAttribute('aria-sort', 'descending');
    expect(calls.map(({ variables }) => variables)).toMatchObject([
      { brand_id: 'brand-alp', tag: 'COMPANY-INFO-ALP', sort: { by: 'updated_at', order: 'DESC' } },
      { sort: { by: 'name', order: 'ASC' } },
      { sort: { by: 'name', order: 'DESC' } },
    ]);
  });

  it('[CI-002] searches at the service, trimmed, and says when nothing is found', async () => {
    const { calls, router } = show({ at: '/list?page=2' });
    await screen.findByRole('link', { name: 'FACTS-ALP page' });
    await userEvent.type(screen.getByRole('searchbox'), ' facts ');
    await waitFor(() => expect(rowNames()).toEqual(['FACTS-ALP page']));
    expect(calls.map(({ variables }) => variables['search'])).toContain('facts');
    expect(router.state.location.search).toBe('?search=facts');
    await userEvent.type(screen.getByRole('searchbox'), 'zzz');
    expect(await screen.findByText('No results found')).toBeInTheDocument();
    expect(screen.getByText('0 items')).toBeInTheDocument();
  });

  it('[CI-006] omits pages of kinds that the user has no manage scope for', async () => {
    show({ scopes: ['manage:company-information-facts'], pages: [...PAGES, listed('legacy-page')] });
    await screen.findByRole('link', { name: 'FACTS-ALP page' });
    expect(rowNames()).toEqual(['FACTS-ALP page']);
    expect(screen.getByText('1-1 of 1 items')).toBeInTheDocument();
  });

  it('[CI-005] opens the editor of a row with the update scope', async () => {
    const { router } = show();
    await userEvent.click(await screen.findByText('Jan 05, 2026', { selector: 'tr:nth-child(2) td' }));
    expect(router.state.location.pathname).toBe('/manage-company-information/facts/brand-alp');
  });

  it('[CI-005] opens nothing without it', async () => {
    const { router } = show({ can: { update: false, create: true } });
    await userEvent.click(await screen.findByText('FACTS-ALP page'));
    expect(screen.queryByRole('link', { name: 'FACTS-ALP page' })).not.toBeInTheDocument();
    expect(router.state.location.pathname).toBe('/list');
  });

  it('[CI-004] offers the kinds that do not exist yet, and no add button without create:company-information', async () => {
    const { router } = show();
    await screen.findByRole('link', { name: 'FACTS-ALP page' });
    await userEvent.click(screen.getByRole('button', { name: 'Add Page' }));
    expect(screen.getAllByRole('menuitem').map((item) => item.textContent)).toEqual([
      'Seo Tags',
      'Mission and Vision',
      'Terms and Conditions',
      'Privacy Policy',
    ]);
    await userEvent.click(screen.getByRole('menuitem', { name: 'Seo Tags' }));
    expect(router.state.location.pathname).toBe('/manage-company-information/seo-tags/brand-alp');
  });

  it('[CI-004] has no add button without create:company-information', async () => {
    show({ can: { update: true, create: false } });
    await screen.findByRole('link', { name: 'FACTS-ALP page' });
    expect(screen.queryByRole('button', { name: 'Add Page' })).not.toBeInTheDocument();
  });

  it("[CI-003, ERR-002] says 'Something went wrong.' when the search fails, and loads on retry", async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const { onError, answerWith } = show({ pages: new Error('down') });
    expect(screen.queryByText(/\d+ items/)).not.toBeInTheDocument();
    expect(await screen.findByText('The list could not be loaded.')).toBeInTheDocument();
    expect(screen.queryByText(/\d+ items/)).not.toBeInTheDocument();
    expect(onError).toHaveBeenCalledWith('Something went wrong.');
    // The existing pages are unknown.
    expect(screen.getByRole('button', { name: 'Add Page' })).toBeDisabled();
    answerWith(PAGES);
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('link', { name: 'FACTS-ALP page' })).toBeInTheDocument();
  });

  it('[LIST-008, ERR-003] only logs a failed load if no message is listed for it', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    const { loadError: _listed, ...list } = companyInformation.list;
    const { onError } = show({ pages: new Error('down'), area: { ...companyInformation, list } });
    expect(await screen.findByText('The list could not be loaded.')).toBeInTheDocument();
    expect(log).toHaveBeenCalledWith('The list of company-information could not be loaded.', expect.any(Error));
    expect(onError).not.toHaveBeenCalled();
  });

  it('[LIST-006, LIST-007] shows as many items as the page size says, 10 at first', async () => {
    const many = Array.from({ length: 12 }, (_, index) => listed(`facts-${index + 10}`));
    show({ pages: many });
    expect(await screen.findByText('1-10 of 12 items')).toBeInTheDocument();
    expect(rowNames()).toHaveLength(10);
    await userEvent.click(screen.getByRole('button', { name: 'Go to page 2' }));
    expect(screen.getByText('11-12 of 12 items')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('combobox', { name: 'Items per page' }));
    await userEvent.click(screen.getByRole('option', { name: '20 / page' }));
    expect(await screen.findByText('1-12 of 12 items')).toBeInTheDocument();
  });

  it('exports all rows of its side as a file', async () => {
    const saved = watchSavedFiles();
    const many = Array.from({ length: 12 }, (_, index) => listed(`facts-${index + 10}`));
    show({ pages: [...many, ...PAGES] });
    await screen.findByText('1-10 of 14 items');
    await userEvent.click(screen.getByRole('button', { name: 'Export CSV' }));
    await waitFor(() => expect(saved.names).toEqual(['company-information-active-2026-11-21.csv']));
    const [head, first, ...others] = await saved.lines();
    expect(head).toBe('Page Name,Date Created,Date Updated');
    expect(first).toBe('FACTS-10 page,"Jan 05, 2026","Feb 06, 2026"');
    expect(others).toHaveLength(13);
  });

  it('says what to do first while there is nothing', async () => {
    show({ pages: [] });
    expect(await screen.findByText('Nothing here yet')).toBeInTheDocument();
    expect(screen.getByText("Choose 'Add Page' to make the first one.")).toBeInTheDocument();
  });
});
