import type { Meta } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inEveryState, OneField, type OneFieldStory } from '../../../stories/support/fieldStories';

const meta: Meta<typeof OneField> = { title: 'Fields/Text', component: OneField };
export default meta;

const FIELD = {
  type: 'text',
  label: 'SEO Title',
  stored: 'SEO-TITLE',
  help: 'Shown in the results of search engines.',
  placeholder: 'About the company',
  required: 'SEO Title is required.',
  maxLength: 60,
} as const;
const FILLED = 'About ALP | Estates and residences';

export const States: OneFieldStory = { ...inEveryState, args: { field: FIELD, value: FILLED } };

export const TooLong: OneFieldStory = {
  args: { field: FIELD, value: 'Estates and residences '.repeat(4), checked: true },
  async play() {
    // Texts break and overflow as in the console only in its font.
    await expect(document.fonts.load('14px Inter')).resolves.toHaveLength(1);
  },
};
