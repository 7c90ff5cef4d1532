import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { inEveryState, OneField, type OneFieldStory } from '../../../stories/support/fieldStories';

const meta: Meta<typeof OneField> = { title: 'Fields/Rich text', component: OneField };
export default meta;

const FIELD = {
  type: 'richText',
  label: 'Web Content',
  stored: 'WEB-CONTENT',
  placeholder: 'What the page says',
  required: 'Body Content is required',
} as const;
const SHORT = {
  type: 'richText',
  label: 'Qualifications',
  stored: 'QUALIFICATIONS',
  toolbar: ['bold', 'italic', 'link', 'bulletedList'],
} as const;
const FILLED =
  '<h2>Five decades of city making</h2><p>From a <strong>single estate</strong> to <em>fifty cities</em>, ' +
  '<a href="https://www.example.com" target="_blank" rel="noopener noreferrer nofollow">told here</a>.</p>' +
  '<ul><li><p>Green estates</p></li><li><p>Quiet streets</p></li></ul>';

export const States: OneFieldStory = { ...inEveryState, args: { field: FIELD, value: FILLED } };

export const WithFewTools: OneFieldStory = { args: { field: SHORT, value: FILLED } };

/** The editor, which is mounted when the text is first focused. */
export const InUse: OneFieldStory = {
  args: { field: FIELD, value: FILLED },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: /Web Content/ }));
    await canvas.findByRole('toolbar', { name: 'Formatting of Web Content' });
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /Web Content/ })).toHaveFocus());
  },
};
