import type { Meta } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { inEveryState, OneField, type OneFieldStory } from '../../../stories/support/fieldStories';

const meta: Meta<typeof OneField> = { title: 'Fields/Days', component: OneField };
export default meta;

const FIELD = {
  type: 'days',
  label: 'Range of Days',
  stored: { in: 'RANGE-OF-DAY', each: { field: 'DAY' } },
  required: 'Range of Days is required.',
} as const;
const FILLED = [{ day: 'sunday' }, { day: 'monday' }];

export const States: OneFieldStory = { ...inEveryState, args: { field: FIELD, value: FILLED } };

export const Shortcuts: OneFieldStory = {
  args: { field: FIELD },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Weekdays' }));
    const ticked = canvas.getAllByRole<HTMLInputElement>('checkbox', { checked: true });
    await expect(ticked).toHaveLength(5);
    await userEvent.click(canvas.getByRole('button', { name: 'Weekends' }));
    await expect(canvas.getAllByRole('checkbox', { checked: true })).toHaveLength(2);
  },
};
