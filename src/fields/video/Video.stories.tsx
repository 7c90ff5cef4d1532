import type { Meta } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { inEveryState, OneField, type OneFieldStory } from '../../../stories/support/fieldStories';
import { storyServices } from '../../../stories/support/services';

const meta: Meta<typeof OneField> = { title: 'Fields/Video', component: OneField };
export default meta;

const FIELD = { type: 'video', label: 'Trailer', stored: 'VIDEO-FILE', required: 'Trailer is required.' } as const;
const TOUR = { key: 'files/tour.mp4', fileName: 'tour.mp4', fileType: 'video/mp4' } as const;

async function choose(canvasElement: HTMLElement, name: string): Promise<void> {
  const input = within(canvasElement).getByLabelText('Upload Trailer', { selector: 'input' });
  await userEvent.upload(input, new File(['x'], name), { applyAccept: false });
}

export const States: OneFieldStory = { ...inEveryState, args: { field: FIELD, value: TOUR } };

export const Refused: OneFieldStory = {
  args: { field: FIELD },
  play: async ({ canvas, canvasElement }) => {
    await choose(canvasElement, 'tour.avi');
    await expect(await canvas.findByText('You can only upload 3GP/MP4 file type')).toBeVisible();
  },
};

export const Infected: OneFieldStory = {
  args: { field: FIELD, services: storyServices({ kind: 'refused', status: 422, message: 'infected' }) },
  play: async ({ canvas, canvasElement }) => {
    await choose(canvasElement, 'tour.mp4');
    const said = 'The file is infected, Saving this attachment is disabled.';
    await expect(await canvas.findByText(said)).toBeVisible();
  },
};

export const Previewed: OneFieldStory = {
  args: { field: FIELD, value: TOUR },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Preview Trailer' });
    await userEvent.click(button);
    const dialog = await screen.findByRole('dialog', { name: 'tour.mp4' });
    await expect(within(dialog).getByLabelText('tour.mp4')).toBeInTheDocument();
  },
};
