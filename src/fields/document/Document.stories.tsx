import type { Meta } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { inEveryState, OneField, type OneFieldStory } from '../../../stories/support/fieldStories';
import { storyServices } from '../../../stories/support/services';

const meta: Meta<typeof OneField> = { title: 'Fields/Document', component: OneField };
export default meta;

const FIELD = {
  type: 'document',
  label: 'Brochure',
  help: 'Offered for download on the page of the project.',
  stored: 'File',
  accept: ['pdf'],
  required: 'Please upload a document.',
} as const;
const PLAN = { key: 'files/plan.pdf', fileName: 'plan.pdf', fileType: 'application/pdf' } as const;

export const States: OneFieldStory = { ...inEveryState, args: { field: FIELD, value: PLAN } };

export const WordDocument: OneFieldStory = {
  args: {
    field: { type: 'document', label: 'Brochure', stored: 'File' },
    value: { key: 'files/plan.docx', fileName: 'plan.docx' },
  },
};

export const WithoutOwner: OneFieldStory = {
  args: {
    field: {
      ...FIELD,
      uploadTo: '/upload/mdor-docs',
      belongsTo: { field: 'project', sentAs: 'project', message: 'Please assign a project first.' },
    },
  },
  play: async ({ canvas }) => {
    const control = canvas.getByRole('button', { name: /^Upload Brochure/ });
    await expect(control).toBeDisabled();
    await expect(canvas.getByText('Please assign a project first.')).toBeVisible();
  },
};

export const Previewed: OneFieldStory = {
  args: { field: FIELD, value: PLAN },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Preview Brochure' }));
    const dialog = await screen.findByRole('dialog', { name: 'plan.pdf' });
    const frame = await within(dialog).findByTitle('plan.pdf');
    await expect(frame).toHaveAttribute('src', expect.stringMatching(/^blob:/));
  },
};

export const Infected: OneFieldStory = {
  args: { field: FIELD, services: storyServices({ kind: 'refused', status: 422, message: 'infected' }) },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Upload Brochure', { selector: 'input' });
    await userEvent.upload(input, new File(['x'], 'plan.pdf', { type: 'application/pdf' }));
    const said = 'The file is infected, Saving this attachment is disabled.';
    await expect(await canvas.findByText(said)).toBeVisible();
  },
};
