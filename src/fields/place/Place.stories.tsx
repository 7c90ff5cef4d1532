import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { inEveryState, OneField, type OneFieldStory } from '../../../stories/support/fieldStories';
import { StoryForm } from '../../../stories/support/StoryForm';
import { defineEditor } from '../../definition';

const meta: Meta<typeof OneField> = { title: 'Fields/Place', component: OneField };
export default meta;

const FIELD = { type: 'place', label: 'Location', stored: 'LOCATION', placeholder: 'City, landmark…' } as const;
const MAKATI = 'Makati, Metro Manila';

export const States: OneFieldStory = { ...inEveryState, args: { field: FIELD, value: MAKATI } };

export const Waiting: OneFieldStory = {
  args: { field: FIELD },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Location' }), 'mak');
    await expect(canvas.getByText(/press Enter to search now/)).toBeVisible();
  },
};

export const Suggested: OneFieldStory = {
  args: { field: FIELD },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('combobox', { name: 'Location' });
    await userEvent.type(input, 'mak{Enter}');
    await expect(await screen.findByRole('option', { name: MAKATI })).toBeVisible();
    await userEvent.keyboard('{ArrowDown}');
    await expect(input).toHaveAttribute('aria-activedescendant', expect.stringContaining('option-0'));
  },
};

export const NothingFound: OneFieldStory = {
  args: { field: FIELD },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Location' }), 'Atlantis{Enter}');
    await expect(await canvas.findByText(/^No place found/)).toBeVisible();
  },
};

const withCoordinates = defineEditor({
  name: 'place',
  title: 'Place',
  stored: { collection: 'PLACE', save: 'updateCollection' },
  fields: {
    location: { ...FIELD, coordinates: { latitude: 'latitude', longitude: 'longitude' } },
    longitude: {
      type: 'coordinates',
      label: 'Longitude',
      stored: 'LONGITUDE',
      axis: 'longitude',
      locked: true,
      width: 'half',
    },
    latitude: {
      type: 'coordinates',
      label: 'Latitude',
      stored: 'LATITUDE',
      axis: 'latitude',
      locked: true,
      mapWith: 'longitude',
      width: 'half',
    },
  },
});

export const FillsCoordinates: StoryObj<typeof StoryForm> = {
  render: () => <StoryForm definition={withCoordinates} />,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Location' }), 'mak{Enter}');
    await userEvent.click(await screen.findByRole('option', { name: MAKATI }));
    await expect(await canvas.findByRole('img', { name: /with a pin at 14.5547, 121.0244/ })).toBeVisible();
    await expect(canvas.getByLabelText('Longitude')).toHaveValue('121.0244');
  },
};
