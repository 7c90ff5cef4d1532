import type { Meta } from '@storybook/react-vite';
import { inEveryState, OneField, type OneFieldStory } from '../../../stories/support/fieldStories';

const meta: Meta<typeof OneField> = { title: 'Fields/Multiline', component: OneField };
export default meta;

const FIELD = {
  type: 'multiline',
  label: 'SEO Description',
  stored: 'SEO-DESCRIPTION',
  rows: 3,
  maxLength: 160,
  required: 'SEO Description is required.',
} as const;
const FILLED = 'ALP plans and builds residences in green estates.\nGenerous rooms, quiet streets.';

export const States: OneFieldStory = { ...inEveryState, args: { field: FIELD, value: FILLED } };

export const TooLong: OneFieldStory = { args: { field: FIELD, value: 'Quiet streets. '.repeat(20), checked: true } };
