import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { OneField, type OneFieldStory } from '../../../stories/support/fieldStories';

const meta: Meta<typeof OneField> = { title: 'Fields/Days', component: OneField };
export default meta;

const FIELD = {
  type: 'days',
  label: 'Range of Days',
  stored: { in: 'RANGE-OF-DAY', each: { field: 'DAY' } },
  required: 'Range of Days is required.',
} as const;
const FILLED = [{ day: 'sunday' }, { day: 'monday' }];

export const Empty: OneFieldStory = { args: { field: FIELD } };

export const Filled: OneFieldStory = { args: { field: FIELD, value: FILLED } };

export const Missing: OneFieldStory = { args: { field: FIELD, checked: true } };

export const Disabled: OneFieldStory = {
  args: { field: { ...FIELD, enabledWhen: { field: 'other', in: ['yes'] } }, value: FILLED },
};

export const ReadOnly: OneFieldStory = { args: { field: FIELD, value: FILLED, readOnly: true } };

export const Dark: OneFieldStory = { ...Filled, globals: { mode: 'dark' } };

export const Narrow: OneFieldStory = { args: { field: FIELD, value: FILLED, width: 280 } };

export const Shortcuts: OneFieldStory = {
  args: { field: FIELD },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Weekdays' }));
    const ticked = canvas.getAllByRole<HTMLInputElement>('checkbox', { checked: true });
    await expect(ticked).toHaveLength(5);
    await userEvent.click(canvas.getByRole('button', { name: 'Weekends' }));
    await expect(canvas.getAllByRole('checkbox', { checked: true })).toHaveLength(7);
  },
};
