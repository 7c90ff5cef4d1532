import type { Meta } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { inEveryState, OneField, type OneFieldStory } from '../../../stories/support/fieldStories';
import { storyServices } from '../../../stories/support/services';
import type { FormServices } from '../../form';

const meta: Meta<typeof OneField> = { title: 'Fields/Choice', component: OneField };
export default meta;

const FIELD = {
  type: 'choice',
  label: 'Property Type',
  stored: 'PROPERTY-TYPE',
  required: 'Property Type is required.',
  choices: ['Condominium', 'Office', 'Townhouse', { value: 'Estate', label: 'Estate', brands: ['ALP'] }],
} as const;
const FILLED = 'Office';

export const States: OneFieldStory = { ...inEveryState, args: { field: FIELD, value: FILLED } };

export const NotOffered: OneFieldStory = {
  args: { field: FIELD, value: 'Castle' },
  play: async ({ canvas }) => {
    const select = canvas.getByLabelText(/^Property Type/);
    await expect(select).toHaveDisplayValue('Castle (not offered any more)');
  },
};

export const PerBrand: OneFieldStory = {
  args: { field: FIELD, brand: 'AMAIA' },
  play: async ({ canvas }) => {
    const options = canvas.getAllByRole('option');
    await expect(options.map((option) => option.textContent)).toEqual([
      'Choose…',
      'Condominium',
      'Office',
      'Townhouse',
    ]);
  },
};

const MANY = { ...FIELD, label: 'Year', choices: Array.from({ length: 30 }, (_, index) => 2000 + index) } as const;

export const Searched: OneFieldStory = {
  args: { field: MANY, value: 2003 },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('combobox', { name: /^Year/ });
    await expect(input).toHaveValue('2003');
    await userEvent.clear(input);
    await userEvent.type(input, '25');
    await expect(await screen.findAllByRole('option')).toHaveLength(1);
    await userEvent.keyboard('{Enter}');
    await expect(input).toHaveValue('2025');
  },
};

export const OpenedWithValue: OneFieldStory = {
  args: { field: MANY, value: 2003 },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: /^Year/ }));
    await expect(await screen.findByRole('option', { name: '2003' })).toHaveAttribute('aria-selected', 'true');
  },
};

export const NothingFound: OneFieldStory = {
  args: { field: MANY },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: /^Year/ }), 'none');
    await expect(await screen.findByRole('status')).toHaveTextContent('There is nothing to choose from.');
  },
};

export const FreeText: OneFieldStory = {
  args: { field: { ...FIELD, freeText: true } },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('combobox', { name: /^Property Type/ });
    await userEvent.type(input, 'Houseboat');
    await userEvent.tab();
    await expect(input).toHaveValue('Houseboat');
  },
};

const SERVED = { type: 'choice', label: 'Brand', stored: 'tenantId', options: { source: 'tenants' } } as const;

export const Served: OneFieldStory = {
  args: { field: SERVED },
  play: async ({ canvas }) => {
    const select = canvas.getByLabelText('Brand');
    await waitFor(() => expect(select).toBeEnabled());
    await userEvent.selectOptions(select, within(select).getAllByRole('option').slice(1, 2));
    await expect(select).not.toHaveDisplayValue('Choose…');
  },
};

export const ServedFailed: OneFieldStory = {
  args: { field: SERVED, services: failing() },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The choices could not be loaded.');
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
};

const MANAGED = {
  ...SERVED,
  label: 'Department',
  stored: 'employment_type_id',
  options: { source: 'departments' },
  manage: { noun: 'Department', plural: 'Departments', access: 'update:careers', described: true },
} as const;

export const Managed: OneFieldStory = {
  args: { field: MANAGED },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Manage Departments' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Departments' }));
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Remove Sales' })).toBeVisible());
  },
};

export const ServedWaiting: OneFieldStory = {
  args: { field: { ...SERVED, label: 'Role', options: { source: 'roles', by: { tenantId: 'brand' } } } },
};

function failing(): FormServices {
  const fail = async () => Promise.reject(new Error('The service does not answer.'));
  return { ...storyServices(), options: () => ({ list: fail, find: fail }) };
}
