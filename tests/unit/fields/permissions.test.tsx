import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { defineEditor } from '../../../src/definition';
import { selectedIds, type FormData } from '../../../src/tree';
import { failingFirst, storyOptions } from '../../../stories/support/options';
import { storyServices } from '../../../stories/support/services';
import { openForm } from './support/openForm';

const definition = defineEditor({
  name: 'role',
  title: 'Role',
  stored: { record: 'role' },
  fields: {
    role: {
      type: 'group',
      label: 'Role',
      fields: {
        brand: { type: 'text', label: 'Brand', stored: 'tenantId' },
        permissions: {
          type: 'permissions',
          label: 'Permissions',
          stored: 'permissionIds',
          options: { source: 'features', by: { tenantId: 'brand' } },
          hiddenFeatures: ['User Management'],
        },
      },
    },
  },
});

const GIVEN = { 'read:showroom': true, 'read:careers': true, 'read:user': true };

async function open(permissions: FormData = GIVEN, given: Partial<Parameters<typeof openForm>[0]> = {}) {
  const opened = openForm({ definition, form: { role: { brand: 'tenant-alp', permissions } }, ...given });
  await screen.findByRole('table', { name: 'Permissions' });
  const ticked = () => [...selectedIds((opened.current()['role'] as FormData)['permissions'])].sort();
  return { ...opened, ticked };
}

function box(name: string): HTMLInputElement {
  return screen.getByRole('checkbox', { name });
}

describe('the matrix of permissions', () => {
  it('[ROLE-005, ROLE-006] lists every feature with its permissions, except excluded ones', async () => {
    await open();
    expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
      'Company Information',
      'Showroom',
      'Careers',
      'Contracts',
    ]);
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Feature',
      'View',
      'Add',
      'Edit',
      'Delete',
    ]);
    const further = within(screen.getByRole('list', { name: 'Further permissions of Company Information' }));
    expect(further.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Work on About Us',
      'Work on Facts',
    ]);
    expect(box('View showrooms')).toBeChecked();
    expect(box('Add showrooms')).not.toBeChecked();
  });

  it('ticks one, and summarizes additions and removals compared with the stored role', async () => {
    const { user, ticked } = await open();
    await user.click(box('Add showrooms'));
    await user.click(box('View careers'));
    expect(ticked()).toEqual(['create:showroom', 'read:showroom', 'read:user']);
    expect(screen.getByText('Gains 1: Add showrooms')).toBeInTheDocument();
    expect(screen.getByText('Loses 1: View careers')).toBeInTheDocument();
    await user.click(box('Add showrooms'));
    await user.click(box('View careers'));
    expect(screen.queryByText(/^(Gains|Loses)/)).not.toBeInTheDocument();
    expect(screen.getByText('Nothing changed yet')).toBeInTheDocument();
  });

  it('toggles a feature, a column and everything: partly ticked becomes fully ticked, fully ticked becomes empty', async () => {
    const { user, ticked } = await open();
    expect(box('Showroom: all permissions')).toBePartiallyChecked();
    await user.click(box('Showroom: all permissions'));
    expect(ticked()).toEqual([
      'create:showroom',
      'delete:showroom',
      'read:careers',
      'read:showroom',
      'read:user',
      'update:showroom',
    ]);
    await user.click(box('Showroom: all permissions'));
    expect(ticked()).toEqual(['read:careers', 'read:user']);
    await user.click(box('View: all features'));
    expect(ticked()).toEqual([
      'read:careers',
      'read:company-information',
      'read:contract_document_entry',
      'read:showroom',
      'read:user',
    ]);
    await user.click(box('All permissions'));
    expect(ticked()).toHaveLength(16);
    await user.click(box('All permissions'));
    expect(ticked()).toEqual(['read:user']);
  });

  it('keeps hidden permissions, and says so', async () => {
    const { user, ticked } = await open({ 'read:user': true, unknown: true });
    await user.click(box('All permissions'));
    await user.click(box('All permissions'));
    expect(ticked()).toEqual(['read:user', 'unknown']);
    expect(screen.getByText('2 permissions of features that are not shown here will be kept.')).toBeInTheDocument();
  });

  it('is searched by feature and by permission; ticking a group affects visible permissions only', async () => {
    const { user, ticked } = await open({});
    const search = screen.getByRole('searchbox', { name: 'Search permissions' });
    await user.type(search, 'careers');
    expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual(['Careers']);
    await user.click(box('All permissions'));
    expect(ticked()).toEqual(['create:careers', 'read:careers', 'update:careers']);
    await user.clear(search);
    await user.type(search, 'about us');
    expect(screen.getAllByRole('checkbox').map((found) => found.getAttribute('aria-label'))).toEqual([
      'All permissions',
      'Company Information: all permissions',
      'Work on About Us',
    ]);
    await user.clear(search);
    await user.type(search, 'zzz');
    expect(screen.getByText('No permission is called that.')).toBeInTheDocument();
  });

  it('is operated by keyboard alone', async () => {
    const { user, ticked } = await open({});
    screen.getByRole('searchbox', { name: 'Search permissions' }).focus();
    await user.tab();
    expect(box('All permissions')).toHaveFocus();
    await user.tab();
    expect(box('View: all features')).toHaveFocus();
    await user.keyboard(' ');
    expect(ticked()).toHaveLength(4);
  });

  it('asks for the brand first, and for its features once it is chosen', async () => {
    const { user } = openForm({ definition, form: { role: { permissions: {} } } });
    expect(screen.getByText('Choose Brand first.')).toBeInTheDocument();
    await user.type(screen.getByLabelText('Brand'), 'tenant-alp');
    expect(await screen.findByRole('table', { name: 'Permissions' })).toBeInTheDocument();
  });

  it('says when the features cannot be loaded, and retries', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const source = failingFirst(storyOptions.features);
    const services = { ...storyServices(), options: () => source };
    const { user } = openForm({ definition, form: { role: { brand: 'tenant-alp', permissions: {} } }, services });
    expect(await screen.findByRole('alert')).toHaveTextContent('The choices could not be loaded.');
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('table', { name: 'Permissions' })).toBeInTheDocument();
  });

  it('is shown read-only', async () => {
    await open(GIVEN, { readOnly: true });
    for (const found of screen.getAllByRole('checkbox')) expect(found).toBeDisabled();
  });
});
