import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { addRole } from '../../../schemas/roles/add-role';
import { openForm } from '../fields/support/openForm';

function select(name: string): HTMLElement {
  return screen.getByRole('combobox', { name: new RegExp(`^${name}( \\*)?$`) });
}

function text(name: string): HTMLElement {
  return screen.getByRole('textbox', { name: new RegExp(`^${name}( \\*)?$`) });
}

it('[ROLE-009, ROLE-010, ROLE-011] the form of a role reports a missing brand, name or description', async () => {
  const { user, showProblems } = openForm({ definition: addRole, isNew: true });
  expect(screen.getByText('Choose Brand first.')).toBeInTheDocument();
  await user.type(text('Role Name'), 'x');
  await user.clear(text('Role Name'));
  await user.type(text('Description'), 'y');
  await showProblems();
  expect(select('Brand')).toHaveAccessibleDescription('Brand is required.');
  expect(text('Role Name')).toHaveAccessibleDescription('Role Name is required.');
  await user.clear(text('Description'));
  await waitFor(() => expect(text('Description')).toHaveAccessibleDescription('Role Description is required.'));
  expect(screen.getByRole('button', { name: 'SAVE' })).toBeDisabled();
});

it('[ROLE-012] the status of a role is Active or Inactive, and required', async () => {
  const { user, current, showProblems } = openForm({ definition: addRole, isNew: true });
  const offered = within(select('Status')).getAllByRole('option');
  expect(offered.map(({ textContent }) => textContent)).toEqual(['Choose…', 'Active', 'Inactive']);
  await user.type(text('Role Name'), 'Desk');
  await showProblems();
  expect(select('Status')).toHaveAccessibleDescription('Role Status is required.');
  for (const [label, value] of [
    ['Active', 1],
    ['Inactive', 2],
  ] as const) {
    await user.selectOptions(select('Status'), label);
    expect(current()).toMatchObject({ role: { status: value } });
  }
});
