import type { Meta } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { inEveryState, OneField, type OneFieldStory } from '../../../stories/support/fieldStories';
import { storyServices } from '../../../stories/support/services';

const meta: Meta<typeof OneField> = { title: 'Fields/Videos', component: OneField };
export default meta;

const FIELD = { type: 'videos', label: 'Videos', stored: { in: 'VIDEOS', each: { field: 'VIDEO' } } } as const;
const TOUR = { $id: 'a', key: 'files/tour.mp4', fileName: 'tour.mp4', fileType: 'video/mp4', featured: true } as const;
const WALK = { $id: 'b', key: 'files/walk.3gp', fileName: 'walk.3gp', fileType: 'video/3gpp' } as const;
const LOOP = { $id: 'c', key: 'files/loop.gif', fileName: 'loop.gif', fileType: 'image/gif' } as const;
const VIDEOS = [TOUR, WALK, LOOP];

export const States: OneFieldStory = { ...inEveryState, args: { field: FIELD, value: VIDEOS } };

export const Full: OneFieldStory = {
  args: { field: FIELD, value: Array.from({ length: 25 }, (_, index) => ({ ...LOOP, $id: `${index}` })) },
};

export const FeaturedRemoved: OneFieldStory = {
  args: { field: FIELD, value: VIDEOS },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Video 1' }));
    await expect(canvas.getByRole('radio', { name: 'Make Video 1 the featured video' })).toBeChecked();
  },
};

export const Failed: OneFieldStory = {
  args: { field: FIELD, services: storyServices({ kind: 'refused', status: 500, message: 'error' }) },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Add to Videos', { selector: 'input' });
    await userEvent.upload(input, new File(['x'], 'tour.mp4', { type: 'video/mp4' }));
    await expect(await canvas.findByText('Oops, Something went wrong')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Retry upload of Video 1' })).toBeVisible();
  },
};
