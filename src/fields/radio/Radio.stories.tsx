import type { Meta } from '@storybook/react-vite';
import { inEveryState, OneField, type OneFieldStory } from '../../../stories/support/fieldStories';

const meta: Meta<typeof OneField> = { title: 'Fields/Radio', component: OneField };
export default meta;

const FIELD = {
  type: 'radio',
  label: 'Kind',
  stored: 'KIND',
  choices: [
    { value: 1, label: 'Contact Number' },
    { value: 2, label: 'Website Link' },
  ],
  required: 'Kind is required.',
} as const;
const FILLED = 2;

export const States: OneFieldStory = { ...inEveryState, args: { field: FIELD, value: FILLED } };
