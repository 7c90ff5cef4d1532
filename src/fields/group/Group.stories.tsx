import type { Meta } from '@storybook/react-vite';
import { inEveryState, OneField, type OneFieldStory } from '../../../stories/support/fieldStories';
import { inTheDark } from '../../../stories/support/inTheDark';

const meta: Meta<typeof OneField> = { title: 'Fields/Group', component: OneField };
export default meta;

const FIELD = {
  type: 'group',
  label: 'Home Page',
  fields: {
    title: { type: 'text', label: 'Title', stored: 'TITLE', required: 'Title is required.', width: 'half' },
    heading: { type: 'text', label: 'H1 Tag', stored: 'HEADING', width: 'half' },
    description: { type: 'multiline', label: 'Description', stored: 'DESCRIPTION' },
    detail: {
      type: 'text',
      label: 'Shown for one heading only',
      stored: 'DETAIL',
      visibleWhen: { field: 'heading', in: ['About ALP'] },
    },
  },
} as const;
const FILLED = { title: 'Residences of lasting value', heading: 'About ALP', description: 'Green estates.' };

export const States: OneFieldStory = { ...inEveryState, args: { field: FIELD, value: FILLED } };

export const StatesInTheDark: OneFieldStory = { ...States, ...inTheDark };
