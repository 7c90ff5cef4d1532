import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { inEveryState, OneField, type OneFieldStory } from '../../../stories/support/fieldStories';

const meta: Meta<typeof OneField> = { title: 'Fields/Rich text/With a plain switch', component: OneField };
export default meta;

const FIELD = {
  type: 'richText',
  label: 'Description',
  stored: 'DESCRIPTION',
  allowPlainText: true,
  required: 'Say something.',
  toolbar: ['heading', 'bold', 'italic', 'link', 'insertTable'],
} as const;
const HTML = '<p>From a <strong>single estate</strong></p><p>to fifty cities</p>';
const PLAIN = { plain: 'From a single estate\nto fifty cities' };

export const States: OneFieldStory = { ...inEveryState, args: { field: FIELD, value: PLAIN } };

export const Formatted: OneFieldStory = { args: { field: FIELD, value: HTML } };

export const Switching: OneFieldStory = {
  args: { field: FIELD, value: HTML },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('switch', { name: 'Rich text field of Description' }));
    const text = canvas.getByRole('textbox', { name: 'Description' });
    await expect(text).toHaveValue('From a single estate\nto fifty cities');
    // Five lines, even if there are fewer.
    await expect(text.clientHeight).toBeGreaterThan(5 * parseFloat(getComputedStyle(text).lineHeight));
    await userEvent.click(canvas.getByRole('switch'));
    await expect(canvas.getByRole('textbox', { name: 'Description' })).toHaveTextContent(
      'From a single estateto fifty',
    );
  },
};

export const TableByKey: OneFieldStory = {
  args: {
    field: FIELD,
    value: '<table><tbody><tr><td>Unit</td><td>Area</td></tr><tr><td>A</td><td>40</td></tr></tbody></table>',
  },
  play: async ({ canvas }) => {
    const editor = () => canvas.getByRole('textbox', { name: 'Description' });
    await userEvent.click(editor());
    await waitFor(() => expect(editor()).toHaveAttribute('contenteditable', 'true'));
    await userEvent.keyboard('{Alt>}{F10}{/Alt}');
    await expect(canvas.getByRole('combobox', { name: 'Text style' })).toHaveFocus();
    editor().focus();
    const table = canvas.getByRole('button', { name: 'Insert table' });
    getSelection()?.collapse(within(editor()).getByText('A'), 0);
    await waitFor(() => expect(table).toHaveAttribute('aria-pressed', 'true'));
    // From the next cell, which is the last one, Tab leaves the text.
    await userEvent.tab();
    await expect(editor()).toHaveFocus();
    await userEvent.tab();
    await expect(editor()).not.toHaveFocus();
    await expect(editor().querySelectorAll('tr')).toHaveLength(2);
    editor().focus();
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('C');
    await waitFor(() => expect(editor()).toHaveTextContent(/C40$/));
    await userEvent.click(table);
    const menu = within(document.body);
    await userEvent.click(await menu.findByRole('menuitem', { name: 'Add column to the right' }));
    await waitFor(() => expect(editor().querySelectorAll('tr:first-child > *')).toHaveLength(3));
    await userEvent.click(table);
    await userEvent.click(await menu.findByRole('menuitem', { name: 'Remove column' }));
    await waitFor(() => expect(editor().querySelectorAll('tr:first-child > *')).toHaveLength(2));
  },
};
