import type { Meta } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { inEveryState, OneField, type OneFieldStory } from '../../../stories/support/fieldStories';

const meta: Meta<typeof OneField> = { title: 'Fields/Money', component: OneField };
export default meta;

const FIELD = {
  type: 'money',
  label: 'Property Price',
  stored: 'PROPERTY-PRICE',
  required: 'Property Price is required.',
} as const;
const FILLED = 1500000.5;

export const States: OneFieldStory = { ...inEveryState, args: { field: FIELD, value: FILLED } };

export const NotANumber: OneFieldStory = { args: { field: FIELD, value: 'on request', checked: true } };

export const Grouped: OneFieldStory = {
  args: { field: FIELD },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText(/^Property Price/);
    await userEvent.type(input, '2500000.755');
    await expect(input).toHaveValue('2500000.755');
    await userEvent.tab();
    await expect(input).toHaveValue('2,500,000.76');
  },
};

export const NoPrice: OneFieldStory = {
  args: { field: FIELD },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText(/^Property Price/);
    await userEvent.type(input, 'on request');
    await userEvent.tab();
    await expect(input).toHaveValue('0');
  },
};
