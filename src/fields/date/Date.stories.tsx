import type { Meta } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { inEveryState, OneField, type OneFieldStory } from '../../../stories/support/fieldStories';

const meta: Meta<typeof OneField> = { title: 'Fields/Date', component: OneField };
export default meta;

const FIELD = {
  type: 'date',
  label: 'Date Published',
  stored: 'DATE-PUBLISHED',
  required: 'Date Published is required.',
} as const;
const FILLED = '2026-01-31';

export const States: OneFieldStory = { ...inEveryState, args: { field: FIELD, value: FILLED } };

export const NoDate: OneFieldStory = { args: { field: FIELD, value: '2/30/2026', checked: true } };

export const Typed: OneFieldStory = {
  args: { field: FIELD },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText(/^Date Published/);
    await userEvent.type(input, '2/3/2026');
    await userEvent.tab();
    await expect(input).toHaveValue('02/03/2026');
  },
};

export const Chosen: OneFieldStory = {
  args: { field: FIELD, value: FILLED },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Choose Date Published from a calendar' });
    await userEvent.click(button);
    const dialog = await screen.findByRole('dialog', { name: 'Choose Date Published from a calendar' });
    await userEvent.click(await within(dialog).findByRole('gridcell', { name: '15' }));
    await waitFor(() => expect(button).toHaveFocus());
    await expect(canvas.getByLabelText(/^Date Published/)).toHaveValue('01/15/2026');
  },
};

export const OpenCalendar: OneFieldStory = {
  args: { field: FIELD, value: FILLED },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    const dialog = await screen.findByRole('dialog');
    await expect(await within(dialog).findByRole('gridcell', { name: '31' })).toHaveFocus();
  },
};
