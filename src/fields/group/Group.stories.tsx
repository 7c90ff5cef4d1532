import type { Meta } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inEveryState, OneField, type OneFieldStory } from '../../../stories/support/fieldStories';

const meta: Meta<typeof OneField> = { title: 'Fields/Group', component: OneField };
export default meta;

const FIELD = {
  type: 'group',
  label: 'Home Page',
  fields: {
    title: { type: 'text', label: 'Title', stored: 'TITLE', required: 'Title is required.', width: 'half' },
    heading: { type: 'text', label: 'H1 Tag', stored: 'HEADING', width: 'half' },
    description: { type: 'multiline', label: 'Description', stored: 'DESCRIPTION' },
    detail: {
      type: 'text',
      label: 'Shown for one heading only',
      stored: 'DETAIL',
      visibleWhen: { field: 'heading', in: ['About ALP'] },
    },
  },
} as const;
const FILLED = { title: 'Residences of lasting value', heading: 'About ALP', description: 'Green estates.' };

export const States: OneFieldStory = { ...inEveryState, args: { field: FIELD, value: FILLED } };

const THIRDS = {
  type: 'group',
  label: 'Address',
  fields: {
    street: { type: 'text', label: 'Street', stored: 'STREET' },
    town: { type: 'text', label: 'Town', stored: 'TOWN', width: 'third' },
    province: { type: 'text', label: 'Province', stored: 'PROVINCE', width: 'third' },
    code: { type: 'text', label: 'ZIP Code', stored: 'CODE', width: 'third' },
    floor: { type: 'number', label: 'Floor', stored: 'FLOOR', integer: true, width: 'quarter' },
    unit: { type: 'text', label: 'Unit', stored: 'UNIT', width: 'quarter' },
    phone: { type: 'phone', label: 'Phone', stored: 'PHONE', width: 'half' },
  },
} as const;

export const InColumns: OneFieldStory = {
  args: { field: THIRDS },
  play: async ({ canvas }) => {
    const rows = ['Street', 'Town', 'Province', 'ZIP Code', 'Floor', 'Unit', 'Phone'].map((label) =>
      Math.round(canvas.getByLabelText(label).getBoundingClientRect().top),
    );
    await expect(rows.map((top) => [...new Set(rows)].indexOf(top))).toEqual([0, 1, 1, 1, 2, 2, 2]);
  },
};

const PARTS = {
  type: 'group',
  label: 'House',
  sections: 'tabs',
  fields: {
    name: { type: 'text', label: 'Name', stored: 'NAME', required: 'Name is required.' },
    address: THIRDS,
    owner: {
      type: 'group',
      label: 'Owner',
      fields: { owner: { type: 'text', label: 'Owner Name', stored: 'OWNER', required: 'Owner is required.' } },
    },
    rooms: {
      type: 'list',
      label: 'Rooms',
      itemLabel: 'Room',
      addLabel: 'Add Room',
      stored: { in: 'ROOMS', each: 'ROOM' },
      fields: { use: { type: 'text', label: 'Use', stored: 'USE' } },
    },
  },
} as const;
const HOUSE = {
  name: 'Villa Rosa',
  address: { street: 'Mabini' },
  owner: { owner: 'Rosa' },
  rooms: [{ use: 'Kitchen' }],
};

export const Tabs: OneFieldStory = { ...inEveryState, args: { field: PARTS, value: HOUSE } };

export const TabsWithProblems: OneFieldStory = {
  args: { field: PARTS, checked: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: 'Owner 1 problem' }));
    await expect(canvas.getByText('Owner is required.')).toBeVisible();
    await expect(canvas.getByText('Name is required.')).not.toBeVisible();
  },
};

export const Steps: OneFieldStory = {
  ...inEveryState,
  args: { field: { ...PARTS, sections: 'steps' }, value: HOUSE },
};

export const StepsLeft: OneFieldStory = {
  args: { field: { ...PARTS, sections: 'steps' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(canvas.getByText('General: 1 problem')).toBeVisible();
    await expect(canvas.getByLabelText('Street')).toBeVisible();
  },
};
