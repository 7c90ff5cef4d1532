import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { fragments } from '../../schemas/fragments';
import { editorFromJson } from '../../src/definition';
import { inEveryState, OneField, type OneFieldStory } from '../support/fieldStories';

const meta: Meta<typeof OneField> = { title: 'Fields/List/More states', component: OneField };
export default meta;

const FIELD = {
  type: 'list',
  label: 'Units',
  addLabel: 'Add Unit',
  itemLabel: 'Unit',
  stored: { in: 'UNITS', each: 'UNIT' },
  summary: ['name', 'areas'],
  fields: {
    name: { type: 'text', label: 'Name', stored: 'NAME', required: 'Name is required' },
    areas: {
      type: 'list',
      label: 'Areas',
      addLabel: 'Add Area',
      itemLabel: 'Area',
      stored: { in: 'AREAS', each: 'AREA' },
      fields: { size: { type: 'number', label: 'Size', stored: 'SIZE', positive: true } },
    },
  },
} as const;
const UNITS = [
  {
    $id: 'a',
    name: 'Unit A',
    areas: [
      { $id: 'x', size: 12 },
      { $id: 'y', size: 30 },
    ],
  },
  { $id: 'b', name: 'Unit B', areas: [] },
  { $id: 'c', areas: [] },
];

export const NestedWithProblems: OneFieldStory = { args: { field: FIELD, value: UNITS, checked: true } };
export const Long: OneFieldStory = {
  args: {
    field: FIELD,
    value: Array.from({ length: 300 }, (_, index) => ({ $id: `u${index}`, name: `Unit ${index + 1}`, areas: [] })),
  },
  play: async ({ canvasElement }) => {
    // Only rows near the viewport are rendered: the cost does not grow with the length of the list.
    await expect(within(canvasElement).getAllByRole('listitem').length).toBeLessThan(100);
  },
};

export const Open: OneFieldStory = {
  args: { field: FIELD, value: UNITS },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /^Unit 1 / }));
    await expect(within(canvasElement).getByLabelText(/^Name/)).toHaveValue('Unit A');
  },
};

export const MovedByKeyboard: OneFieldStory = {
  args: { field: FIELD, value: UNITS },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('button', { name: 'Move Unit 1' }).focus();
    await userEvent.keyboard(' ');
    await waitFor(() => expect(within(document.body).getByText('Moved to position 1 of 3.')).toBeInTheDocument());
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(within(document.body).getByText('Moved to position 2 of 3.')).toBeInTheDocument());
    await userEvent.keyboard(' ');
    await waitFor(() => expect(canvas.getByRole('button', { name: /^Unit 2 Unit A/ })).toBeVisible());
  },
};

export const WithItsMenu: OneFieldStory = {
  args: { field: FIELD, value: UNITS },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Actions of Unit 2' }));
    await waitFor(() => expect(within(document.body).getByRole('menuitem', { name: 'Remove Unit 2' })).toBeVisible());
  },
};

/** A map, as written in JSON definitions. */
const KEYS_AND_VALUES = editorFromJson(
  {
    ...{ name: 'map', title: 'Map', stored: { collection: 'MAP-FC', save: 'updateCollection' } },
    fields: {
      facts: { $use: 'keyValues', with: { label: 'Good to know', noun: 'Fact', stored: 'FACTS', key: 'Name' } },
    },
  },
  { fragments },
).fields['facts']!;
const FACTS = [
  { key: 'Parking', value: 'Free for visitors' },
  { key: 'Dress code', value: 'Smart casual' },
];

export const KeysAndValues: OneFieldStory = { ...inEveryState, args: { field: KEYS_AND_VALUES, value: FACTS } };

export const KeyThatComesTwice: OneFieldStory = {
  args: { field: KEYS_AND_VALUES, value: [...FACTS, { key: 'parking', value: 'In the street' }], checked: true },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Fact 3 .* 1 problem$/ }));
    await expect(canvas.getByText('Name must be unique.')).toBeVisible();
  },
};
