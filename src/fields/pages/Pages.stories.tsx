import type { Meta } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { inEveryState, OneField, type OneFieldStory } from '../../../stories/support/fieldStories';
import { storyServices } from '../../../stories/support/services';
import type { Field } from '../../definition';

const meta: Meta<typeof OneField> = { title: 'Fields/Pages', component: OneField };
export default meta;

const FIELD: Extract<Field, { readonly type: 'pages' }> = {
  type: 'pages',
  label: 'Related blogs',
  stored: { field: 'BLOGS-IN-PROPERTY', as: { join: '#' } },
  help: 'Shown below the article.',
  pages: { tag: 'CONTENT-ALP' },
};
const PAGES = ['page-1', 'page-2', 'page-8'].map((page) => ({ $id: page, page }));
const GONE = [{ $id: 'gone', page: 'gone' }, ...PAGES, { $id: 'page-hidden', page: 'page-hidden' }];

export const States: OneFieldStory = { ...inEveryState, args: { field: FIELD, value: GONE, brand: 'AVIDA' } };

export const Filled: OneFieldStory = {
  args: { field: FIELD, value: PAGES, brand: 'AVIDA' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Gardens of the south 02')).toBeVisible();
  },
};

export const WithRemovedPages: OneFieldStory = {
  args: { field: FIELD, value: GONE, brand: 'AVIDA' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Removed page')).toBeVisible();
    await expect(canvas.getByText('Page without access')).toBeVisible();
  },
};

export const NamesFailed: OneFieldStory = {
  args: {
    field: FIELD,
    value: PAGES,
    brand: 'AVIDA',
    services: { ...storyServices(), resolveEntries: async () => Promise.reject(new Error('down')) },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/The names could not be loaded/)).toBeVisible();
  },
};

export const Picking: OneFieldStory = {
  args: {
    field: {
      ...FIELD,
      pages: {
        ...FIELD.pages,
        categories: [
          { value: 'blogs', label: 'Blogs' },
          { value: 'news', label: 'News' },
        ],
      },
      max: 4,
    },
    value: PAGES,
    brand: 'AVIDA',
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Choose Related blogs' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Choose Related blogs' }));
    await waitFor(() => expect(dialog.getByText('20 of 30 pages')).toBeVisible());
    await userEvent.type(dialog.getByRole('searchbox', { name: 'Search pages' }), 'gardens{Enter}');
    await waitFor(() => expect(dialog.getByText('5 pages')).toBeVisible());
  },
};

export const ReorderedByKeyboard: OneFieldStory = {
  args: { field: FIELD, value: PAGES, brand: 'AVIDA' },
  play: async ({ canvas }) => {
    (await canvas.findByRole('button', { name: 'Move Estates of the south 01' })).focus();
    await userEvent.keyboard(' ');
    await expect(await screen.findByText('Moved to position 1 of 3.')).toBeInTheDocument();
    await userEvent.keyboard('{ArrowRight}');
    await expect(await screen.findByText('Moved to position 2 of 3.')).toBeInTheDocument();
    await userEvent.keyboard(' ');
    await waitFor(() =>
      expect(canvas.getAllByRole('listitem').map((chip) => chip.textContent)).toEqual([
        'Gardens of the south 02',
        'Estates of the south 01',
        'Estates of the south 08',
      ]),
    );
  },
};
