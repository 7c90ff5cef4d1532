import type { Meta, StoryObj } from '@storybook/react-vite';
import { oneField } from '../../../stories/support/store';
import { StoryForm } from '../../../stories/support/StoryForm';

const meta: Meta<typeof StoryForm> = { title: 'Fields/Radio', component: StoryForm };
export default meta;

type Story = StoryObj<typeof StoryForm>;

const definition = oneField({
  type: 'radio',
  label: 'Kind',
  stored: 'KIND',
  choices: [
    { value: 1, label: 'Contact Number' },
    { value: 2, label: 'Website Link' },
  ],
  required: 'Kind is required.',
});
const FILLED = { field: 2 };

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
