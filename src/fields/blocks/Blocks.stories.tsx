import type { Meta, StoryObj } from '@storybook/react-vite';
import { oneField } from '../../../stories/support/store';
import { StoryForm } from '../../../stories/support/StoryForm';

const meta: Meta<typeof StoryForm> = { title: 'Fields/Blocks', component: StoryForm };
export default meta;

type Story = StoryObj<typeof StoryForm>;

const definition = oneField({
  type: 'blocks',
  label: 'Components',
  addLabel: 'Add Row',
  itemLabel: 'Component',
  stored: { each: 'COMPONENT-{type}' },
  types: {
    '9': {
      label: 'Title and text',
      fields: {
        title: { type: 'text', label: 'Title', stored: 'TITLE', required: 'Title is required.' },
        description: { type: 'multiline', label: 'Description', stored: 'DESCRIPTION' },
      },
    },
    '10': {
      label: 'Quote',
      fields: {
        message: { type: 'multiline', label: 'Message', stored: 'MESSAGE' },
        caption: { type: 'text', label: 'Caption', stored: 'CAPTION' },
      },
    },
  },
});
const FILLED = {
  field: [
    { $id: 'a', type: '9', title: 'Green estates' },
    { $id: 'b', type: '10', message: 'Homes made to be handed on', caption: 'A promise' },
    { $id: 'c', type: '9' },
  ],
};

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

export const WithProblems: Story = { args: { definition, form: FILLED, checked: true } };
