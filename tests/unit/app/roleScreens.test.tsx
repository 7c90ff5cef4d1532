import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { identityRecords } from './support/identityRecords';
import { openScreen } from './support/openScreen';

const DESK = {
  ...{ id: 'role-7', name: 'Careers Desk', description: 'Careers and nothing else', isActive: true },
  ...{ tenant: { id: 'tenant-alp', name: 'ALP' }, permissionIds: ['View careers', 'Add careers', 'Edit careers'] },
};

/** A platform administrator at an address of the roles. */
async function open(path: string, role: Readonly<Record<string, unknown>> = {}) {
  const service = identityRecords('roles', [{ ...DESK, ...role }]);
  const opened = await openScreen({ path, brand: 'none', scopes: [], answer: () => ({}), identity: service.answer });
  return { ...opened, service };
}

function select(name: string) {
  return screen.findByRole('combobox', { name: new RegExp(`^${name}( \\*)?$`) });
}

function text(name: string) {
  return screen.findByRole('textbox', { name: new RegExp(`^${name}( \\*)?$`) });
}

async function saveButton() {
  const button = screen.getByRole('button', { name: 'SAVE' });
  await waitFor(() => expect(button).toBeEnabled());
  return button;
}

it('[ROLE-004, ROLE-013, ROLE-014] a role is created: its values and ticked permissions are sent, a message, its own page', async () => {
  const { user, service, address } = await open('/manage-roles/add');
  expect(await screen.findByText('Choose Brand first.')).toBeVisible();
  await screen.findByRole('option', { name: 'ALP' });
  await user.selectOptions(await select('Brand'), 'ALP');
  for (const [name, value] of [
    ['Role Name', 'Links Desk'],
    ['Description', 'Links and nothing else'],
  ] as const) {
    await user.click(await text(name));
    await user.paste(value);
  }
  await user.selectOptions(await select('Status'), 'Active');
  expect(await screen.findByRole('table', { name: 'Permissions' })).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: 'Careers: all permissions' }));
  expect(screen.getByText('Gains 3: View careers, Add careers, Edit careers')).toBeVisible();
  await user.click(await saveButton());
  expect(await screen.findByText('Role has successfully created.')).toBeVisible();
  await waitFor(() => expect(address()).toBe('/manage-roles/role/role-new'));
  expect(await screen.findByRole('heading', { level: 1, name: 'Edit Role' })).toBeVisible();
  expect(service.writes).toEqual([
    {
      call: 'POST /roles',
      body: {
        ...{ name: 'Links Desk', description: 'Links and nothing else', isActive: true, tenantId: 'tenant-alp' },
        permissionIds: ['View careers', 'Add careers', 'Edit careers'],
      },
    },
  ]);
});

it('[ROLE-005, ROLE-006] the matrix has the features of the brand, without those of the platform', async () => {
  await open('/manage-roles/role/role-7');
  await screen.findByRole('table', { name: 'Permissions' });
  expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual(['Careers', 'Links']);
});

it('[ROLE-003, ROLE-008] a role opens at its address, filled in, and its brand cannot be changed', async () => {
  await open('/manage-roles/role/role-7');
  expect(await screen.findByRole('heading', { level: 1, name: 'Edit Role' })).toBeVisible();
  expect(await text('Role Name')).toHaveValue('Careers Desk');
  expect(await text('Description')).toHaveValue('Careers and nothing else');
  expect(await screen.findByRole('checkbox', { name: 'Add careers' })).toBeChecked();
  expect(screen.getByRole('checkbox', { name: 'View links' })).not.toBeChecked();
  await waitFor(() => expect(screen.getByLabelText(/^Brand/)).toHaveValue('ALP'));
  expect(screen.getByLabelText(/^Brand/)).toHaveAttribute('readonly');
});

it('[ROLE-016] a role is changed under its id, also with the keyboard, which a message confirms', async () => {
  const { user, service } = await open('/manage-roles/role/role-7');
  await user.click(await screen.findByRole('checkbox', { name: 'Add careers' }));
  await user.click(screen.getByRole('checkbox', { name: 'View links' }));
  expect(screen.getByText('Loses 1: Add careers')).toBeVisible();
  await saveButton();
  await user.keyboard('{Control>}s{/Control}');
  expect(await screen.findByText('Update success')).toBeVisible();
  expect(service.writes).toEqual([
    {
      call: 'PUT /roles/role-7',
      body: {
        ...{ name: 'Careers Desk', description: 'Careers and nothing else', isActive: true },
        ...{ tenant: { id: 'tenant-alp' }, expectedRevision: 1 },
        permissionIds: ['View careers', 'Edit careers', 'View links'],
      },
    },
  ]);
});

it('a role of the platform is named as such, and keeps the permissions that its form does not show', async () => {
  const permissionIds = ['View links', 'Edit roles', 'Edit users'];
  const { user, service } = await open('/manage-roles/role/role-7', { tenant: null, permissionIds });
  await waitFor(() => expect(screen.getByLabelText(/^Brand/)).toHaveValue('Platform (no brand)'));
  expect(screen.getByText('2 permissions of features that are not shown here will be kept.')).toBeVisible();
  const description = await text('Description');
  await user.clear(description);
  await user.paste('Manages users and roles of all brands');
  await user.click(await saveButton());
  expect(await screen.findByText('Update success')).toBeVisible();
  expect(service.stored('role-7')).toMatchObject({
    ...{ tenant: null, description: 'Manages users and roles of all brands' },
    permissionIds,
  });
});
