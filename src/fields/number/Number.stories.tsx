import type { Meta } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { inEveryState, OneField, type OneFieldStory } from '../../../stories/support/fieldStories';

const meta: Meta<typeof OneField> = { title: 'Fields/Number', component: OneField };
export default meta;

const FIELD = { type: 'number', label: 'No. of Floors', stored: 'NO-OF-FLOORS', positive: true } as const;
const FILLED = 42;

export const States: OneFieldStory = { ...inEveryState, args: { field: FIELD, value: FILLED } };

export const NotANumber: OneFieldStory = { args: { field: FIELD, value: 'many', checked: true } };

export const NotPositive: OneFieldStory = { args: { field: FIELD, value: -3, checked: true } };

export const Warned: OneFieldStory = {
  args: { field: { ...FIELD, warn: { whole: true } }, value: 1.5 },
};

export const KeepsWhatIsTyped: OneFieldStory = {
  args: { field: FIELD },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('No. of Floors');
    await userEvent.type(input, '12.50');
    await expect(input).toHaveValue('12.50');
  },
};
