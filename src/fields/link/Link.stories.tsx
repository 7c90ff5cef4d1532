import type { Meta, StoryObj } from '@storybook/react-vite';
import { oneField } from '../../../stories/support/store';
import { StoryForm } from '../../../stories/support/StoryForm';

const meta: Meta<typeof StoryForm> = { title: 'Fields/Link', component: StoryForm };
export default meta;

type Story = StoryObj<typeof StoryForm>;

const definition = oneField({
  type: 'link',
  label: 'Website',
  stored: 'WEBSITE',
  placeholder: 'https://',
  help: 'A web address, an e-mail address or a telephone number as a link.',
});
const FILLED = { field: 'https://www.example.com/estates' };

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

export const NotALink: Story = { args: { definition, form: { field: 'somewhere' }, checked: true } };

export const Unsafe: Story = { args: { definition, form: { field: 'javascript:alert(1)' }, checked: true } };
