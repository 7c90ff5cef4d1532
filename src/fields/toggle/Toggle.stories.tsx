import type { Meta } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { inEveryState, OneField, type OneFieldStory } from '../../../stories/support/fieldStories';

const meta: Meta<typeof OneField> = { title: 'Fields/Toggle', component: OneField };
export default meta;

const FIELD = { type: 'toggle', label: 'Status', stored: 'IS-VISIBLE', labels: { on: 'Show', off: 'Hidden' } } as const;
const FILLED = true;

export const States: OneFieldStory = { ...inEveryState, args: { field: FIELD, value: FILLED } };

export const Switched: OneFieldStory = {
  args: { field: FIELD, value: FILLED },
  play: async ({ canvas }) => {
    const toggle = canvas.getByRole('switch', { name: 'Status' });
    await expect(toggle).toHaveAccessibleDescription('Show');
    toggle.focus();
    await userEvent.keyboard(' ');
    await expect(toggle).not.toBeChecked();
    await expect(canvas.getByText('Hidden')).toBeVisible();
  },
};
