import type { Meta } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { inEveryState, OneField, type OneFieldStory } from '../../../stories/support/fieldStories';
import { storyServices } from '../../../stories/support/services';

const meta: Meta<typeof OneField> = { title: 'Fields/Image', component: OneField };
export default meta;

const FIELD = {
  type: 'image',
  label: 'Logo',
  help: 'Shown on the card of the project.',
  stored: 'IMAGE-LOGO',
  required: 'Logo is required.',
  altTextStarred: true,
} as const;
const ESTATE = {
  key: 'files/estate.png',
  fileName: 'estate.png',
  fileType: 'image/png',
  altText: 'The estate from above',
} as const;

/** Chooses an image file, as a user would. */
async function choose(canvasElement: HTMLElement, name = 'garden.png'): Promise<void> {
  const input = within(canvasElement).getByLabelText('Upload Logo', { selector: 'input' });
  const file = new File(['x'], name, { type: 'image/png' });
  await userEvent.upload(input, file, { applyAccept: false });
}

export const States: OneFieldStory = { ...inEveryState, args: { field: FIELD, value: ESTATE } };

export const InvalidFormat: OneFieldStory = {
  args: {
    field: { ...FIELD, keyEndings: ['jpg', 'jpeg', 'png', 'webp'] },
    value: { ...ESTATE, key: 'files/estate.gif', fileName: 'estate.gif' },
    checked: true,
  },
};

export const ReadOnlyEmpty: OneFieldStory = { args: { field: FIELD, readOnly: true } };

export const OfAmaia: OneFieldStory = {
  args: { field: FIELD, value: ESTATE, brand: 'AMAIA' },
  globals: { brand: 'AMAIA' },
};

export const OfAvida: OneFieldStory = { args: { field: FIELD, brand: 'AVIDA' }, globals: { brand: 'AVIDA' } };

export const Replaced: OneFieldStory = {
  args: { field: FIELD, value: ESTATE },
  play: async ({ canvas, canvasElement }) => {
    await choose(canvasElement);
    await expect(await canvas.findByText('garden.png')).toBeVisible();
    await expect(canvas.getByLabelText('Alt text of Logo')).toHaveValue('The estate from above');
  },
};

export const Uploading: OneFieldStory = {
  args: { field: FIELD, value: ESTATE, services: storyServices({ kind: 'hangs' }) },
  play: async ({ canvas, canvasElement }) => {
    await choose(canvasElement);
    await expect(await canvas.findByText('Uploading 62%')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel upload of Logo' }));
    await expect(await canvas.findByText('estate.png')).toBeVisible();
    await choose(canvasElement);
  },
};

export const Infected: OneFieldStory = {
  args: { field: FIELD, services: storyServices({ kind: 'refused', status: 422, message: 'infected' }) },
  play: async ({ canvas, canvasElement }) => {
    await choose(canvasElement);
    const said = 'The file is infected, Saving this image is disabled.';
    await expect(await canvas.findByText(said)).toBeVisible();
  },
};

export const NotScanned: OneFieldStory = {
  args: { field: FIELD, services: storyServices({ kind: 'notScanned' }) },
  play: async ({ canvas, canvasElement }) => {
    await choose(canvasElement);
    await expect(await canvas.findByText('Not scanned')).toBeVisible();
  },
};

export const Refused: OneFieldStory = {
  args: { field: FIELD },
  play: async ({ canvas, canvasElement }) => {
    await choose(canvasElement, 'plan.pdf');
    const refusal = await canvas.findByText('You can only upload jpeg, jpg, png, gif file type');
    await expect(refusal).toBeVisible();
  },
};

export const Removed: OneFieldStory = {
  args: { field: FIELD, value: ESTATE },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Logo' }));
    await expect(await canvas.findByRole('button', { name: /^Upload Logo/ })).toBeVisible();
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await expect(await canvas.findByText('estate.png')).toBeVisible();
  },
};
