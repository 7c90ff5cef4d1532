import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { storyServices } from '../../../stories/support/services';
import { oneField } from '../../../stories/support/store';
import { StoryForm } from '../../../stories/support/StoryForm';

const meta: Meta<typeof StoryForm> = { title: 'Fields/Images', component: StoryForm };
export default meta;

type Story = StoryObj<typeof StoryForm>;

const definition = oneField({
  type: 'images',
  label: 'Images',
  stored: { each: { field: 'File' } },
  max: 3,
  featured: false,
});
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
const FILLED = { field: PICTURES };

/** Chooses a picture, as somebody would who has one. */
async function choosePicture(canvasElement: HTMLElement): Promise<void> {
  const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('There is no input for files.');
  await userEvent.upload(input, new File(['picture'], 'garden.png', { type: 'image/png' }));
}

export const Empty: Story = { args: { definition } };

export const Filled: Story = { args: { definition, form: FILLED } };

export const ReadOnly: Story = { args: { definition, form: FILLED, readOnly: true } };

export const Dark: Story = { ...Filled, globals: { mode: 'dark' } };

export const Narrow: Story = {
  ...Filled,
  decorators: [
    (Story) => (
      <div style={{ width: 320 }}>
        <Story />
      </div>
    ),
  ],
};

export const WithoutAltText: Story = {
  args: { definition, form: FILLED, brand: 'AMAIA' },
  globals: { brand: 'AMAIA' },
};

export const WithWebp: Story = { args: { definition, brand: 'AVIDA' }, globals: { brand: 'AVIDA' } };

export const Full: Story = {
  args: { definition, form: { field: [...PICTURES, { $id: 'c', key: 'files/park.png', fileName: 'park.png' }] } },
};

export const Uploading: Story = {
  args: { definition, form: FILLED, services: storyServices({ kind: 'hangs' }), checked: true },
  play: async ({ canvasElement }) => {
    await choosePicture(canvasElement);
    await expect(await within(canvasElement).findByText(/Uploading/)).toBeVisible();
  },
};

export const Infected: Story = {
  args: {
    definition,
    form: FILLED,
    services: storyServices({
      kind: 'refused',
      status: 422,
      message: 'Upload Failed, File is infected, Please upload another file.',
    }),
  },
  play: async ({ canvasElement }) => {
    await choosePicture(canvasElement);
    const said = await within(canvasElement).findAllByText('The file is infected, Saving this image is disabled.');
    await expect(said[0]).toBeVisible();
  },
};

export const NotScanned: Story = {
  args: { definition, form: FILLED, services: storyServices({ kind: 'notScanned' }) },
  play: async ({ canvasElement }) => {
    await choosePicture(canvasElement);
    const text = 'File was uploaded but was not scanned, Please contact your system administrator.';
    await expect(await within(canvasElement).findByText(text)).toBeVisible();
  },
};

export const CutOff: Story = {
  args: { definition, form: FILLED, services: storyServices({ kind: 'cutOff' }) },
  play: async ({ canvasElement }) => {
    await choosePicture(canvasElement);
    await expect(await within(canvasElement).findByRole('button', { name: /Retry/ })).toBeVisible();
  },
};
