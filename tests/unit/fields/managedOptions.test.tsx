import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ServiceError } from '../../../src/api/errors';
import type { Field } from '../../../src/definition';
import type { OptionSource, ServedOption } from '../../../src/lib/options';
import { storyServices } from '../../../stories/support/services';
import { oneField } from '../../../stories/support/store';
import { openForm } from './support/openForm';

const FIELD: Field = {
  type: 'choice',
  label: 'Department',
  stored: 'employment_type_id',
  options: { source: 'departments' },
  manage: { noun: 'Department', plural: 'Departments', access: 'update:careers' },
};

/** A service with two departments; `refuse` says what it does not remove. */
function departments(refuse: (value: string) => Error | undefined = () => undefined): OptionSource {
  let options: readonly ServedOption[] = [
    { value: 'd1', label: 'Corporate' },
    { value: 'd2', label: 'Sales' },
  ];
  return {
    list: async () => options,
    find: async () => undefined,
    async add(label) {
      const added = { value: `d${options.length + 1}`, label };
      options = [...options, added];
      return added;
    },
    async rename(value, label) {
      options = options.map((option) => (option.value === value ? { value, label } : option));
    },
    async remove(value) {
      const refusal = refuse(value);
      if (refusal) throw refusal;
      options = options.filter((option) => option.value !== value);
    },
  };
}

async function open(given: { readonly value?: string; readonly source?: OptionSource; readonly can?: boolean }) {
  const { value, source = departments(), can = true } = given;
  const services = { ...storyServices(), options: () => source, can: () => can };
  const opened = openForm({
    definition: oneField(FIELD),
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

afterEach(() => vi.restoreAllMocks());

describe('choices that are managed beside the input', () => {
  it('[CAR-024] gain one, which is chosen at once', async () => {
    const { user, chosen } = await open({});
    const dialog = await openDialog(user);
    expect(dialog.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['Corporate', 'Sales']);
    await user.type(dialog.getByLabelText('New Department'), ' Legal {Enter}');
    expect(await screen.findByRole('option', { name: 'Legal' })).toBeInTheDocument();
    expect(chosen()).toBe('d3');
  });

  it('[CAR-024] lose one, and with it the choice that was made', async () => {
    const { user, chosen } = await open({ value: 'd2' });
    const dialog = await openDialog(user);
    await user.click(dialog.getByRole('button', { name: 'Remove Sales' }));
    expect(await dialog.findByText('Sales was removed.')).toBeInTheDocument();
    expect(dialog.queryByRole('button', { name: 'Remove Sales' })).not.toBeInTheDocument();
    expect(chosen()).toBeUndefined();
  });

  it('change the name of one, which stays chosen', async () => {
    const { user, chosen } = await open({ value: 'd2' });
    const dialog = await openDialog(user);
    await user.click(dialog.getByRole('button', { name: 'Rename Corporate' }));
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(dialog.getByLabelText('New Department')).toHaveValue('');
    await user.click(dialog.getByRole('button', { name: 'Rename Sales' }));
    const name = dialog.getByLabelText('Another name for Sales');
    await user.clear(name);
    await user.click(dialog.getByRole('button', { name: 'Rename' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('Enter the name of the department.');
    await user.type(name, ' Selling {Enter}');
    expect(await dialog.findByText('Sales is called Selling now.')).toBeInTheDocument();
    expect(dialog.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['Corporate', 'Selling']);
    expect(chosen()).toBe('d2');
  });

  it('keep one that is in use, and say what the service says', async () => {
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

  it('are not managed without the access', async () => {
    await open({ can: false });
    expect(screen.queryByRole('button', { name: 'Manage Departments' })).not.toBeInTheDocument();
  });
});
