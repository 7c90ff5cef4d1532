import type { Meta } from '@storybook/react-vite';
import { inEveryState, OneField, type OneFieldStory } from '../../../stories/support/fieldStories';

const meta: Meta<typeof OneField> = { title: 'Fields/Link', component: OneField };
export default meta;

const FIELD = {
  type: 'link',
  label: 'Website',
  stored: 'WEBSITE',
  placeholder: 'https://',
  help: 'A web address, an email address or a telephone number as a link.',
} as const;
const FILLED = 'https://www.example.com/estates';

export const States: OneFieldStory = { ...inEveryState, args: { field: FIELD, value: FILLED } };

export const NotALink: OneFieldStory = { args: { field: FIELD, value: 'somewhere', checked: true } };

export const Unsafe: OneFieldStory = { args: { field: FIELD, value: 'javascript:alert(1)', checked: true } };
