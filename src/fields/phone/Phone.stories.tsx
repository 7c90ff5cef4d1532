import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { OneField, type OneFieldStory } from '../../../stories/support/fieldStories';

const meta: Meta<typeof OneField> = { title: 'Fields/Phone', component: OneField };
export default meta;

const FIELD = {
  type: 'phone',
  label: 'Telephone Hotline',
  stored: 'TELEPHONE-HOTLINE',
  required: 'Hotline is required.',
} as const;
const FILLED = '+63 (2) 8555-0100';

export const Empty: OneFieldStory = { args: { field: FIELD } };

export const Filled: OneFieldStory = { args: { field: FIELD, value: FILLED } };

export const Missing: OneFieldStory = { args: { field: FIELD, checked: true } };

export const Disabled: OneFieldStory = {
  args: { field: { ...FIELD, enabledWhen: { field: 'other', in: ['yes'] } }, value: FILLED },
};

export const ReadOnly: OneFieldStory = { args: { field: FIELD, value: FILLED, readOnly: true } };

export const Dark: OneFieldStory = { ...Filled, globals: { mode: 'dark' } };

export const Narrow: OneFieldStory = { args: { field: FIELD, value: FILLED, width: 280 } };

export const NoNumber: OneFieldStory = { args: { field: FIELD, value: 'call us', checked: true } };

export const Amaia: OneFieldStory = {
  args: { field: FIELD, value: FILLED, brand: 'AMAIA', checked: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Please Enter Valid Telephone Hotline')).toBeVisible();
    await userEvent.clear(canvas.getByLabelText(/^Telephone Hotline/));
    await userEvent.type(canvas.getByLabelText(/^Telephone Hotline/), '85550100');
    await waitFor(() => expect(canvas.queryByText('Please Enter Valid Telephone Hotline')).not.toBeInTheDocument());
  },
};
