import 'fake-indexeddb/auto';
import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { users } from '../../../schemas/users/area';
import { EntryFacts } from '../../../src/app/views/UserDetail';
import { createUserSource } from '../../../src/stores/records/users';
import { answered, fakeIdentityService } from '../support/identityService';

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

/** What the detail says of a user, by label. */
async function detailOf(user: object): Promise<Readonly<Record<string, string | null>>> {
  const { identity } = fakeIdentityService(() => answered(user));
  const { values } = await createUserSource(identity).read('user-1');
  render(<EntryFacts label="Details" facts={users.entries.view?.facts ?? []} values={values} />);
  const details = screen.getByRole('region', { name: 'Details' });
  const terms = within(details).getAllByRole('term');
  const said = within(details).getAllByRole('definition');
  return Object.fromEntries(terms.map((term, index) => [term.textContent, said[index]?.textContent ?? null]));
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
