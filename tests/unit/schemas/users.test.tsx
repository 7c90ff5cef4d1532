import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { addUser } from '../../../schemas/users/add-user';
import { updateUser } from '../../../schemas/users/update-user';
import type { FormData } from '../../../src/tree';
import { storyOptions } from '../../../stories/support/options';
import { storyServices } from '../../../stories/support/services';
import { openForm } from '../fields/support/openForm';
import { shownLabels } from './support/labels';

const VERIFIED: FormData = {
  firstName: 'Nora',
  middleName: 'Cruz',
  lastName: 'Reyes',
  contactNumber: '09171234567',
  email: 'nora.reyes@demo.example',
  tenantId: 'tenant-alp',
  roleId: 'tenant-alp-editor',
  status: 'Verified',
  roleStatus: 1,
};
const PENDING: FormData = { ...VERIFIED, status: 'Pending', roleStatus: 2 };

const SHARED_LABELS = ['First Name', 'Middle Name', 'Last Name', 'Mobile Number', 'Email', 'Brand', 'Role'];

/** Opens a user form; every brand has the roles Editor and Reader. `requested` are the brands whose roles were requested. */
function open(given: { readonly definition?: typeof updateUser; readonly details?: FormData }) {
  const { definition = updateUser, details = {} } = given;
  const requested: (string | undefined)[] = [];
  const services = storyServices();
  const opened = openForm({
    definition,
    form: { details },
    isNew: definition === addUser,
    services: {
      ...services,
      options: (source) =>
        source === 'roles'
          ? {
              ...storyOptions.roles,
              list: async (parameters) => {
                requested.push(parameters['tenantId']);
                return storyOptions.roles.list(parameters);
              },
            }
          : services.options(source),
    },
  });
  return { ...opened, requested };
}

function select(name: string): HTMLElement {
  return screen.getByRole('combobox', { name: new RegExp(`^${name}( \\*)?$`) });
}

function optionsOf(name: string): readonly string[] {
  return within(select(name))
    .getAllByRole('option')
    .map(({ textContent }) => textContent);
}

function saveButton(): HTMLElement {
  return screen.getByRole('button', { name: 'SAVE' });
}

function text(name: string): HTMLElement {
  return screen.getByRole('textbox', { name: new RegExp(`^${name}( \\*)?$`) });
}

describe('Add User', () => {
  it('[USR-008] has the name in three parts, number, address, brand and role, all required but the middle name', () => {
    open({ definition: addUser });
    expect(shownLabels()).toEqual(SHARED_LABELS);
    const { 'Middle Name': middle, ...others } = Object.fromEntries(
      SHARED_LABELS.map((label) => [label, ['Brand', 'Role'].includes(label) ? select(label) : text(label)]),
    );
    expect(middle).not.toBeRequired();
    for (const input of Object.values(others)) expect(input).toBeRequired();
  });

  async function showMissing() {
    const { user, showProblems } = open({ definition: addUser });
    await user.type(text('Middle Name'), 'Q.');
    await showProblems();
    expect(saveButton()).toBeDisabled();
    return user;
  }

  it('[USR-011, USR-012, USR-014] reports a missing first name, last name or number', async () => {
    await showMissing();
    expect(text('First Name')).toHaveAccessibleDescription('Enter First Name!');
    expect(text('Last Name')).toHaveAccessibleDescription('Enter Last Name!');
    expect(text('Mobile Number')).toHaveAccessibleDescription('Enter Mobile Number!');
    expect(text('Middle Name')).toBeValid();
  });

  it('[USR-016, USR-018, USR-019] reports a missing address, brand or role', async () => {
    await showMissing();
    expect(text('Email')).toHaveAccessibleDescription('Enter Email Address');
    expect(select('Brand')).toHaveAccessibleDescription('Select Brand');
    expect(select('Role')).toHaveAccessibleDescription('Select Role');
  });

  async function replace(user: Awaited<ReturnType<typeof showMissing>>, name: string, by: string) {
    await user.clear(text(name));
    await user.type(text(name), by);
  }

  it('[USR-015] rejects an invalid number', async () => {
    const user = await showMissing();
    for (const number of ['9171234567', '+639171234567', '0917123456']) {
      await replace(user, 'Mobile Number', number);
      await waitFor(() => expect(text('Mobile Number')).toHaveAccessibleDescription('Phone No. is invalid'));
    }
    for (const number of ['09171234567', '639171234567']) {
      await replace(user, 'Mobile Number', number);
      await waitFor(() => expect(text('Mobile Number')).toBeValid());
    }
  });

  it('[USR-017] rejects an invalid address', async () => {
    const user = await showMissing();
    for (const address of ['nora@', 'nora.demo.example']) {
      await replace(user, 'Email', address);
      await waitFor(() => expect(text('Email')).toHaveAccessibleDescription('Email is invalid'));
    }
    await replace(user, 'Email', 'nora@demo.example');
    await waitFor(() => expect(text('Email')).toBeValid());
  });

  it('[USR-009] offers the roles of the selected brand, and drops a role of another brand', async () => {
    const { user, requested, current } = open({ definition: addUser });
    await waitFor(() => expect(optionsOf('Brand')).toContain('ALP'));
    await user.selectOptions(select('Brand'), 'ALP');
    await waitFor(() => expect(select('Role')).toBeEnabled());
    await user.selectOptions(select('Role'), 'Reader');
    expect(current()).toMatchObject({ details: { roleId: 'tenant-alp-reader' } });
    await user.selectOptions(select('Brand'), 'AVIDA');
    expect(current()['details']).not.toHaveProperty('roleId');
    expect(select('Role')).toHaveValue('');
    await waitFor(() => expect([...new Set(requested)]).toEqual(['tenant-alp', 'tenant-avida']));
  });
});

