import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { oneField } from '../../../stories/support/store';
import { StoryForm } from '../../../stories/support/StoryForm';

const meta: Meta<typeof StoryForm> = { title: 'Fields/List', component: StoryForm };
export default meta;

type Story = StoryObj<typeof StoryForm>;

const definition = oneField({
  type: 'list',
  label: 'Body',
  addLabel: 'Add Body',
  itemLabel: 'Body',
  stored: { each: 'BODY' },
  max: 5,
  fields: {
    title: { type: 'text', label: 'Title', stored: 'TITLE', required: 'Title is required.' },
    text: { type: 'multiline', label: 'Text', stored: 'TEXT' },
  },
});
const FILLED = {
  field: [
    { $id: 'a', title: 'From a single estate to fifty cities: how the company grew with the country and why' },
    { $id: 'b', text: 'A text without a title' },
    { $id: 'c', title: 'Sustainability is measured' },
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

export const FullList: Story = {
  args: {
    definition,
    form: { field: Array.from({ length: 5 }, (_, i) => ({ $id: `${i}`, title: `Title ${i + 1}` })) },
  },
};

export const RemovedWithUndo: Story = {
  args: { definition, form: FILLED },
  play: async ({ canvasElement }) => {
    const page = within(document.body);
    await userEvent.click(within(canvasElement).getByRole('button', { name: /Actions.*Body 1|Body 1.*[Aa]ctions/ }));
    await userEvent.click(await page.findByRole('menuitem', { name: /Remove/ }));
    await userEvent.click(await page.findByRole('button', { name: /Undo/ }));
    await expect(within(canvasElement).getByText(/From a single estate/)).toBeVisible();
  },
};
