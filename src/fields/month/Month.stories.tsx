import type { Meta } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { inEveryState, OneField, type OneFieldStory } from '../../../stories/support/fieldStories';

const meta: Meta<typeof OneField> = { title: 'Fields/Month', component: OneField };
export default meta;

const FIELD = {
  type: 'month',
  label: 'Construction Start Date',
  stored: 'START-DATE',
  required: 'Start is required.',
} as const;
const FILLED = '2026-01';

export const States: OneFieldStory = { ...inEveryState, args: { field: FIELD, value: FILLED } };

export const NoMonth: OneFieldStory = { args: { field: FIELD, value: '13/2026', checked: true } };

export const Typed: OneFieldStory = {
  args: { field: FIELD },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText(/^Construction Start Date/);
    await userEvent.type(input, '2/2026');
    await userEvent.tab();
    await expect(input).toHaveValue('02/2026');
  },
};

export const Chosen: OneFieldStory = {
  args: { field: FIELD, value: FILLED },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    const dialog = await screen.findByRole('dialog', { name: 'Choose Construction Start Date from a calendar' });
    await userEvent.click(await within(dialog).findByRole('radio', { name: 'November' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await expect(canvas.getByLabelText(/^Construction Start Date/)).toHaveValue('11/2026');
  },
};
