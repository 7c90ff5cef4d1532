import type { Meta } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import type { Field } from '../../definition';
import { inEveryState, OneField, type OneFieldStory } from '../../../stories/support/fieldStories';
import { failingFirst, storyOptions } from '../../../stories/support/options';
import { storyServices } from '../../../stories/support/services';

const meta: Meta<typeof OneField> = { title: 'Fields/Permissions', component: OneField };
export default meta;

const field: Field = {
  type: 'permissions',
  label: 'Permissions',
  stored: 'PERMISSIONS',
  options: { source: 'features' },
  hiddenFeatures: ['User Management'],
};
const GIVEN = { 'read:company-information': true, 'read:showroom': true, 'update:showroom': true, 'read:user': true };

export const States: OneFieldStory = { ...inEveryState, args: { field, value: GIVEN, width: 420 } };

export const Changed: OneFieldStory = {
  args: { field, value: GIVEN },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Careers: all permissions' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Edit showrooms' }));
    await expect(canvas.getByText('Gains 3: View careers, Add careers, Edit careers')).toBeVisible();
    await expect(canvas.getByText('Loses 1: Edit showrooms')).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: 'Showroom: all permissions' })).toBePartiallyChecked();
  },
};

export const Searched: OneFieldStory = {
  args: { field, value: GIVEN },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('searchbox', { name: 'Search permissions' }), 'about');
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(1);
    await expect(canvas.getByRole('checkbox', { name: 'Work on About Us' })).toBeVisible();
  },
};

export const Loading: OneFieldStory = {
  args: {
    field,
    services: {
      ...storyServices(),
      options: () => ({ ...storyOptions.features, list: () => new Promise(() => undefined) }),
    },
  },
};

export const NothingToChoose: OneFieldStory = {
  args: {
    field,
    services: { ...storyServices(), options: () => ({ ...storyOptions.features, list: async () => [] }) },
  },
};

const failing = failingFirst(storyOptions.features);

export const FailedAtFirst: OneFieldStory = {
  args: { field, services: { ...storyServices(), options: () => failing } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The choices could not be loaded.');
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(await canvas.findByRole('table', { name: 'Permissions' })).toBeVisible();
  },
};
