import type { Meta } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { inEveryState, OneField, type OneFieldStory } from '../../../stories/support/fieldStories';

const meta: Meta<typeof OneField> = { title: 'Fields/Text list', component: OneField };
export default meta;

const FIELD = {
  type: 'textList',
  label: 'Features',
  itemLabel: 'Feature',
  addLabel: 'Add Feature',
  stored: { field: 'FEATURES', as: 'json' },
  required: 'Features are required.',
} as const;
const FILLED = [{ text: 'Sea view' }, { text: 'Two minutes to the station' }];

export const States: OneFieldStory = { ...inEveryState, args: { field: FIELD, value: FILLED } };

export const Added: OneFieldStory = {
  args: { field: FIELD, value: FILLED },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '+ Add Feature' }));
    await userEvent.keyboard('Garden');
    await expect(canvas.getByLabelText('Feature 3')).toHaveValue('Garden');
  },
};
