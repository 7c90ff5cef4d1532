import type { Meta } from '@storybook/react-vite';
import { OneField, type OneFieldStory } from '../../../stories/support/fieldStories';

const meta: Meta<typeof OneField> = { title: 'Fields/Read only', component: OneField };
export default meta;

const FIELD = {
  type: 'readOnly',
  label: 'Longitude',
  stored: 'LONGITUDE',
  help: 'Follows from the location.',
} as const;

export const Empty: OneFieldStory = { args: { field: FIELD } };

export const Filled: OneFieldStory = { args: { field: FIELD, value: '121.0244' } };

export const Dark: OneFieldStory = { ...Filled, globals: { mode: 'dark' } };

export const Narrow: OneFieldStory = { args: { field: FIELD, value: '121.0244', width: 280 } };
