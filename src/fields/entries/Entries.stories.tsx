import type { Meta } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { inEveryState, OneField, type OneFieldStory } from '../../../stories/support/fieldStories';

const meta: Meta<typeof OneField> = { title: 'Fields/Entries', component: OneField };
export default meta;

const FIELD = {
  type: 'entries',
  label: 'Offices',
  stored: 'OFFICES',
  area: 'offices',
  required: 'Offices is required.',
} as const;
const OFFICES = ['record-2', 'gone', 'record-hidden', 'record-4'].map((entry) => ({ $id: entry, entry }));

export const States: OneFieldStory = { ...inEveryState, args: { field: FIELD, value: OFFICES } };

export const Picking: OneFieldStory = {
  args: { field: { ...FIELD, max: 2 }, value: OFFICES.slice(0, 1) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Choose Offices' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Choose Offices' }));
    await waitFor(() => expect(dialog.getByText('4 offices')).toBeVisible());
  },
};

export const WithoutAccess: OneFieldStory = {
  args: { field: { ...FIELD, area: 'secrets' }, value: [] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Choose Offices' }));
    await waitFor(() => expect(screen.getByText('Your role may not read offices.')).toBeVisible());
  },
};
