import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { oneField } from '../../../stories/support/store';
import { StoryForm } from '../../../stories/support/StoryForm';

const meta: Meta<typeof StoryForm> = { title: 'Fields/Number', component: StoryForm };
export default meta;

type Story = StoryObj<typeof StoryForm>;

const definition = oneField({ type: 'number', label: 'No. of Floors', stored: 'NO-OF-FLOORS', positive: true });
const FILLED = { field: 42 };

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

export const NotANumber: Story = { args: { definition, form: { field: 'many' }, checked: true } };

export const NotPositive: Story = { args: { definition, form: { field: -3 }, checked: true } };

export const KeepsWhatIsTyped: Story = {
  args: { definition },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByLabelText('No. of Floors');
    await userEvent.type(input, '12.50');
    await expect(input).toHaveValue('12.50');
  },
};
