import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { inEveryState, OneField, type OneFieldStory } from '../../../stories/support/fieldStories';

const meta: Meta<typeof OneField> = { title: 'Fields/Date and time', component: OneField };
export default meta;

const FIELD = { type: 'dateTime', label: 'Opening', stored: 'OPENING', required: 'Opening is required.' } as const;
const FILLED = '2026-01-31T21:30';

export const States: OneFieldStory = { ...inEveryState, args: { field: FIELD, value: FILLED } };

export const NoTime: OneFieldStory = { args: { field: FIELD, value: '2026-01-31T', checked: true } };

export const Typed: OneFieldStory = {
  args: { field: FIELD },
  play: async ({ canvas }) => {
    const group = within(canvas.getByRole('group', { name: 'Opening' }));
    await userEvent.type(group.getByRole('textbox', { name: 'Date' }), '01312026');
    await userEvent.type(group.getByRole('combobox', { name: 'Time' }), '2130{Escape}');
    await userEvent.tab();
    await expect(group.getByRole('textbox', { name: 'Date' })).toHaveValue('01/31/2026');
    await expect(group.getByRole('combobox', { name: 'Time' })).toHaveValue('09:30 pm');
  },
};
