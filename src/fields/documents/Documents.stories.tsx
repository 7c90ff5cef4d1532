import type { Meta } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { inEveryState, OneField, type OneFieldStory } from '../../../stories/support/fieldStories';

const meta: Meta<typeof OneField> = { title: 'Fields/Documents', component: OneField };
export default meta;

const FIELD = {
  type: 'documents',
  label: 'House rules',
  help: 'Offered for download in this order.',
  stored: { in: 'HOUSE-RULES', each: { field: 'DOCUMENT' } },
  captions: true,
  max: 5,
} as const;
const RULES = {
  $id: 'a',
  key: 'files/rules.pdf',
  fileName: 'rules.pdf',
  fileType: 'application/pdf',
  caption: 'House rules 2026',
} as const;
const PETS = { $id: 'b', key: 'files/pets.docx', fileName: 'pets.docx' } as const;

export const States: OneFieldStory = { ...inEveryState, args: { field: FIELD, value: [RULES, PETS] } };

export const WithoutCaptions: OneFieldStory = {
  args: { field: { ...FIELD, captions: false }, value: [RULES, PETS] },
};

export const Full: OneFieldStory = {
  args: { field: FIELD, value: Array.from({ length: 5 }, (_, index) => ({ ...RULES, $id: `${index}` })) },
};

export const Previewed: OneFieldStory = {
  args: { field: FIELD, value: [RULES, PETS] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Preview Document 2' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Preview Document 1' }));
    const dialog = await screen.findByRole('dialog', { name: 'rules.pdf' });
    await expect(await within(dialog).findByTitle('rules.pdf')).toHaveAttribute('src', expect.stringMatching(/^blob:/));
  },
};
