import type { Meta, StoryObj } from '@storybook/react-vite';
import { oneField } from '../../../stories/support/store';
import { StoryForm } from '../../../stories/support/StoryForm';

const meta: Meta<typeof StoryForm> = { title: 'Fields/Text', component: StoryForm };
export default meta;

type Story = StoryObj<typeof StoryForm>;

const definition = oneField({
  type: 'text',
  label: 'SEO Title',
  stored: 'SEO-TITLE',
  help: 'Shown in the results of search engines.',
  placeholder: 'About the company',
  required: 'SEO Title is required.',
  maxLength: 60,
});
const FILLED = { field: 'About ALP | Estates and residences' };

export const Empty: Story = { args: { definition } };

export const Filled: Story = { args: { definition, form: FILLED } };

export const ReadOnly: Story = { args: { definition, form: FILLED, readOnly: true } };

export const Dark: Story = { ...Filled, globals: { mode: 'dark' } };

export const Narrow: Story = {
  ...Filled,
  decorators: [
    (Story) => (
      <div style={{ width: 320 }}>
        <Story />
      </div>
    ),
  ],
};

export const Missing: Story = { args: { definition, checked: true } };

export const TooLong: Story = {
  args: { definition, form: { field: 'Estates and residences '.repeat(4) }, checked: true },
};
