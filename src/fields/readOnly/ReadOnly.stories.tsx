import type { Meta } from '@storybook/react-vite';
import { inEveryState, OneField, type OneFieldStory } from '../../../stories/support/fieldStories';

const meta: Meta<typeof OneField> = { title: 'Fields/Read only', component: OneField };
export default meta;

const FIELD = {
  type: 'readOnly',
  label: 'Longitude',
  stored: 'LONGITUDE',
  help: 'Follows from the location.',
} as const;

export const States: OneFieldStory = { ...inEveryState, args: { field: FIELD, value: '121.0244' } };
