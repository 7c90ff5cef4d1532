import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { OneField, type OneFieldStory } from '../support/fieldStories';
import { storyServices } from '../support/services';

const meta: Meta<typeof OneField> = { title: 'Fields/Images/More states', component: OneField };
export default meta;

const FIELD = {
  type: 'images',
  label: 'Images',
  stored: { in: 'IMAGES', each: { field: 'File' } },
  max: 3,
  featured: false,
} as const;
const GALLERY = { ...FIELD, label: 'Gallery', featured: true } as const;
const ESTATE = { $id: 'a', key: 'files/estate.png', fileName: 'estate.png', caption: 'Estate at dawn' } as const;
const LOBBY = { $id: 'b', key: 'files/lobby-west.png', fileName: 'lobby-west.png' } as const;

export const FilledOfAvida: OneFieldStory = {
  args: { field: FIELD, value: [ESTATE], brand: 'AVIDA' },
  globals: { brand: 'AVIDA' },
};
export const MoreThanAllowed: OneFieldStory = {
  args: { field: FIELD, value: [ESTATE, LOBBY, { ...ESTATE, $id: 'c' }, { ...LOBBY, $id: 'd' }] },
};
export const Featured: OneFieldStory = { args: { field: GALLERY, value: [{ ...ESTATE, featured: true }, LOBBY] } };
export const PictureGone: OneFieldStory = {
  args: {
    field: FIELD,
    value: [ESTATE],
    services: { ...storyServices(), fileUrl: () => 'data:image/png;base64,AAAA' },
  },
};

async function addFile(canvasElement: HTMLElement, file = new File(['x'], 'lobby.png', { type: 'image/png' })) {
  const input = within(canvasElement).getByLabelText('Add to Images', { selector: 'input' });
  await userEvent.upload(input, file, { applyAccept: false });
}

export const Infected: OneFieldStory = {
  args: { field: FIELD, services: storyServices({ kind: 'refused', status: 422, message: 'infected' }) },
  play: async ({ canvasElement }) => {
    await addFile(canvasElement);
    await expect(
      await within(canvasElement).findByText('The file is infected, Saving this image is disabled.'),
    ).toBeVisible();
  },
};

export const NotScanned: OneFieldStory = {
  args: { field: FIELD, services: storyServices({ kind: 'notScanned' }) },
  play: async ({ canvasElement }) => {
    await addFile(canvasElement);
    await expect(await within(canvasElement).findByText('Not scanned')).toBeVisible();
  },
};

export const Failed: OneFieldStory = {
  args: { field: FIELD, services: storyServices({ kind: 'refused', status: 500, message: 'error' }) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await addFile(canvasElement);
    await expect(await canvas.findByText('Oops, Something went wrong')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Retry upload of Image 1' })).toBeVisible();
  },
};

export const Refused: OneFieldStory = {
  args: { field: FIELD },
  play: async ({ canvasElement }) => {
    await addFile(canvasElement, new File(['x'], 'plan.pdf', { type: 'application/pdf' }));
    await waitFor(() => expect(within(canvasElement).getByRole('alert')).toHaveTextContent('plan.pdf'));
  },
};
