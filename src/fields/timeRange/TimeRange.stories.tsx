import type { Meta } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { inEveryState, OneField, type OneFieldStory } from '../../../stories/support/fieldStories';

const meta: Meta<typeof OneField> = { title: 'Fields/Time range', component: OneField };
export default meta;

const FIELD = {
  type: 'timeRange',
  label: 'Time Range',
  stored: { start: 'TIME-RANGE-START', end: 'TIME-RANGE-END' },
  required: 'Time Range is required.',
} as const;
const FILLED = { start: '09:00', end: '17:30' };

export const States: OneFieldStory = { ...inEveryState, args: { field: FIELD, value: FILLED } };

export const NoTime: OneFieldStory = { args: { field: FIELD, value: { start: 'noon', end: '17:30' }, checked: true } };

export const Typed: OneFieldStory = {
  args: { field: FIELD },
  play: async ({ canvas }) => {
    const from = canvas.getByRole('combobox', { name: 'From' });
    await userEvent.type(from, '930{Escape}');
    await userEvent.tab();
    await expect(from).toHaveValue('09:30 am');
  },
};

export const Picked: OneFieldStory = {
  args: { field: FIELD },
  play: async ({ canvas }) => {
    const to = canvas.getByRole('combobox', { name: 'To' });
    await userEvent.type(to, '5:30');
    await userEvent.click(await screen.findByRole('option', { name: '05:30 pm' }));
    await expect(to).toHaveValue('05:30 pm');
  },
};
