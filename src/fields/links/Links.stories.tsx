import type { Meta } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { inEveryState, OneField, type OneFieldStory } from '../../../stories/support/fieldStories';

const meta: Meta<typeof OneField> = { title: 'Fields/Links', component: OneField };
export default meta;

const FIELD = {
  type: 'links',
  label: 'Panorama links',
  itemLabel: 'Panorama link',
  addLabel: 'Add panorama link',
  stored: { in: 'PANORAMAS', each: { field: 'PANORAMA', label: 'panorama' } },
} as const;
/** Stories load nothing from other hosts. */
const LOBBY = { $id: 'a', url: `${location.origin}/lobby` };
const GARDEN = { $id: 'b', url: `${location.origin}/garden` };
const LINKS = [LOBBY, GARDEN];

export const States: OneFieldStory = { ...inEveryState, args: { field: FIELD, value: LINKS } };

export const Full: OneFieldStory = { args: { field: { ...FIELD, max: 2 }, value: LINKS } };

export const Invalid: OneFieldStory = {
  args: { field: FIELD, value: [LOBBY, { $id: 'c', url: 'javascript:alert(1)' }], checked: true },
  play: async ({ canvas }) => {
    const said = 'Panorama link must be a web link that starts with http:// or https://.';
    await expect(await canvas.findByText(said)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Preview Panorama link 2' })).toBeNull();
  },
};

export const Previewed: OneFieldStory = {
  args: { field: FIELD, value: LINKS },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Preview Panorama link 2' }));
    const frame = await screen.findByTitle('Panorama link 2');
    await waitFor(() => expect(frame.getBoundingClientRect()).toMatchObject({ width: 700, height: 400 }));
  },
};

export const ReorderedByKeyboard: OneFieldStory = {
  args: { field: FIELD, value: LINKS },
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Move Panorama link 1' }).focus();
    await userEvent.keyboard(' ');
    await expect(await screen.findByText('Moved to position 1 of 2.')).toBeInTheDocument();
    await userEvent.keyboard('{ArrowDown}');
    await expect(await screen.findByText('Moved to position 2 of 2.')).toBeInTheDocument();
    await userEvent.keyboard(' ');
    await waitFor(() => expect(canvas.getByLabelText('Panorama link 2')).toHaveValue(LOBBY.url));
  },
};
