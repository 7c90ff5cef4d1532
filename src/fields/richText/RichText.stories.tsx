import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { oneField } from '../../../stories/support/store';
import { StoryForm } from '../../../stories/support/StoryForm';

const meta: Meta<typeof StoryForm> = { title: 'Fields/RichText', component: StoryForm };
export default meta;

type Story = StoryObj<typeof StoryForm>;

const definition = oneField({
  type: 'richText',
  label: 'Web Content',
  stored: 'WEB-CONTENT',
  placeholder: 'What the page says',
  required: 'Body Content is required',
});
const short = oneField({
  type: 'richText',
  label: 'Qualifications',
  stored: 'QUALIFICATIONS',
  toolbar: ['bold', 'italic', 'link', 'bulletedList'],
});
const FILLED = {
  field:
    '<h2>Five decades of city making</h2><p>From a <strong>single estate</strong> to <em>fifty cities</em>, ' +
    '<a href="https://www.example.com" target="_blank" rel="noopener noreferrer nofollow">told here</a>.</p>' +
    '<ul><li><p>Green estates</p></li><li><p>Quiet streets</p></li></ul>',
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

export const WithFewTools: Story = { args: { definition: short, form: FILLED } };

export const Missing: Story = { args: { definition, checked: true } };

/** Its editor, which is there once the text was first used. */
export const InUse: Story = {
  args: { definition, form: FILLED },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('textbox', { name: /Web Content/ }));
    await canvas.findByRole('toolbar', { name: 'Formatting of Web Content' });
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /Web Content/ })).toHaveFocus());
  },
};
