import type { Meta } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { inEveryState, OneField, type OneFieldStory } from '../../../stories/support/fieldStories';
import { storyServices } from '../../../stories/support/services';

const meta: Meta<typeof OneField> = { title: 'Fields/Media', component: OneField };
export default meta;

const FIELD = {
  type: 'media',
  label: 'Gallery',
  stored: { in: 'IMAGE-GALLERY', each: { field: 'IMAGE' } },
  videos: true,
} as const;
const ESTATE = {
  $id: 'a',
  key: 'files/estate.png',
  fileName: 'estate.png',
  fileType: 'image/png',
  caption: 'Estate at dawn',
  featured: true,
} as const;
const TOUR = { $id: 'b', key: 'files/tour.mp4', fileName: 'tour.mp4', fileType: 'video/mp4' } as const;
const LOBBY = { $id: 'c', key: 'files/lobby-west.png', fileName: 'lobby-west.png', fileType: 'image/png' } as const;
const FILES = [ESTATE, TOUR, LOBBY];

export const States: OneFieldStory = { ...inEveryState, args: { field: FIELD, value: FILES } };

export const WithoutVideos: OneFieldStory = { args: { field: { ...FIELD, videos: false }, value: [ESTATE, LOBBY] } };

export const WithoutCaptions: OneFieldStory = {
  args: { field: { ...FIELD, captions: false }, value: FILES, brand: 'ALISI' },
  globals: { brand: 'ALISI' },
};

export const Many: OneFieldStory = {
  args: { field: FIELD, value: Array.from({ length: 12 }, (_, index) => ({ ...LOBBY, $id: `${index}` })) },
};

export const OfAvida: OneFieldStory = {
  args: { field: FIELD, value: FILES, brand: 'AVIDA' },
  globals: { brand: 'AVIDA' },
};

export const Problems: OneFieldStory = {
  args: {
    field: FIELD,
    value: [
      {
        uid: '1',
        status: 'infected',
        fileName: 'virus.png',
        error: 'Upload Failed, File is infected, Please upload another file.',
      },
      { uid: '2', status: 'failed', fileName: 'broken.mp4', fileType: 'video/mp4' },
      { uid: '3', status: 'notScanned', key: 'files/new.png', fileName: 'new.png' },
    ],
    checked: true,
  },
};

export const ReorderedByKeyboard: OneFieldStory = {
  args: { field: FIELD, value: FILES },
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Move Image 1' }).focus();
    await userEvent.keyboard(' ');
    await expect(await screen.findByText('Moved to position 1 of 3.')).toBeInTheDocument();
    await userEvent.keyboard('{ArrowRight}');
    await expect(await screen.findByText('Moved to position 2 of 3.')).toBeInTheDocument();
    await userEvent.keyboard(' ');
    await waitFor(() => expect(canvas.getByRole('group', { name: 'Image 2' })).toHaveTextContent('estate.png'));
  },
};

export const Featured: OneFieldStory = {
  args: { field: FIELD, value: FILES },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Make Image 3 the featured file' }));
    await expect(canvas.getByRole('radio', { name: 'Make Image 1 the featured file' })).not.toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Image 3' }));
    await expect(canvas.getByRole('radio', { name: 'Make Image 1 the featured file' })).toBeChecked();
  },
};

export const ManyAtOnce: OneFieldStory = {
  args: { field: FIELD, services: storyServices({ kind: 'hangs' }) },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Add to Gallery', { selector: 'input' });
    const files = ['a.png', 'b.png', 'c.png', 'd.png', 'e.png'].map(
      (name) => new File(['x'], name, { type: 'image/png' }),
    );
    await userEvent.upload(input, files);
    await expect(await canvas.findAllByText('Uploading 62%')).toHaveLength(4);
    await expect(canvas.getByText('Uploading 0%')).toBeVisible();
  },
};
