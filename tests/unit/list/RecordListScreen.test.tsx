import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { roles } from '../../../schemas/roles/area';
import { users } from '../../../schemas/users/area';
import { ServiceError } from '../../../src/api/errors';
import type { RecordArea } from '../../../src/definition';
import { RecordListScreen } from '../../../src/list/RecordListScreen';
import { ToastContext } from '../../../src/shell/toasts';
import type { RecordQuery, RecordRow } from '../../../src/stores/records/source';
import { onlyListed } from '../../../stories/support/recordSources';

function user(index: number, given: Partial<RecordRow> = {}): RecordRow {
  return {
    id: `user-${index}`,
    name: `Person ${index}`,
    email: `person.${index}@demo.example`,
    contactNumber: '09171234567',
    role: 'Editor',
    brand: 'ALP',
    status: 'Verified',
    updatedAt: '2026-02-06T02:00:00.000Z',
    ...given,
  };
}

function Elsewhere() {
  const { pathname, search } = useLocation();
  return <p>at {pathname + search}</p>;
}

/** Renders a list of `count` active users and one inactive one, paged and searched by a service. */
function show(
  given: {
    readonly count?: number;
    readonly fail?: () => Error | undefined;
    readonly at?: string;
    readonly area?: RecordArea;
    readonly can?: { readonly update: boolean; readonly create: boolean };
  } = {},
) {
  const { count = 2, fail, at = '/manage-users', area = users, can = { update: true, create: true } } = given;
  const active = Array.from({ length: count }, (_, index) => user(index + 1));
  const inactive = [user(99, { status: 'Pending' })];
  const list = vi.fn(async ({ search, page, limit, isActive }: RecordQuery) => {
    const error = fail?.();
    if (error) throw error;
    const found = (side: readonly RecordRow[]) => side.filter(({ name }) => String(name).includes(search));
    const side = found(isActive === false ? inactive : active);
    return {
      rows: side.slice((page - 1) * limit, page * limit),
      total: side.length,
      counts: { active: found(active).length, inactive: found(inactive).length },
    };
  });
  const onLoadError = vi.fn();
  const element = (
    <RecordListScreen
      area={area}
      brand={undefined}
      source={{ ...onlyListed, list }}
      can={{ ...can, remove: false }}
      now={Date.now}
    />
  );
  const router = createMemoryRouter(
    [
      { path: area.path, element },
      { path: '*', element: <Elsewhere /> },
    ],
    { initialEntries: [at] },
  );
  render(
    <ToastContext value={{ success: vi.fn(), error: onLoadError }}>
      <RouterProvider router={router} />
    </ToastContext>,
  );
  return { list, onLoadError, router };
}

function rowNames(): readonly (string | null)[] {
  return screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell')[0]!.textContent);
}

afterEach(() => vi.restoreAllMocks());

it('going back once leaves a page past the end', async () => {
  const { router } = show({ count: 12, at: '/elsewhere' });
  await act(() => router.navigate('/manage-users?page=9'));
  expect(await screen.findByRole('link', { name: 'Person 11' })).toBeVisible();
  await act(() => router.navigate(-1));
  expect(screen.getByText('at /elsewhere')).toBeVisible();
});

