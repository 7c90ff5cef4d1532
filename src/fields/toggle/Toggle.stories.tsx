import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { OneField, type OneFieldStory } from '../../../stories/support/fieldStories';

const meta: Meta<typeof OneField> = { title: 'Fields/Toggle', component: OneField };
export default meta;

const FIELD = { type: 'toggle', label: 'Status', stored: 'IS-VISIBLE', labels: { on: 'Show', off: 'Hidden' } } as const;
const FILLED = true;

export const Empty: OneFieldStory = { args: { field: FIELD } };

export const Filled: OneFieldStory = { args: { field: FIELD, value: FILLED } };

export const Disabled: OneFieldStory = {
  args: { field: { ...FIELD, enabledWhen: { field: 'other', in: ['yes'] } }, value: FILLED },
};

export const ReadOnly: OneFieldStory = { args: { field: FIELD, value: FILLED, readOnly: true } };

export const Dark: OneFieldStory = { ...Filled, globals: { mode: 'dark' } };

export const Narrow: OneFieldStory = { args: { field: FIELD, value: FILLED, width: 280 } };

export const Switched: OneFieldStory = {
  args: { field: FIELD, value: FILLED },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const toggle = canvas.getByRole('switch', { name: 'Status' });
    await expect(toggle).toHaveAccessibleDescription('Show');
    toggle.focus();
    await userEvent.keyboard(' ');
    await expect(toggle).not.toBeChecked();
    await expect(canvas.getByText('Hidden')).toBeVisible();
  },
};
