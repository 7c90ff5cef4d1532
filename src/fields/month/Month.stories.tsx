import type { Meta } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { OneField, type OneFieldStory } from '../../../stories/support/fieldStories';

const meta: Meta<typeof OneField> = { title: 'Fields/Month', component: OneField };
export default meta;

const FIELD = {
  type: 'month',
  label: 'Construction Start Date',
  stored: 'START-DATE',
  required: 'Start is required.',
} as const;
const FILLED = '2026-01';

export const Empty: OneFieldStory = { args: { field: FIELD } };

export const Filled: OneFieldStory = { args: { field: FIELD, value: FILLED } };

export const Missing: OneFieldStory = { args: { field: FIELD, checked: true } };

export const Disabled: OneFieldStory = {
  args: { field: { ...FIELD, enabledWhen: { field: 'other', in: ['yes'] } }, value: FILLED },
};

export const ReadOnly: OneFieldStory = { args: { field: FIELD, value: FILLED, readOnly: true } };

export const Dark: OneFieldStory = { ...Filled, globals: { mode: 'dark' } };

export const Narrow: OneFieldStory = { args: { field: FIELD, value: FILLED, width: 280 } };

export const NoMonth: OneFieldStory = { args: { field: FIELD, value: '13/2026', checked: true } };

export const Typed: OneFieldStory = {
  args: { field: FIELD },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByLabelText(/^Construction Start Date/);
    await userEvent.type(input, '2/2026');
    await userEvent.tab();
    await expect(input).toHaveValue('02/2026');
  },
};

export const Chosen: OneFieldStory = {
  args: { field: FIELD, value: FILLED },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    const dialog = await screen.findByRole('dialog', { name: 'Choose Construction Start Date from a calendar' });
    await userEvent.click(await within(dialog).findByRole('radio', { name: 'November' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await expect(within(canvasElement).getByLabelText(/^Construction Start Date/)).toHaveValue('11/2026');
  },
};
