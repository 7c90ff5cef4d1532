import type { Meta } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { inEveryState, OneField, type OneFieldStory } from '../../../stories/support/fieldStories';
import type { Field } from '../../definition';

const meta: Meta<typeof OneField> = { title: 'Fields/One of several', component: OneField };
export default meta;

const FIELD: Extract<Field, { readonly type: 'oneOf' }> = {
  type: 'oneOf',
  label: 'Payment',
  help: 'How a unit is paid for.',
  stored: { each: 'PAYMENT-{type}' },
  required: 'Payment is required.',
  types: {
    cash: {
      label: 'Cash',
      fields: { discount: { type: 'number', label: 'Discount', stored: 'DISCOUNT' } },
    },
    loan: {
      label: 'Bank loan',
      fields: {
        bank: { type: 'text', label: 'Bank', stored: 'BANK', required: 'Bank is required.', width: 'half' },
        years: { type: 'number', label: 'Years', stored: 'YEARS', width: 'half' },
      },
    },
  },
};

export const States: OneFieldStory = {
  ...inEveryState,
  args: { field: FIELD, value: [{ type: 'loan', bank: 'BPI', years: 15 }] },
};

export const Switched: OneFieldStory = {
  args: { field: FIELD, value: [{ type: 'loan', bank: 'BPI' }] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Cash' }));
    await expect(canvas.queryByRole('textbox', { name: /Bank/ })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('radio', { name: 'Bank loan' }));
    await expect(canvas.getByRole('textbox', { name: /Bank/ })).toHaveValue('BPI');
  },
};
