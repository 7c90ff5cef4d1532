import type { Meta } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { inEveryState, OneField, type OneFieldStory } from '../../../stories/support/fieldStories';

const meta: Meta<typeof OneField> = { title: 'Fields/Video link', component: OneField };
export default meta;

const FIELD = { type: 'videoLink', label: 'Video link', stored: 'VIDEO-LINK', placeholder: 'https://' } as const;
const WATCH = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ';

export const States: OneFieldStory = { ...inEveryState, args: { field: FIELD, value: WATCH } };

export const Invalid: OneFieldStory = {
  args: { field: FIELD, value: 'https://www.example.com/tour', checked: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('invalid video link')).toBeVisible();
  },
};

export const Embedded: OneFieldStory = {
  args: { field: { ...FIELD, embed: true } },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Video link');
    await userEvent.type(input, WATCH);
    await userEvent.tab();
    await expect(input).toHaveValue('https://www.youtube.com/embed/dQw4w9WgXcQ');
  },
};

export const Previewed: OneFieldStory = {
  args: { field: FIELD, value: 'https://' },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Video link');
    await userEvent.clear(input);
    await userEvent.type(input, `${location.origin}/tour.mp4`);
    await userEvent.click(canvas.getByRole('button', { name: 'Preview Video link' }));
    const dialog = await screen.findByRole('dialog', { name: 'Video link' });
    await waitFor(() => expect(dialog).toBeVisible());
  },
};
