import type { Meta, StoryObj } from '@storybook/react-vite';
import { oneField } from '../../../stories/support/store';
import { StoryForm } from '../../../stories/support/StoryForm';

const meta: Meta<typeof StoryForm> = { title: 'Fields/Multiline', component: StoryForm };
export default meta;

type Story = StoryObj<typeof StoryForm>;

const definition = oneField({
  type: 'multiline',
  label: 'SEO Description',
  stored: 'SEO-DESCRIPTION',
  rows: 3,
  maxLength: 160,
  required: 'SEO Description is required.',
});
const FILLED = { field: 'ALP plans and builds residences in green estates.\nGenerous rooms, quiet streets.' };

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

export const TooLong: Story = { args: { definition, form: { field: 'Quiet streets. '.repeat(20) }, checked: true } };
