import type { Meta } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { storyServices } from '../../../stories/support/services';
import { inEveryState, OneField, type OneFieldStory } from '../../../stories/support/fieldStories';

const meta: Meta<typeof OneField> = { title: 'Fields/Images', component: OneField };
export default meta;

const FIELD = {
  type: 'images',
  label: 'Images',
  stored: { each: { field: 'File' } },
  max: 3,
  featured: false,
} as const;
const PICTURES = [
  {
    $id: 'a',
    key: 'files/estate.png',
    fileName: 'estate.png',
    caption: 'Estate at dawn',
    altText: 'The estate from above',
  },
  { $id: 'b', key: 'files/lobby.png', fileName: 'lobby.png' },
];

/** Chooses an image file, as a user would. */
async function choosePicture(canvasElement: HTMLElement): Promise<void> {
  const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('There is no input for files.');
  await userEvent.upload(input, new File(['picture'], 'garden.png', { type: 'image/png' }));
}

export const States: OneFieldStory = { ...inEveryState, args: { field: FIELD, value: PICTURES } };

export const WithoutAltText: OneFieldStory = {
  args: { field: FIELD, value: PICTURES, brand: 'AMAIA' },
  globals: { brand: 'AMAIA' },
};

export const WithWebp: OneFieldStory = { args: { field: FIELD, brand: 'AVIDA' }, globals: { brand: 'AVIDA' } };

export const Full: OneFieldStory = {
  args: { field: FIELD, value: [...PICTURES, { $id: 'c', key: 'files/park.png', fileName: 'park.png' }] },
};

/** Alt texts and captions of all images in a grid; Tab moves down. */
export const Texts: OneFieldStory = {
  args: { field: FIELD, value: PICTURES },
  play: async ({ canvas }) => {
    const field = canvas;
    await userEvent.click(field.getByRole('button', { name: /^Edit texts/ }));
    await expect(field.getByLabelText('Alt text of Image 2')).toHaveFocus();
    await userEvent.keyboard('The lobby{Tab}');
    await expect(field.getByLabelText('Caption of Image 1')).toHaveFocus();
  },
};

export const Uploading: OneFieldStory = {
  args: { field: FIELD, value: PICTURES, services: storyServices({ kind: 'hangs' }), checked: true },
  play: async ({ canvas, canvasElement }) => {
    await choosePicture(canvasElement);
    const field = canvas;
    await expect(await field.findByText(/Uploading/)).toBeVisible();
    const topOfCaption = (name: string): number => {
      const [tile, caption] = [field.getByRole('group', { name }), field.getByLabelText(`Caption of ${name}`)];
      return caption.getBoundingClientRect().top - tile.getBoundingClientRect().top;
    };
    await expect(topOfCaption('Image 3')).toBe(topOfCaption('Image 1'));
  },
};

export const Infected: OneFieldStory = {
  args: {
    field: FIELD,
    value: PICTURES,
    services: storyServices({
      kind: 'refused',
      status: 422,
      message: 'Upload Failed, File is infected, Please upload another file.',
    }),
  },
  play: async ({ canvas, canvasElement }) => {
    await choosePicture(canvasElement);
    const said = await canvas.findAllByText('The file is infected, Saving this image is disabled.');
    await expect(said[0]).toBeVisible();
  },
};

export const NotScanned: OneFieldStory = {
  args: { field: FIELD, value: PICTURES, services: storyServices({ kind: 'notScanned' }) },
  play: async ({ canvas, canvasElement }) => {
    await choosePicture(canvasElement);
    const text = 'File was uploaded but was not scanned, Please contact your system administrator.';
    await expect(await canvas.findByText(text)).toBeVisible();
  },
};

export const CutOff: OneFieldStory = {
  args: { field: FIELD, value: PICTURES, services: storyServices({ kind: 'cutOff' }) },
  play: async ({ canvas, canvasElement }) => {
    await choosePicture(canvasElement);
    await expect(await canvas.findByRole('button', { name: /Retry/ })).toBeVisible();
  },
};
