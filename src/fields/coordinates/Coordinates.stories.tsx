import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { inEveryState, OneField, type OneFieldStory } from '../../../stories/support/fieldStories';
import { StoryForm } from '../../../stories/support/StoryForm';
import { defineEditor } from '../../definition';

const meta: Meta<typeof OneField> = { title: 'Fields/Coordinates', component: OneField };
export default meta;

const LATITUDE = { type: 'coordinates', label: 'Latitude', stored: 'LATITUDE', axis: 'latitude' } as const;
const LONGITUDE = { type: 'coordinates', label: 'Longitude', stored: 'LONGITUDE', axis: 'longitude' } as const;

export const States: OneFieldStory = { ...inEveryState, args: { field: LATITUDE, value: '14.5547' } };

export const OutOfRange: OneFieldStory = {
  args: { field: LATITUDE, value: '121.0244', checked: true },
  play: async ({ canvas }) => {
    const message = 'Latitude must be a number from -90 to 90.';
    await expect(await canvas.findByText(message)).toBeVisible();
  },
};

export const Unlocked: OneFieldStory = {
  args: { field: { ...LATITUDE, locked: true }, value: '14' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Unlock Latitude' }));
    await userEvent.keyboard('.5');
    await expect(canvas.getByLabelText('Latitude')).toHaveValue('14.5');
    await expect(canvas.getByRole('button', { name: 'Lock Latitude' })).toBeVisible();
  },
};

export const Refused: OneFieldStory = {
  args: { field: LATITUDE },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Latitude');
    await userEvent.type(input, '14n');
    await expect(input).toHaveValue('14');
    await expect(canvas.getByText('Digits and a dot only.')).toBeVisible();
  },
};

const position = defineEditor({
  name: 'position',
  title: 'Position',
  stored: { collection: 'POSITION', save: 'updateCollection' },
  fields: {
    longitude: { ...LONGITUDE, width: 'half' },
    latitude: { ...LATITUDE, mapWith: 'longitude', width: 'half' },
  },
});

type FormStory = StoryObj<typeof StoryForm>;

export const OnTheMap: FormStory = {
  render: () => <StoryForm definition={position} form={{ latitude: '10.3157', longitude: '123.8854' }} />,
};

export const WithoutAPin: FormStory = { render: () => <StoryForm definition={position} /> };

export const OutsideOfTheMap: FormStory = {
  render: () => <StoryForm definition={position} form={{ latitude: '48.85', longitude: '2.35' }} />,
};
