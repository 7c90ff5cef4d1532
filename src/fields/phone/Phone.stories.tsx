import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { inEveryState, OneField, type OneFieldStory } from '../../../stories/support/fieldStories';

const meta: Meta<typeof OneField> = { title: 'Fields/Phone', component: OneField };
export default meta;

const FIELD = {
  type: 'phone',
  label: 'Telephone Hotline',
  stored: 'TELEPHONE-HOTLINE',
  required: 'Hotline is required.',
} as const;
const FILLED = '+63 (2) 8555-0100';

export const States: OneFieldStory = { ...inEveryState, args: { field: FIELD, value: FILLED } };

export const NoNumber: OneFieldStory = { args: { field: FIELD, value: 'call us', checked: true } };

export const Amaia: OneFieldStory = {
  args: { field: FIELD, value: FILLED, brand: 'AMAIA', checked: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Please Enter Valid Telephone Hotline')).toBeVisible();
    await userEvent.clear(canvas.getByLabelText(/^Telephone Hotline/));
    await userEvent.type(canvas.getByLabelText(/^Telephone Hotline/), '85550100');
    await waitFor(() => expect(canvas.queryByText('Please Enter Valid Telephone Hotline')).not.toBeInTheDocument());
  },
};
