import type { Meta, StoryObj } from '@storybook/react-vite';
import { oneField } from '../../../stories/support/store';
import { StoryForm } from '../../../stories/support/StoryForm';

const meta: Meta<typeof StoryForm> = { title: 'Fields/Group', component: StoryForm };
export default meta;

type Story = StoryObj<typeof StoryForm>;

const definition = oneField({
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
});
const FILLED = { field: { title: 'Residences of lasting value', heading: 'About ALP', description: 'Green estates.' } };

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
