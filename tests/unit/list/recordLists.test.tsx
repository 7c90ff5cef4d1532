import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { careers } from '../../../schemas/careers/area';
import { ServiceError } from '../../../src/api/errors';
import { placeFields, type Brand, type PlacedFields, type RecordArea } from '../../../src/definition';
import { RecordListScreen } from '../../../src/list/RecordListScreen';
import { ToastContext } from '../../../src/shell/toasts';
import type { RecordQuery, RecordRow, RecordSource } from '../../../src/stores/records/source';
import { onlyListed } from '../../../stories/support/recordSources';
import { watchSavedFiles } from './support/savedFiles';

const PLACES = ['Cebu City', 'Makati'] as const;

function career(index: number, given: Partial<RecordRow> = {}): RecordRow {
  const { [index % 2]: location = PLACES[0] } = PLACES;
  return {
    id: `career-${index}`,
    title: `Career ${index}`,
    description: '<p>Show homes</p><p>and sell</p>',
    employment_type: 'Sales',
    location,
    ...given,
  };
}

const DEPARTMENTS = {
  list: async () => [
    { value: 'type-1', label: 'Corporate' },
    { value: 'type-2', label: 'Sales' },
  ],
  find: async () => undefined,
};

/** A service that filters and pages `count` visible careers, and hidden ones. */
function serviceOf(count: number, { hidden = 0, ...given }: Partial<RecordSource> & { readonly hidden?: number } = {}) {
  const all = Array.from({ length: count }, (_, index) => career(index + 1));
  const list = vi.fn(async ({ page, limit, filters = {}, isActive }: RecordQuery) => {
    const found = all.filter(({ location }) => !filters['location'] || location === filters['location']);
    const away = Array.from({ length: hidden }, (_, index) => career(count + index + 1));
    const side = isActive ? found : away;
    return {
      rows: side.slice((page - 1) * limit, page * limit),
      total: side.length,
      counts: { active: found.length, inactive: hidden },
      choices: { location: PLACES.map((place) => ({ value: place, label: place })) },
    };
  });
  const source: RecordSource = { ...onlyListed, ...given, list };
  return { source, list };
}

interface Shown {
  readonly source: RecordSource;
  readonly area?: RecordArea;
  readonly brand?: Brand;
  readonly fields?: PlacedFields;
  readonly at?: string;
  readonly can?: { readonly update: boolean; readonly create: boolean; readonly remove: boolean };
}

const ALL = { update: true, create: true, remove: true };

function show({ source, area = careers, brand = 'AVIDA', fields, at = area.path, can = ALL }: Shown) {
  const said = { success: vi.fn(), error: vi.fn() };
  const element = (
    <RecordListScreen
      area={area}
      brand={brand}
      fields={fields}
      source={source}
      can={can}
      options={optionsOf}
      now={() => Date.UTC(2026, 10, 21)}
    />
  );
  const router = createMemoryRouter([{ path: `${area.path}/:id?`, element }], { initialEntries: [at] });
  render(
    <ToastContext value={said}>
      <RouterProvider router={router} />
    </ToastContext>,
  );
  return { router, said };
}

function optionsOf() {
  return DEPARTMENTS;
}

async function choose(filter: string, choice: string): Promise<void> {
  await userEvent.click(screen.getByRole('combobox', { name: filter }));
  await userEvent.click(await screen.findByRole('option', { name: choice }));
}

afterEach(() => vi.restoreAllMocks());

