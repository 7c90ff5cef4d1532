import type { Meta } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { inEveryState, OneField, type OneFieldStory } from '../../../stories/support/fieldStories';

const meta: Meta<typeof OneField> = { title: 'Fields/Tags', component: OneField };
export default meta;

const FIELD = {
  type: 'tags',
  label: 'Tags',
  stored: { field: 'TAGS', as: { join: ',' } },
  required: 'Tags are required.',
} as const;
const FILLED = [{ tag: 'Pool' }, { tag: 'Gym' }];

export const States: OneFieldStory = { ...inEveryState, args: { field: FIELD, value: FILLED } };

export const Added: OneFieldStory = {
  args: { field: FIELD, value: FILLED },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Tags *', { selector: 'input' });
    await userEvent.type(input, ' Garden {Enter}Gym{Enter}');
    await expect(canvas.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['Pool', 'Gym', 'Garden']);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Gym' }));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await expect(input).toHaveFocus();
  },
};

export const Refused: OneFieldStory = {
  args: { field: FIELD },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText(/^Tags/);
    await userEvent.type(input, 'Pool, Gym{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      "A tag may not hold ','. Add one tag after the other.",
    );
    await expect(input).toHaveValue('Pool, Gym');
  },
};

export const Long: OneFieldStory = {
  args: {
    field: FIELD,
    value: [{ tag: 'A tag that is so long that it has to be written on several lines of text' }],
    width: 280,
  },
};
