import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { inEveryState, OneField, type OneFieldStory } from '../../../stories/support/fieldStories';

const meta: Meta<typeof OneField> = { title: 'Fields/Multi choice', component: OneField };
export default meta;

const FIELD = {
  type: 'multiChoice',
  label: 'Amenities',
  stored: 'AMENITIES',
  choices: ['Pool', 'Gym', 'Basketball court', 'Chapel'],
  required: 'Amenities are required.',
} as const;
const FILLED = { Pool: true, Chapel: true };

const MANY = { ...FIELD, choices: Array.from({ length: 30 }, (_, index) => `Tower ${index + 1}`) };

export const States: OneFieldStory = { ...inEveryState, args: { field: FIELD, value: FILLED } };

export const Former: OneFieldStory = { args: { field: FIELD, value: { Helipad: true, Gym: true } } };

export const Many: OneFieldStory = {
  ...inEveryState,
  args: { field: MANY, value: { 'Tower 3': true, 'Tower 12': true } },
};

export const Picked: OneFieldStory = {
  args: { field: MANY },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('combobox', { name: 'Amenities' });
    await userEvent.type(input, '30');
    // Enter picks the highlighted option; the highlight appears shortly after the list opens.
    await waitFor(() => expect(input).toHaveAttribute('aria-activedescendant'));
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('listitem')).toHaveTextContent('Tower 30');
  },
};
