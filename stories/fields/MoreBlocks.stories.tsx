import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { OneField, type OneFieldStory } from '../support/fieldStories';

const meta: Meta<typeof OneField> = { title: 'Fields/Blocks/More states', component: OneField };
export default meta;

const FIELD = {
  type: 'blocks',
  label: 'Components',
  addLabel: 'Add Component',
  itemLabel: 'Component',
  stored: { in: 'COMPONENTS', each: 'COMPONENT-{type}' },
  types: {
    quote: { label: 'Quote', fields: { words: { type: 'multiline', label: 'Words', stored: 'WORDS' } } },
    figure: { label: 'Figure', fields: { number: { type: 'number', label: 'Number', stored: 'NUMBER' } } },
  },
} as const;
const PARTS = [
  { $id: 'a', type: 'quote', words: 'A place to come home to.' },
  { $id: 'b', type: 'figure', number: 50 },
];

export const UnknownKind: OneFieldStory = { args: { field: FIELD, value: [...PARTS, { $id: 'c', type: 'carousel' }] } };

export const AddingOne: OneFieldStory = {
  args: { field: FIELD },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '+ Add Component' }));
    await userEvent.click(await within(document.body).findByRole('button', { name: 'Quote' }));
    await expect(await within(canvasElement).findByLabelText('Words')).toHaveFocus();
  },
};
