import type { Meta } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { inEveryState, OneField, type OneFieldStory } from '../../../stories/support/fieldStories';

const meta: Meta<typeof OneField> = { title: 'Fields/Time', component: OneField };
export default meta;

const FIELD = { type: 'time', label: 'Opens', stored: 'OPENS', required: 'Opens is required.' } as const;
const FILLED = '09:30';

export const States: OneFieldStory = { ...inEveryState, args: { field: FIELD, value: FILLED } };

export const NoTime: OneFieldStory = { args: { field: FIELD, value: 'noon', checked: true } };

export const Typed: OneFieldStory = {
  args: { field: FIELD },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('combobox', { name: 'Opens' });
    await userEvent.type(input, '930{Escape}');
    await userEvent.tab();
    await expect(input).toHaveValue('09:30 am');
  },
};
