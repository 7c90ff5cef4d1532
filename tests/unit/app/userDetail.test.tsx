import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { users } from '../../../schemas/users/area';
import type { FakeAnswer } from '../support/http';
import { answered, refused } from '../support/identityService';
import { openScreen } from './support/openScreen';

const USER = {
  id: 'user-1',
  firstName: 'Nora',
  middleName: 'Cruz',
  lastName: 'Reyes',
  email: 'nora.reyes@demo.example',
  contactNumber: '09171234567',
  isActive: true,
  verifiedAt: '2026-02-01T02:00:00.000Z',
  createdAt: '2026-01-05T02:00:00.000Z',
  updatedAt: '2026-02-06T02:00:00.000Z',
  reason: null,
  roles: [{ id: 'role-1', name: 'Editor', permissions: [] }],
  tenants: [{ id: 'tenant-alp', name: 'ALP' }],
};

/** A platform administrator opens the detail over an identity service. */
async function open(user: FakeAnswer, log: () => FakeAnswer) {
  return openScreen({
    ...{ path: '/manage-users/user-details/user-1', brand: 'none', scopes: [], answer: () => ({}) },
    identity(path) {
      if (path.endsWith('/activities')) return log();
      return path === '/users' ? answered([]) : user;
    },
  });
}

/** The details of a user, by label. */
async function detailOf(user: object): Promise<Readonly<Record<string, string | null>>> {
  await open(answered(user), () => logOf());
  expect(await screen.findByRole('heading', { level: 1, name: 'Nora Cruz Reyes' })).toBeVisible();
  const details = screen.getByRole('region', { name: 'Details' });
  const terms = within(details).getAllByRole('term');
  const said = within(details).getAllByRole('definition');
  return Object.fromEntries(terms.map((term, index) => [term.textContent, said[index]?.textContent ?? null]));
}

function logOf(...activities: readonly object[]): FakeAnswer {
  return answered(activities, { pagination: { page: 1, limit: 10, total: activities.length } });
}

describe('the detail of a user', () => {
  it('[USR-023, USR-025] shows the parts of the name, the ways to reach them, brand, role and dates', async () => {
    expect(users.entries.page).toBe('user-details/{id}');
    expect(await detailOf(USER)).toMatchObject({
      'First Name': 'Nora',
      'Middle Name': 'Cruz',
      'Last Name': 'Reyes',
      Email: 'nora.reyes@demo.example',
      'Mobile Number': '09171234567',
      Brand: 'ALP',
      Role: 'Editor',
      'Date Created': 'Jan 05, 2026',
      'Date Updated': 'Feb 06, 2026',
      'Date Verified': 'Feb 01, 2026',
    });
  });

  it.each([
    [USER.verifiedAt, 'Verified'],
    [null, 'Pending'],
  ])('[USR-024] with verifiedAt %s says %s', async (verifiedAt, status) => {
    expect(await detailOf({ ...USER, verifiedAt })).toMatchObject({ Status: status });
  });
});

describe('the screen of a user', () => {
  const CREATED = { id: '12', createdAt: '2026-01-05T02:00:00.000Z', activity: 'Created by Somebody.' };

  afterEach(() => vi.restoreAllMocks());

  it('[USR-026] has an activity log with reference, date and activity, the last first, which is searched', async () => {
    const log = vi.fn(() => logOf(CREATED));
    const { user } = await open(answered(USER), log);
    const row = await screen.findByRole('row', { name: /Created by Somebody/ });
    expect(within(row).getAllByRole('cell')[0]).toHaveTextContent('12');
    const heads = screen.getAllByRole('columnheader');
    expect(heads.map(({ textContent }) => textContent)).toEqual(['Reference #', 'Date Created', 'Activity']);
    expect(heads[1]).toHaveAttribute('aria-sort', 'descending');
    log.mockReturnValue(logOf());
    await user.type(screen.getByRole('searchbox', { name: 'Search Activities' }), 'nothing');
    expect(await screen.findByText('No results found')).toBeVisible();
    expect(screen.getByText('0 items')).toBeVisible();
  });

  it('[USR-029] says that the log could not be loaded', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    await open(answered(USER), () => refused(500, 'No.'));
    expect(await screen.findByText('Something went wrong on getting User Activity Logs!')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: /Nora/ })).toBeVisible();
  });

  it('[USR-030] says that the user could not be loaded, and leads to the list', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const { address } = await open(refused(404, 'The user does not exist.'), () => logOf());
    expect(await screen.findByText('Something went wrong!')).toBeVisible();
    await waitFor(() => expect(address()).toBe('/manage-users'));
  });
});