describe('Update User', () => {
  it('[USR-031] has the fields of Add User, prefilled', async () => {
    open({ definition: addUser });
    expect(shownLabels()).toEqual(SHARED_LABELS);
    cleanup();

    open({ details: VERIFIED });
    expect(shownLabels().slice(0, SHARED_LABELS.length)).toEqual(SHARED_LABELS);
    for (const [label, value] of [
      ['First Name', 'Nora'],
      ['Middle Name', 'Cruz'],
      ['Last Name', 'Reyes'],
      ['Mobile Number', '09171234567'],
      ['Email', 'nora.reyes@demo.example'],
    ] as const) {
      expect(screen.getByRole('textbox', { name: new RegExp(`^${label}`) })).toHaveValue(value);
    }
    await waitFor(() => expect(select('Brand')).toHaveDisplayValue('ALP'));
    await waitFor(() => expect(select('Role')).toHaveDisplayValue('Editor'));
  });

  it('[USR-032] of a verified user has a Role Status of two choices, Active = 1 and Inactive = 2', async () => {
    const { user, current } = open({ details: VERIFIED });
    expect(optionsOf('Role Status')).toEqual(['Active', 'Inactive']);
    expect(select('Role Status')).toHaveDisplayValue('Active');
    await user.selectOptions(select('Role Status'), 'Inactive');
    expect(current()).toMatchObject({ details: { roleStatus: 2 } });
    await user.selectOptions(select('Role Status'), 'Active');
    expect(current()).toMatchObject({ details: { roleStatus: 1 } });
  });

  it('[USR-033] of a Pending user has neither Role Status nor reason, and is saved without them', async () => {
    const { user, saved } = open({ details: PENDING });
    expect(shownLabels()).toEqual([...SHARED_LABELS, 'Status']);
    await user.type(screen.getByRole('textbox', { name: /^Last Name/ }), '-Lim');
    await waitFor(() => expect(saveButton()).toBeEnabled());
    await user.click(saveButton());
    expect(saved).toMatchObject([{ details: { lastName: 'Reyes-Lim', roleStatus: 2 } }]);
  });

  it('[USR-034] requires a reason while Inactive is selected, and none while Active is', async () => {
    const { user, saved } = open({ details: VERIFIED });
    expect(shownLabels()).not.toContain('Reason');
    await user.selectOptions(select('Role Status'), 'Inactive');
    const reason = screen.getByRole('textbox', { name: /^Reason/ });
    await user.click(reason);
    await user.tab();
    await waitFor(() => expect(reason).toHaveAccessibleDescription('Enter Reason'));
    expect(saveButton()).toBeDisabled();
    await user.type(reason, 'On leave');
    await waitFor(() => expect(saveButton()).toBeEnabled());
    await user.click(saveButton());
    expect(saved).toMatchObject([{ details: { roleStatus: 2, reason: 'On leave' } }]);

    await user.selectOptions(select('Role Status'), 'Active');
    expect(shownLabels()).not.toContain('Reason');
  });

  it('[USR-035] offers the roles of the selected brand, and drops a role of another brand', async () => {
    const { user, requested, current } = open({ details: VERIFIED });
    await waitFor(() => expect(select('Role')).toHaveDisplayValue('Editor'));
    expect(new Set(requested)).toEqual(new Set(['tenant-alp']));
    await user.selectOptions(select('Brand'), 'AVIDA');
    expect(current()).toMatchObject({ details: { tenantId: 'tenant-avida' } });
    expect(current()['details']).not.toHaveProperty('roleId');
    await waitFor(() => expect(requested.at(-1)).toBe('tenant-avida'));
    await waitFor(() => expect(select('Role')).toBeEnabled());
    await user.selectOptions(select('Role'), 'Reader');
    expect(current()).toMatchObject({ details: { roleId: 'tenant-avida-reader' } });
  });
});
