import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ServiceError } from '../../../src/api/errors';
import type { Field } from '../../../src/definition';
import type { OptionSource, ServedOption } from '../../../src/lib/options';
import { storyServices } from '../../../stories/support/services';
import { oneField } from '../../../stories/support/store';
import { openForm } from './support/openForm';

const MANAGE = { noun: 'Department', plural: 'Departments', access: 'update:careers', described: true };
const FIELD = {
  type: 'choice',
  label: 'Department',
  stored: 'employment_type_id',
  options: { source: 'departments' },
  manage: MANAGE,
} as const satisfies Field;

/** A service with two departments; `refuse` returns the error of a rejected removal. */
function departments(refuse: (value: string) => Error | undefined = () => undefined): OptionSource {
  let options: readonly ServedOption[] = [
    { value: 'd1', label: 'Corporate', description: 'Head office' },
    { value: 'd2', label: 'Sales' },
  ];
  return {
    list: async () => options,
    find: async () => undefined,
    async add(words) {
      const added = { value: `d${options.length + 1}`, ...words };
      options = [...options, added];
      return added;
    },
    async change(value, words) {
      options = options.map((option) => (option.value === value ? { value, ...words } : option));
    },
    async remove(value) {
      const refusal = refuse(value);
      if (refusal) throw refusal;
      options = options.filter((option) => option.value !== value);
    },
  };
}

interface Opened {
  readonly field?: Field;
  readonly value?: string;
  readonly source?: OptionSource;
  readonly can?: boolean;
}

async function open({ field = FIELD, value, source = departments(), can = true }: Opened) {
  const services = { ...storyServices(), options: () => source, can: () => can };
  const opened = openForm({
    definition: oneField(field),
    form: value === undefined ? {} : { field: value },
    services,
  });
  await screen.findByRole('option', { name: 'Sales' });
  return { ...opened, chosen: () => opened.current()['field'] };
}

async function openDialog(user: Awaited<ReturnType<typeof open>>['user']) {
  await user.click(screen.getByRole('button', { name: 'Manage Departments' }));
  return within(await screen.findByRole('dialog', { name: 'Departments' }));
}

/** The choices of the dialog, name and description together. */
function listed(dialog: Awaited<ReturnType<typeof openDialog>>) {
  return dialog.getAllByRole('listitem').map((item) => item.textContent);
}

afterEach(() => vi.restoreAllMocks());

describe('choices that are managed at the input', () => {
  it('[CAR-024] can be added with a description, and are then selected', async () => {
    const { user, chosen } = await open({});
    const dialog = await openDialog(user);
    expect(listed(dialog)).toEqual(['CorporateHead office', 'Sales']);
    await user.type(dialog.getByLabelText('Description'), ' Contracts and permits ');
    await user.type(dialog.getByLabelText('New Department'), ' Legal {Enter}');
    expect(await screen.findByRole('option', { name: 'Legal' })).toBeInTheDocument();
    expect(chosen()).toBe('d3');
    expect(listed(await openDialog(user))).toContain('LegalContracts and permits');
  });

  it('show the name of an added one before they are read again', async () => {
    const source = departments();
    const { user } = await open({ source });
    const dialog = await openDialog(user);
    vi.spyOn(source, 'list').mockReturnValue(new Promise(() => undefined));
    await user.type(dialog.getByLabelText('New Department'), 'Legal{Enter}');
    await waitFor(() => expect(screen.getByLabelText('Department')).toHaveDisplayValue('Legal'));
  });

  it('cancel editing one that is removed', async () => {
    const { user } = await open({});
    const dialog = await openDialog(user);
    await user.click(dialog.getByRole('button', { name: 'Edit Sales' }));
    await user.click(dialog.getByRole('button', { name: 'Remove Sales' }));
    expect(await dialog.findByLabelText('New Department')).toHaveValue('');
    expect(dialog.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
  });

  it('[CAR-024] can be removed, which clears the selection', async () => {
    const { user, chosen } = await open({ value: 'd2' });
    const dialog = await openDialog(user);
    await user.click(dialog.getByRole('button', { name: 'Remove Sales' }));
    expect(await dialog.findByText('Sales was removed.')).toBeInTheDocument();
    expect(dialog.queryByRole('button', { name: 'Remove Sales' })).not.toBeInTheDocument();
    expect(chosen()).toBeUndefined();
  });

  it('[CAR-024] can be changed in name and description, and stay selected', async () => {
    const { user, chosen } = await open({ value: 'd2' });
    const dialog = await openDialog(user);
    await user.click(dialog.getByRole('button', { name: 'Edit Corporate' }));
    expect(dialog.getByLabelText('Name of Corporate')).toHaveValue('Corporate');
    expect(dialog.getByLabelText('Description')).toHaveValue('Head office');
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(dialog.getByLabelText('New Department')).toHaveValue('');
    expect(dialog.getByLabelText('Description')).toHaveValue('');
    await user.click(dialog.getByRole('button', { name: 'Edit Sales' }));
    const name = dialog.getByLabelText('Name of Sales');
    await user.clear(name);
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('Enter the name of the department.');
    await user.type(dialog.getByLabelText('Description'), 'Shops');
    await user.type(name, ' Selling {Enter}');
    expect(await dialog.findByText('Selling was saved.')).toBeInTheDocument();
    expect(listed(dialog)).toEqual(['CorporateHead office', 'SellingShops']);
    expect(chosen()).toBe('d2');
  });

  it('have no description if the definition does not ask for one', async () => {
    const { described: _described, ...manage } = MANAGE;
    const { user } = await open({ field: { ...FIELD, manage } });
    const dialog = await openDialog(user);
    expect(dialog.queryByLabelText('Description')).not.toBeInTheDocument();
  });

  it('keep one that is in use, and show the message of the service', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const source = departments(() => new ServiceError('Sales is used by 2 careers.', 'BAD_USER_INPUT'));
    const { user, chosen } = await open({ value: 'd2', source });
    const dialog = await openDialog(user);
    await user.click(dialog.getByRole('button', { name: 'Remove Sales' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('Sales is used by 2 careers.');
    expect(chosen()).toBe('d2');
  });

  it('ask for a name', async () => {
    const { user } = await open({});
    const dialog = await openDialog(user);
    await user.click(dialog.getByRole('button', { name: '+ Add Department' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('Enter the name of the department.');
  });

  it('cannot be managed without the scope', async () => {
    await open({ can: false });
    expect(screen.queryByRole('button', { name: 'Manage Departments' })).not.toBeInTheDocument();
  });
});
