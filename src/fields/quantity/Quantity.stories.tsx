import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { inEveryState, OneField, type OneFieldStory } from '../../../stories/support/fieldStories';

const meta: Meta<typeof OneField> = { title: 'Fields/Quantity', component: OneField };
export default meta;

const FIELD = {
  type: 'quantity',
  label: 'Lot Area',
  stored: { amount: 'LOT-AREA', unit: 'LOT-AREA-UNIT' },
  units: ['sqm', 'ha'],
  required: 'Lot Area is required.',
} as const;
const FILLED = { amount: 12_500, unit: 'sqm' };

export const States: OneFieldStory = { ...inEveryState, args: { field: FIELD, value: FILLED } };

export const FormerUnit: OneFieldStory = { args: { field: FIELD, value: { amount: 2, unit: 'acre' }, checked: true } };

export const Typed: OneFieldStory = {
  args: { field: FIELD },
  play: async ({ canvas }) => {
    const group = within(canvas.getByRole('group', { name: 'Lot Area' }));
    await userEvent.type(group.getByRole('textbox', { name: 'Number' }), '12500');
    await userEvent.selectOptions(group.getByRole('combobox', { name: 'Unit' }), 'ha');
    await expect(group.getByRole('textbox', { name: 'Number' })).toHaveValue('12,500');
  },
};