describe('the list of careers', () => {
  it('[CAR-001] has a search box, sorting and paging', async () => {
    const { source, list } = serviceOf(12);
    show({ source });
    expect(await screen.findByText('1-10 of 12 items')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Go to page 2' }));
    await waitFor(() => expect(list.mock.lastCall![0]).toMatchObject({ page: 2 }));
    await userEvent.click(screen.getByRole('button', { name: 'Title' }));
    await waitFor(() => expect(list.mock.lastCall![0]).toMatchObject({ sort: { by: 'title', order: 'ASC' }, page: 1 }));
    await userEvent.click(screen.getByPlaceholderText('Search Careers'));
    await userEvent.paste('sales');
    await waitFor(() => expect(list.mock.lastCall![0]).toMatchObject({ search: 'sales' }));
  });

  it('[CAR-002, CAR-003] begins with the visible ones, counts both sides, and shows the hidden ones', async () => {
    const { source, list } = serviceOf(3, { hidden: 2 });
    show({ source });
    expect(await screen.findByRole('button', { name: 'Visible (3)', pressed: true })).toBeInTheDocument();
    expect(list.mock.lastCall![0]).toMatchObject({ isActive: true });
    await userEvent.click(screen.getByRole('button', { name: 'Hidden (2)', pressed: false }));
    expect(await screen.findByText('1-2 of 2 items')).toBeInTheDocument();
    expect(list.mock.lastCall![0]).toMatchObject({ isActive: false });
  });

  it('[CAR-005] has four columns, of which the title is sorted and the last two are filtered', async () => {
    show({ source: serviceOf(3).source });
    expect(await screen.findAllByText('Show homes and sell')).toHaveLength(3);
    const [, ...heads] = screen.getAllByRole('columnheader');
    expect(heads.map((cell) => cell.textContent)).toEqual(['Title', 'Description', 'Department', 'Location']);
    expect(heads.map((cell) => within(cell).queryAllByRole('button').length)).toEqual([1, 0, 0, 0]);
    for (const name of ['Department', 'Location']) expect(screen.getByRole('combobox', { name })).toBeVisible();
  });

  it('[CAR-006] is sorted by title at first, descending', async () => {
    const { source, list } = serviceOf(3);
    show({ source });
    expect(await screen.findByRole('columnheader', { name: 'Title' })).toHaveAttribute('aria-sort', 'descending');
    expect(list).toHaveBeenCalledExactlyOnceWith({
      search: '',
      sort: { by: 'title', order: 'DESC' },
      page: 1,
      limit: 10,
      isActive: true,
    });
  });

  it('[CAR-004] is filtered by department and by location; both are in the address', async () => {
    const { source, list } = serviceOf(4);
    const { router } = show({ source });
    await screen.findByText('1-4 of 4 items');
    await choose('Location', 'Makati');
    expect(await screen.findByText('1-2 of 2 items')).toBeInTheDocument();
    await choose('Department', 'Sales');
    await waitFor(() =>
      expect(list.mock.lastCall![0]).toMatchObject({ filters: { location: 'Makati', employment_type: 'type-2' } }),
    );
    expect(router.state.location.search).toBe('?employment_type=type-2&location=Makati');
    await choose('Location', 'Location: All');
    await waitFor(() => expect(router.state.location.search).toBe('?employment_type=type-2'));
  });

  it('shows the filters of the address, and offers to clear them if nothing is found', async () => {
    const { source } = serviceOf(4);
    const { router } = show({ source, at: '/manage-careers/careers?location=Davao' });
    expect(await screen.findByText('No results found')).toBeInTheDocument();
    expect(screen.getByRole('combobox', { name: 'Location' })).toHaveTextContent('Davao');
    await userEvent.click(screen.getByRole('button', { name: 'Show all' }));
    expect(await screen.findByText('1-4 of 4 items')).toBeInTheDocument();
    expect(router.state.location.search).toBe('');
  });

  it('[CAR-016] has neither a column nor a filter for departments for ALP, whatever the address says', async () => {
    const { source, list } = serviceOf(2);
    show({ source, brand: 'ALP', at: '/manage-careers/careers?employment_type=type-1' });
    await screen.findByText('1-2 of 2 items');
    expect(screen.queryByRole('columnheader', { name: 'Department' })).not.toBeInTheDocument();
    expect(screen.queryByRole('combobox', { name: 'Department' })).not.toBeInTheDocument();
    expect(list.mock.lastCall![0].filters).toBeUndefined();
  });

  it('[CAR-008] opens a row at its own address, over the same list', async () => {
    const { router } = show({ source: serviceOf(2).source, at: '/manage-careers/careers?search=Career' });
    await userEvent.click(await screen.findByRole('link', { name: 'Career 2' }));
    expect(router.state.location).toMatchObject({
      pathname: '/manage-careers/careers/career-2',
      search: '?search=Career',
    });
    expect(screen.getByRole('link', { name: 'Add Career' })).toHaveAttribute(
      'href',
      '/manage-careers/careers?search=Career&open=new',
    );
  });

  it('[CAR-032] offers neither adding nor hiding without the scopes; rows still open', async () => {
    show({ source: serviceOf(1).source, can: { update: false, create: false, remove: false } });
    expect(await screen.findByRole('link', { name: 'Career 1' })).toHaveAttribute(
      'href',
      '/manage-careers/careers/career-1',
    );
    expect(screen.queryByRole('link', { name: 'Add Career' })).not.toBeInTheDocument();
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  });
});

describe('actions on selected rows', () => {
  it('ask once, run one by one, and report the result of each', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const read = vi.fn(async (id: string) => ({ id, updatedAt: undefined, values: { title: id, isVisible: true } }));
    const update = vi.fn(async (id: string, values: object) => {
      if (id === 'career-2') throw new ServiceError('Career not found.', 'NOT_FOUND');
      return { id, updatedAt: undefined, values: { ...values } };
    });
    const { source, list } = serviceOf(3, { read, update });
    show({ source });
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Choose Career 1' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Choose Career 2' }));
    expect(screen.getByText('2 chosen')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Hide' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Hide' }));
    expect(dialog.getByText(/^Hide 2 careers\?/)).toBeInTheDocument();
    expect(update).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('button', { name: 'Hide' }));
    expect(await dialog.findByText('1 of 2 done')).toBeInTheDocument();
    expect(dialog.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Career 1Done',
      'Career 2Career not found.',
    ]);
    expect(update.mock.calls).toEqual([
      ['career-1', { title: 'career-1', isVisible: false }, { revision: undefined }],
      ['career-2', { title: 'career-2', isVisible: false }, { revision: undefined }],
    ]);
    const before = list.mock.calls.length;
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(list.mock.calls.length).toBe(before + 1));
    expect(screen.queryByText('2 chosen')).not.toBeInTheDocument();
  });

  it('do nothing if the confirmation is declined', async () => {
    const { source } = serviceOf(2);
    show({ source });
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Choose all rows of this page' }));
    expect(screen.getByText('2 chosen')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Hide' }));
    await userEvent.click(await screen.findByRole('button', { name: 'CANCEL' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByText('2 chosen')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
    expect(screen.queryByText('2 chosen')).not.toBeInTheDocument();
  });

  it('skip rows that are no longer shown', async () => {
    const { source } = serviceOf(12);
    show({ source });
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Choose Career 1' }));
    await userEvent.click(screen.getByRole('button', { name: 'Go to page 2' }));
    await screen.findByText('11-12 of 12 items');
    expect(screen.queryByText('1 chosen')).not.toBeInTheDocument();
  });
});

describe('the export of the list', () => {
  it('has all matching rows, of every page, with the columns of the brand', async () => {
    const { source, list } = serviceOf(250);
    const saved = watchSavedFiles();
    show({ source, at: '/manage-careers/careers?location=Makati&search=Career' });
    await screen.findByText('1-10 of 125 items');
    await userEvent.click(screen.getByRole('button', { name: 'Export CSV' }));
    await waitFor(() => expect(saved.names).toEqual(['careers-visible-2026-11-21.csv']));
    const lines = await saved.lines();
    expect(lines).toHaveLength(126);
    expect(lines[0]).toBe('Title,Description,Department,Location');
    expect(lines[1]).toBe('Career 1,Show homes and sell,Sales,Makati');
    expect(list.mock.lastCall![0]).toMatchObject({ search: 'Career', filters: { location: 'Makati' }, page: 2 });
  });
});

describe('a column of several choices', () => {
  const perks = [
    { value: 'gym', label: 'Gym and sauna' },
    { value: 'pool', label: 'Swimming pool' },
  ];

  it('has their labels, separated by commas, in the list and in its export', async () => {
    const saved = watchSavedFiles();
    const rows = [career(1, { perks: ['pool', 'gym'] }), career(2, { perks: ['slide'] }), career(3)];
    const columns = [
      { field: 'title', label: 'Title' },
      { field: 'perks', label: 'Perks' },
    ];
    show({
      source: { ...onlyListed, list: async () => ({ rows, total: 3 }) },
      area: { ...careers, list: { ...careers.list, columns } },
      fields: placeFields({ perks: { type: 'multiChoice', label: 'Perks', stored: 'perks', choices: perks } }),
    });
    expect(await screen.findByRole('row', { name: /Career 1 Swimming pool, Gym and sauna/ })).toBeVisible();
    expect(screen.getByRole('row', { name: /Career 2 slide/ })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Export CSV' }));
    await waitFor(() => expect(saved.names).toHaveLength(1));
    expect(await saved.lines()).toEqual([
      'Title,Perks',
      'Career 1,"Swimming pool, Gym and sauna"',
      'Career 2,slide',
      'Career 3,',
    ]);
  });
});

describe('removing one entry', () => {
  const area: RecordArea = {
    ...careers,
    entries: {
      ...careers.entries,
      removal: { title: 'Delete Career?', question: 'Is it not needed?', done: 'Deleted', failed: 'Not deleted' },
    },
  };

  it('[UPL-038] asks for confirmation, removes and refreshes the list', async () => {
    const remove = vi.fn(async () => undefined);
    const { source, list } = serviceOf(2, { remove });
    const { said } = show({ source, area });
    await userEvent.click(await screen.findByRole('button', { name: 'Delete Career 2' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete Career?' }));
    expect(dialog.getByText('Is it not needed?')).toBeInTheDocument();
    expect(dialog.getByText('Career 2')).toBeInTheDocument();
    expect(remove).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(said.success).toHaveBeenCalledWith('Deleted'));
    expect(remove).toHaveBeenCalledExactlyOnceWith('career-2');
    await waitFor(() => expect(list).toHaveBeenCalledTimes(2));
  });

  it('moves the focus to the next entry, after the last one to the heading', async () => {
    show({ source: serviceOf(2, { remove: async () => undefined }).source, area });
    for (const [name, next] of [
      ['Delete Career 1', await screen.findByRole('link', { name: 'Career 2' })],
      ['Delete Career 2', screen.getByRole('heading', { level: 1 })],
    ] as const) {
      await userEvent.click(screen.getByRole('button', { name }));
      await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
      await waitFor(() => expect(next).toHaveFocus());
    }
  });

  it('says when it failed', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const remove = async () => Promise.reject(new ServiceError('No.', 'FORBIDDEN'));
    const { said } = show({ source: serviceOf(1, { remove }).source, area });
    await userEvent.click(await screen.findByRole('button', { name: 'Delete Career 1' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(said.error).toHaveBeenCalledWith('Not deleted'));
  });

  it('is not offered without the scope, while the form still is', async () => {
    show({ source: serviceOf(1).source, area, can: { ...ALL, remove: false } });
    expect(await screen.findByRole('link', { name: 'Edit Career 1' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Delete Career 1' })).not.toBeInTheDocument();
  });
});
