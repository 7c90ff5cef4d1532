import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { OneField, type OneFieldStory } from '../support/fieldStories';

const meta: Meta<typeof OneField> = { title: 'Fields/Group/More states', component: OneField };
export default meta;

const ADDRESS = {
  type: 'group',
  label: 'Address',
  fields: {
    kind: {
      type: 'radio',
      label: 'Reached by',
      stored: 'KIND',
      choices: [
        { value: 'road', label: 'Road' },
        { value: 'boat', label: 'Boat' },
      ],
    },
    pier: { type: 'text', label: 'Pier', stored: 'PIER', visibleWhen: { field: 'kind', in: ['boat'] } },
    gate: { type: 'text', label: 'Gate', stored: 'GATE', enabledWhen: { field: 'kind', in: ['road'] } },
    contact: { type: 'group', label: 'Contact', fields: { phone: { type: 'text', label: 'Phone', stored: 'PHONE' } } },
  },
} as const;

export const WithConditions: OneFieldStory = {
  args: { field: ADDRESS, value: { kind: 'road', contact: {} } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByLabelText('Pier')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('radio', { name: 'Boat' }));
    await expect(canvas.getByLabelText('Pier')).toBeVisible();
    await expect(canvas.getByLabelText('Gate')).toBeDisabled();
  },
};
