import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { inEveryState, OneField, type OneFieldStory } from '../../../stories/support/fieldStories';

const meta: Meta<typeof OneField> = { title: 'Fields/List', component: OneField };
export default meta;

const FIELD = {
  type: 'list',
  label: 'Body',
  addLabel: 'Add Body',
  itemLabel: 'Body',
  stored: { each: 'BODY' },
  max: 5,
  fields: {
    title: { type: 'text', label: 'Title', stored: 'TITLE', required: 'Title is required.' },
    text: { type: 'multiline', label: 'Text', stored: 'TEXT' },
  },
} as const;
const FILLED = [
  { $id: 'a', title: 'From a single estate to fifty cities: how the company grew with the country and why' },
  { $id: 'b', text: 'A text without a title' },
  { $id: 'c', title: 'Sustainability is measured' },
];

export const States: OneFieldStory = { ...inEveryState, args: { field: FIELD, value: FILLED } };

export const WithProblems: OneFieldStory = { args: { field: FIELD, value: FILLED, checked: true } };

export const FullList: OneFieldStory = {
  args: {
    field: FIELD,
    value: Array.from({ length: 5 }, (_, i) => ({ $id: `${i}`, title: `Title ${i + 1}` })),
  },
};

export const RemovedWithUndo: OneFieldStory = {
  args: { field: FIELD, value: FILLED },
  play: async ({ canvas }) => {
    const page = within(document.body);
    await userEvent.click(canvas.getByRole('button', { name: /Actions.*Body 1|Body 1.*[Aa]ctions/ }));
    await userEvent.click(await page.findByRole('menuitem', { name: /Remove/ }));
    await userEvent.click(await page.findByRole('button', { name: 'Undo' }));
    await expect(canvas.getByText(/From a single estate/)).toBeVisible();
  },
};

const BESIDE = { ...FIELD, opens: 'beside' } as const;

export const Beside: OneFieldStory = { ...inEveryState, args: { field: BESIDE, value: FILLED } };

export const BesideWithProblems: OneFieldStory = {
  args: { field: BESIDE, value: FILLED, checked: true },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Body 2 .* 1 problem$/ }));
    await expect(within(canvas.getByRole('group', { name: 'Body 2' })).getByText('Title is required.')).toBeVisible();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByLabelText(/^Title/)).toHaveValue('Sustainability is measured');
  },
};

export const BesideEnteredOnNarrow: OneFieldStory = {
  args: { field: BESIDE, value: FILLED, width: 320 },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(/^Title/)).not.toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Body 3/ }));
    await expect(canvas.getByLabelText(/^Title/)).toHaveValue('Sustainability is measured');
    await expect(canvas.getByLabelText(/^Title/)).toBeVisible();
    await expect(canvas.queryByRole('list')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Back to the list' }));
    await expect(canvas.getByRole('button', { name: /^Body 3/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(canvas.getByRole('button', { name: /^Body 2/ })).toHaveFocus();
    await expect(canvas.getByRole('list')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('group', { name: 'Body 2' })).toBeVisible();
    await userEvent.tab();
  },
};
