import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { OneField, type OneFieldStory } from '../support/fieldStories';

const meta: Meta<typeof OneField> = { title: 'Fields/Rich text/More states', component: OneField };
export default meta;

const BODY = { type: 'richText', label: 'Body', stored: 'BODY' } as const;
const TABLE = '<table><tbody><tr><th>Unit</th><th>Area</th></tr><tr><td>A</td><td>42</td></tr></tbody></table>';

export const WithTable: OneFieldStory = { args: { field: BODY, value: TABLE } };

export const Formatting: OneFieldStory = {
  args: { field: BODY },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('textbox', { name: 'Body' }));
    const toolbar = within(await canvas.findByRole('toolbar', { name: 'Formatting of Body' }));
    await userEvent.click(toolbar.getByRole('button', { name: 'Bold' }));
    await waitFor(() => expect(toolbar.getByRole('button', { name: 'Bold' })).toHaveAttribute('aria-pressed', 'true'));
    await userEvent.click(toolbar.getByRole('button', { name: 'Insert table' }));
    await waitFor(() => expect(canvas.getAllByRole('columnheader')).toHaveLength(3));
    await userEvent.click(toolbar.getByRole('button', { name: 'Insert table' }));
    await userEvent.click(await within(document.body).findByRole('menuitem', { name: 'Remove table' }));
    await waitFor(() => expect(canvas.queryByRole('columnheader')).not.toBeInTheDocument());
  },
};