describe('while the rows are loaded', () => {
  it('the controls above them already have their place', async () => {
    show();
    expect(screen.queryByRole('link', { name: 'Person 1' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Export CSV' })).toBeVisible();
    expect(screen.getByRole('combobox', { name: 'Role' })).toHaveAttribute('aria-disabled', 'true');
    await waitFor(() => expect(rowNames()).toEqual(['Person 1', 'Person 2']));
    // There are no roles to filter by.
    expect(screen.queryByRole('combobox', { name: 'Role' })).not.toBeInTheDocument();
  });
});

describe('the list of users', () => {
  it('[USR-001, LIST-001] shows heading, toggle, search, add button, sortable table and paging', async () => {
    show();
    expect(await screen.findByRole('link', { name: 'Person 1' })).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Users' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Active (2)', pressed: true })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Inactive (1)', pressed: false })).toBeInTheDocument();
    expect(screen.getByRole('searchbox')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Add User' })).toBeInTheDocument();
    expect(screen.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual([
      'Name',
      'Email',
      'Mobile Number',
      'Role',
      'Brand',
      'Status',
      'Date Updated',
    ]);
    expect(screen.getByRole('button', { name: 'Name' })).toBeEnabled();
    expect(screen.getAllByText('Feb 06, 2026')).toHaveLength(2);
    expect(screen.getByText('1-2 of 2 items')).toBeInTheDocument();
  });

  it('[LIST-002] shows the counts of the service for each side, not the number of visible rows', async () => {
    show({ count: 12 });
    expect(await screen.findByRole('button', { name: 'Active (12)' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Inactive (1)' })).toBeInTheDocument();
    expect(rowNames()).toHaveLength(10);
  });

  it.each([
    [users, 'Search Users'],
    [roles, 'Search Roles'],
  ])('[LIST-004] says what is searched', async (area, name) => {
    show({ area, at: area.path });
    expect(await screen.findByPlaceholderText(name)).toHaveAccessibleName(name);
  });

  it('[USR-002, USR-003, LIST-003] asks for the active ones first, updatedAt descending, 10 at once', async () => {
    const { list } = show();
    await screen.findByRole('link', { name: 'Person 1' });
    expect(list.mock.calls).toEqual([
      [{ search: '', sort: { by: 'updatedAt', order: 'DESC' }, page: 1, limit: 10, isActive: true }],
    ]);
  });

  it('[LIST-005] leaves side, search, order and page to the service, and keeps them in the address', async () => {
    const { list, router } = show({ count: 12 });
    await screen.findByText('1-10 of 12 items');
    await userEvent.click(screen.getByRole('button', { name: 'Go to page 2' }));
    await waitFor(() => expect(rowNames()).toEqual(['Person 11', 'Person 12']));
    expect(screen.getByText('11-12 of 12 items')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Name' }));
    await screen.findByText('1-10 of 12 items');
    await userEvent.type(screen.getByRole('searchbox'), '12');
    await waitFor(() => expect(rowNames()).toEqual(['Person 12']));
    await userEvent.click(screen.getByRole('button', { name: /^Inactive/ }));
    expect(await screen.findByText('No results found')).toBeInTheDocument();
    expect(list.mock.lastCall).toEqual([
      { search: '12', sort: { by: 'name', order: 'ASC' }, page: 1, limit: 10, isActive: false },
    ]);
    expect(router.state.location.search).toBe('?search=12&status=inactive&sort=name&order=ASC');
  });

  it('[LIST-007] shows no count until it is known', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    let isDown = true;
    show({ count: 0, fail: () => (isDown ? new ServiceError('Down.', '503') : undefined) });
    expect(screen.queryByText(/\d+ items/)).not.toBeInTheDocument();
    expect(screen.queryByRole('navigation', { name: 'Pages' })).not.toBeInTheDocument();
    await screen.findByRole('alert');
    expect(screen.queryByText(/\d+ items/)).not.toBeInTheDocument();
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('0 items')).toBeInTheDocument();
    expect(screen.getByRole('navigation', { name: 'Pages' })).toBeInTheDocument();
  });

  it('goes to the last page if the address asks for one past the end', async () => {
    const { router } = show({ count: 12, at: '/manage-users?page=9' });
    await screen.findByRole('link', { name: 'Person 11' });
    expect(rowNames()).toEqual(['Person 11', 'Person 12']);
    expect(screen.getByText('11-12 of 12 items')).toBeInTheDocument();
    expect(router.state.location.search).toBe('?page=2');
  });

  it('[USR-007] opens the drawer from the add button over the same list, and the page of a row', async () => {
    const { router } = show({ at: '/manage-users?search=Person' });
    expect(await screen.findByRole('link', { name: 'Add User' })).toHaveAttribute(
      'href',
      '/manage-users?search=Person&open=new',
    );
    await userEvent.click(await screen.findByText('person.2@demo.example'));
    expect(router.state.location.pathname).toBe('/manage-users/user-details/user-2');
  });

  it('opens rows for readers, too, who cannot add anything', async () => {
    show({ can: { update: false, create: false } });
    expect(await screen.findByRole('link', { name: 'Person 1' })).toHaveAttribute(
      'href',
      '/manage-users/user-details/user-1',
    );
    expect(screen.queryByRole('link', { name: 'Add User' })).not.toBeInTheDocument();
  });

  it('that is forbidden says whom to ask, and offers nothing else', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const error = new ServiceError('Only platform administrators manage users and roles.', '403');
    let isRefused = true;
    show({ fail: () => (isRefused ? error : undefined) });
    expect(await screen.findByRole('alert')).toHaveTextContent(
      `${error.message} Please ask a platform administrator for access.`,
    );
    expect(screen.getByRole('heading', { name: 'Users' })).toBeInTheDocument();
    expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['Retry']);
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
    expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
    isRefused = false;
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('link', { name: 'Add User' })).toBeInTheDocument();
  });

  it('[LIST-008] only logs a failed load, says why on the screen and retries', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    let isDown = true;
    const error = new ServiceError('The service is being updated.', '503');
    const { onLoadError } = show({ fail: () => (isDown ? error : undefined) });
    expect(await screen.findByRole('alert')).toHaveTextContent(error.message);
    expect(log).toHaveBeenCalledWith("The list 'Users' could not be loaded.", error);
    expect(onLoadError).not.toHaveBeenCalled();
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('link', { name: 'Person 1' })).toBeInTheDocument();
  });
});

it('[LIST-001] the list of roles has heading, toggle, search, add button, sortable table and paging', async () => {
  show({ area: roles, at: '/manage-roles', count: 12 });
  expect(await screen.findByText('1-10 of 12 items')).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Roles' })).toBeInTheDocument();
  expect(screen.getAllByRole('button', { name: /^(Ina|A)ctive/ })).toHaveLength(2);
  expect(screen.getByRole('searchbox')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Add Role' })).toBeInTheDocument();
  expect(within(screen.getAllByRole('columnheader')[0]!).getByRole('button')).toBeEnabled();
  expect(screen.getByRole('navigation', { name: 'Pages' })).toBeInTheDocument();
});

it('[ROLE-001, ROLE-002, ROLE-003] the list of roles leads to the pages that add one and edit one', async () => {
  const { router } = show({ area: roles, at: '/manage-roles' });
  expect(await screen.findByRole('button', { name: 'Active (2)' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Add Role' })).toHaveAttribute('href', '/manage-roles/add');
  await userEvent.click(await screen.findByRole('link', { name: 'Person 1' }));
  expect(router.state.location.pathname).toBe('/manage-roles/role/user-1');
});
